import type { ReactNode } from "react";
import type { SidebarItem } from "@/lib/types";

type Props = {
  items: readonly SidebarItem[];
  /** Renders an entry. `href` is undefined for a category without a page or with an unlisted one. */
  draw: (label: string, href: string | undefined, isCategory: boolean) => ReactNode;
};

/** The pages and categories of a sidebar as nested lists, without unlisted ones. */
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
