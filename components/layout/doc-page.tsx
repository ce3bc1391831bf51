import type { ReactNode } from "react";
import { LastUpdated } from "@/components/nav/last-updated";
import { Pagination } from "@/components/nav/pagination";
import { PrintSection } from "@/components/nav/print-section";
import { TagList } from "@/components/nav/tag-list";
import { TableOfContents } from "@/components/nav/toc";
import { Icon } from "@/components/ui/icon";
import { site } from "@/lib/site";
import type { Heading, PageMetadata, Route } from "@/lib/types";
import styles from "./doc-page.module.css";

type Props = {
  route: Route;
  headings: readonly Heading[];
  metadata: PageMetadata;
  /** The sidebar that this page is the landing page of; it can be printed from here. */
  printable?: string;
  children: ReactNode;
};

/** One documentation page: title, description, tags, content, who changed it, neighbors, and its table of contents. */
export function DocPage({ route, headings, metadata, printable, children }: Props) {
  const { frontMatter, file, doc } = route.source;
  return (
    <div className={styles.page} data-doc-page>
      <article className={styles.article} aria-labelledby="title">
        <header className={styles.header}>
          <h1 id="title" tabIndex={-1}>
            {frontMatter.title}
          </h1>
          <p>{frontMatter.description}</p>
          <TagList tags={frontMatter.tags} />
        </header>
        {headings.length > 0 && (
          <details className={styles.inlineToc}>
            <summary>On this page</summary>
            <TableOfContents headings={headings} />
          </details>
        )}
        <div className="prose">{children}</div>
        <footer className={styles.footer}>
          <div className={styles.meta}>
            <a href={site.editUrl(file)} rel="noopener noreferrer">
              <Icon name="edit" size={16} /> Edit this page
            </a>
            {printable && <PrintSection sidebar={printable} />}
            <LastUpdated {...metadata} />
          </div>
          <Pagination previous={route.previous} next={route.next} />
        </footer>
      </article>
      {headings.length > 0 && (
        <aside className={styles.toc} aria-label="On this page" data-toc={doc.path}>
          <h2>On this page</h2>
          <TableOfContents headings={headings} />
        </aside>
      )}
    </div>
  );
}
