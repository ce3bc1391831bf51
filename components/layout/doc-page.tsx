import type { ReactNode } from "react";
import { pages } from "#texts/pages";
import { LastUpdated } from "@/components/nav/last-updated";
import { PrintSection } from "@/components/nav/print-section";
import { TagList } from "@/components/nav/tag-list";
import { TableOfContents } from "@/components/nav/toc";
import { PageHeader } from "@/components/ui/page-header";
import { withBase } from "@/lib/nav/edition";
import { languageOf } from "@/lib/nav/editions";
import { keepTogether } from "@/lib/page/no-break";
import { readingMinutes } from "@/lib/page/reading-minutes";
import { markdownPath, toHref } from "@/lib/paths";
import type { Site } from "@/lib/site/load";
import type { DocType, Heading, PageMetadata, Route } from "@/lib/types";
import styles from "./doc-page.module.css";
import { EditionNotice } from "./edition-notice";
import { PageAsMarkdown } from "./page-as-markdown";
import { PageFooter } from "./page-footer";
import { PrintNote } from "./print-note";
import { WithToc } from "./with-toc";

type Props = {
  site: Pick<Site, "manifest" | "alternates">;
  route: Route;
  headings: readonly Heading[];
  metadata: PageMetadata;
  /** Number of words that count for the reading time. */
  words: number;
  /** Content beside the text takes the space of the table of contents. */
  isWide: boolean;
  /** Id of the sidebar whose landing page this is; its section can be printed from here. */
  printable?: string;
  children: ReactNode;
};

/** One documentation page: title, description, tags, table of contents, content, last update, and links to its neighbors. */
export function DocPage({ site, route, headings, metadata, words, isWide, printable, children }: Props) {
  const { frontMatter, file, doc, foreign } = route.source;
  const language = languageOf(site.manifest.editions, route.source);
  const keep = (text: string) => keepTogether(text, language?.lang ?? site.manifest.edition.locale.code);
  const contents = headings.map((heading) => ({ ...heading, text: keep(heading.text) }));
  const versions = versionsOf(site.alternates, doc.path);
  return (
    <WithToc path={doc.path} headings={contents} isWide={isWide} language={language}>
      <article aria-labelledby="Title" data-versions={versions}>
        <EditionNotice path={doc.path} untranslated={route.source.untranslated} site={site} />
        <PageHeader
          title={keep(frontMatter.title)}
          lead={foreign?.isDescribed === false ? undefined : keep(frontMatter.description)}
          language={language}
        >
          <div className={styles.about}>
            <TagList tags={frontMatter.tags} />
            {isRead(frontMatter.type) && words > wordsWorthATime && <span>{pages.minutes(readingMinutes(words))}</span>}
          </div>
        </PageHeader>
        {headings.length > 0 && (
          <details className={isWide ? `${styles.inlineToc} ${styles.wideToc}` : styles.inlineToc}>
            <summary>{pages.onThisPage}</summary>
            <TableOfContents headings={contents} language={language} />
          </details>
        )}
        <div className={isWide ? `prose ${styles.wide}` : "prose"} {...language}>
          {children}
        </div>
        <PageFooter
          asksAbout={doc.path === "/" || frontMatter.unlisted ? undefined : doc.path}
          file={foreign ? undefined : file}
          editLabel={pages.editPage}
          previous={route.previous}
          next={route.next}
          actions={
            <>
              {!frontMatter.unlisted && <PageAsMarkdown href={toHref(withBase(markdownPath(doc.path)))} />}
              {printable && <PrintSection sidebar={printable} />}
            </>
          }
        >
          {(!foreign || metadata.date) && <LastUpdated {...metadata} />}
          <PrintNote path={doc.path} />
        </PageFooter>
      </article>
    </WithToc>
  );
}

/** Types of pages that are read from beginning to end; the others are reference material. */
const readKinds: ReadonlySet<DocType> = new Set(["concept", "how-to", "tutorial", "module", "troubleshooting"]);
const isRead = (type: DocType | undefined) => type !== undefined && readKinds.has(type);

/** Pages with at most this many words take a minute or two to read, which is not worth showing. */
const wordsWorthATime = 400;

/** Space-separated names of the versions that have a page, for the version menu; undefined if there are none. */
const versionsOf = ({ versions }: Site["alternates"], path: string): string | undefined =>
  [...versions].flatMap(([name, paths]) => (paths.has(path) ? [name] : [])).join(" ") || undefined;
