import type { ReactNode } from "react";
import type { SidebarItem } from "@/lib/types";

type Props = {
  items: readonly SidebarItem[];
  /** A category may have no page, or one that is unlisted: then it comes without address. */
  draw: (label: string, href: string | undefined, isCategory: boolean) => ReactNode;
};

/** The pages of a sidebar and its categories as lists in each other, without those that are unlisted. */
export function ItemTree({ items, draw }: Props) {
  return (
    <ul>
      {items.map((item) =>
        item.type === "category" ? (
          <li key={item.label}>
            {draw(item.label, item.linkUnlisted ? undefined : item.href, true)}
            <ItemTree items={item.items} draw={draw} />
          </li>
        ) : (
          !item.unlisted && <li key={item.href}>{draw(item.label, item.href, false)}</li>
        ),
      )}
    </ul>
  );
}
