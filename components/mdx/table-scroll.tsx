import type { ReactNode } from "react";
import { pages } from "#texts/pages";
import { scrollRegion } from "@/components/ui/scroll-region";

type Props = {
  /** The heading above, if there is one. */
  "aria-labelledby"?: string;
  children: ReactNode;
};

/** What a Markdown table scrolls in. A group, so that it is no landmark; the keyboard reaches it. */
export function TableScroll({ "aria-labelledby": heading, children }: Props) {
  return (
    <div
      className="table-scroll"
      role="group"
      {...scrollRegion}
      {...(heading ? { "aria-labelledby": heading } : { "aria-label": pages.table })}
    >
      {children}
    </div>
  );
}
