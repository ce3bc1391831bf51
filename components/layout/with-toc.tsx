import type { ReactNode } from "react";
import { TableOfContents } from "@/components/nav/toc";
import type { Heading } from "@/lib/types";
import styles from "./with-toc.module.css";

type Props = { path: string; headings: readonly Heading[]; children: ReactNode };

/** An article and, on wide windows, its table of contents beside it. */
export function WithToc({ path, headings, children }: Props) {
  return (
    <div className={styles.page}>
      {children}
      {headings.length > 0 && (
        <aside className={styles.toc} aria-label="On this page" data-toc={path}>
          <h2>On this page</h2>
          <TableOfContents headings={headings} />
        </aside>
      )}
    </div>
  );
}
