import type { ReactNode } from "react";
import { LastUpdated } from "@/components/nav/last-updated";
import { PrintSection } from "@/components/nav/print-section";
import { TagList } from "@/components/nav/tag-list";
import { TableOfContents } from "@/components/nav/toc";
import type { Heading, PageMetadata, Route } from "@/lib/types";
import styles from "./doc-page.module.css";
import { PageFooter } from "./page-footer";
import { PageHeader } from "./page-header";
import { PrintNote } from "./print-note";
import { WithToc } from "./with-toc";

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
  const { frontMatter, file, doc, other } = route.source;
  return (
    <WithToc path={doc.path} headings={headings}>
      <article aria-labelledby="title">
        <PageHeader title={frontMatter.title} lead={other?.isDescribed === false ? undefined : frontMatter.description}>
          <TagList tags={frontMatter.tags} />
        </PageHeader>
        {headings.length > 0 && (
          <details className={styles.inlineToc}>
            <summary>On this page</summary>
            <TableOfContents headings={headings} />
          </details>
        )}
        <div className="prose">{children}</div>
        <PageFooter
          file={other ? undefined : file}
          editLabel="Edit this page"
          previous={route.previous}
          next={route.next}
          actions={printable && <PrintSection sidebar={printable} />}
        >
          {(!other || metadata.date) && <LastUpdated {...metadata} />}
          <PrintNote path={doc.path} />
        </PageFooter>
      </article>
    </WithToc>
  );
}
