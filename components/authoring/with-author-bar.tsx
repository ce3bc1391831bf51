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
 * A page with the bar for authors below it. The bar shows mistakes of the page itself at once; those that only the checks of the whole
 * site can find, in this page and in files that all pages share, come from the last report of these checks. It offers the page as
 * Markdown when the page has no mistakes of its own.
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
  const issues = sortIssues(
    withoutTwins([...read, ...readCheckReport(root)].filter((issue) => issue.file === file || !pages.has(issue.file))),
  );
  const type = site.posts.some((post) => post.file === file) ? "post" : frontMatter.type;
  const words = format === "tsx" ? [] : [`${head.outline.words} words`];
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

/** Milliseconds in which a page is usually sent to the browser: a guess, which costs nothing where it is wrong. */
const sending = 200;

/** Begun when the page is on its way: an author who has saved waits for the page, not for its Markdown. */
async function markdownOf(source: DocSource, { reader, product }: Site): Promise<string> {
  await setTimeout(sending);
  return pageMarkdown(source, reader, product.draw);
}

/**
 * Paths of drafts and unlisted pages. Only these, not whole pages: in development React sends the browser everything that components are
 * given.
 */
function marksOf({ routes }: Site): Marks {
  return [...routes.values()].flatMap(({ source: { doc, frontMatter } }) => {
    const [mark] = marksIn(frontMatter);
    return mark ? [[doc.path, mark] as const] : [];
  });
}

/** What keeps a page out of sidebars. */
const marksIn = (frontMatter: FrontMatter) => (["draft", "unlisted"] as const).filter((mark) => frontMatter[mark]);

/** A finding with the line it is about, where the file has it; decoded as the check decodes it, so that line numbers agree. */
function withLine(issue: Issue, root: string): Found {
  const { file, line, severity } = issue;
  if (line === undefined) return { issue };
  return { issue, text: readText(join(root, file), file, severity).text.split("\n")[line - 1]?.trim() };
}

function withoutTwins(issues: readonly Issue[]): Issue[] {
  const keyOf = ({ file, line, message }: Issue) => `${file} ${line} ${message}`;
  return [...new Map(issues.map((issue) => [keyOf(issue), issue])).values()];
}
