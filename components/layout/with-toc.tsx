import type { ReactNode } from "react";
import { pages } from "#texts/pages";
import { TableOfContents } from "@/components/nav/toc";
import type { Heading, Language } from "@/lib/types";
import styles from "./with-toc.module.css";

type Props = {
  path: string;
  headings: readonly Heading[];
  /** The article has two columns and takes the space of the table of contents, which is then shown only above the text. */
  isWide?: boolean;
  language?: Language;
  children: ReactNode;
};

/** An article with its table of contents beside it on wide viewports. */
export function WithToc({ path, headings, isWide, language, children }: Props) {
  return (
    <div className={isWide ? styles.wide : styles.page}>
      {children}
      {headings.length > 0 && !isWide && (
        <aside className={styles.toc} aria-label={pages.onThisPage} data-toc={path}>
          <h2>{pages.onThisPage}</h2>
          <TableOfContents headings={headings} language={language} />
        </aside>
      )}
    </div>
  );
}
