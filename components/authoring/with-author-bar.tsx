import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ReactNode } from "react";
import { mistakesOf } from "@/lib/check/examine-components";
import { readText } from "@/lib/input/read-text";
import { sortIssues } from "@/lib/issues";
import { pageMarkdown } from "@/lib/machine-readable/page-markdown";
import { readCheckReport } from "@/lib/site/check-report";
import type { Site } from "@/lib/site/load";
import type { DocSource, FrontMatter, Issue } from "@/lib/types";
import { AuthorBar, type Found } from "./author-bar";
import { type Marks, SidebarMarks } from "./sidebar-marks";

type Props = { site: Site; source: DocSource; children: ReactNode };

/**
 * A page followed by the author bar. The bar shows findings in the page itself immediately; those that only a check of the whole site can
 * detect, in this page and in files shared by all pages, come from the last check report. It includes the page's Markdown when the page
 * has no findings of its own.
 */
export async function WithAuthorBar({ site, source, children }: Props) {
  const { file, frontMatter, format } = source;
  const { root } = site.environment;
  const head = await site.reader.head(source);
  const own = mistakesOf(source, head, site.product.contracts());
  const read = [...own.map((finding) => ({ file, ...finding })), ...site.issues];
  const pages = new Set([
    ...[...site.routes.values()].map((route) => route.source.file),
    ...site.posts.map((p) => p.file),
  ]);
  const all = [...read, ...readCheckReport(root)].filter((issue) => issue.file === file || !pages.has(issue.file));
  const issues = withoutTwins(sortIssues(all));
  const type = site.posts.some((post) => post.file === file) ? "post" : frontMatter.type;
  // A page that could not be read has none, while its last good state is shown.
  const words = head.outline.words === 0 ? [] : [`${head.outline.words} words`];
  return (
    <>
      {children}
      <SidebarMarks marks={marksOf(site)} />
      <AuthorBar
        file={file}
        found={issues.map((issue) => withLine(issue, root))}
        facts={[type, ...words, ...marksIn(frontMatter)]}
        headings={head.outline.headings}
        {...(format !== "tsx" && own.length === 0 && { markdown: markdownOf(source, site) })}
      />
    </>
  );
}

/** Milliseconds in which a page is usually sent to the browser: an estimate whose error is harmless. */
const sending = 200;

/** Generates the Markdown only after the page has been sent, so that an author who has saved does not wait for it. */
async function markdownOf(source: DocSource, site: Site): Promise<string> {
  await setTimeout(sending);
  return pageMarkdown(source, site);
}

/**
 * Paths of drafts and unlisted pages. Not whole pages, because in development React sends all props of server components to the browser.
 */
function marksOf({ routes }: Site): Marks {
  return [...routes.values()].flatMap(({ source: { doc, frontMatter } }) => {
    const [mark] = marksIn(frontMatter);
    return mark ? [[doc.path, mark] as const] : [];
  });
}

/** The front matter flags that keep a page out of sidebars. */
const marksIn = (frontMatter: FrontMatter) => (["draft", "unlisted"] as const).filter((mark) => frontMatter[mark]);

/** A finding with its source line, if the file has it; decoded in the same way as by the check, so that line numbers agree. */
function withLine(issue: Issue, root: string): Found {
  const { file, line, severity } = issue;
  if (line === undefined) return { issue };
  return { issue, text: readText(join(root, file), file, severity).text.split("\n")[line - 1]?.trim() };
}

/** Without findings that a page and the report both have, once the texts of both are readable. */
function withoutTwins(issues: readonly Issue[]): Issue[] {
  const keyOf = ({ file, line, message }: Issue) => `${file} ${line} ${message}`;
  return [...new Map(issues.map((issue) => [keyOf(issue), issue])).values()];
}
