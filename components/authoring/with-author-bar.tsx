import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { mistakesOf } from "@/lib/check/examine-components";
import { sortIssues } from "@/lib/issues";
import type { Site } from "@/lib/site/load";
import { readReport } from "@/lib/site/report";
import type { DocSource, Issue } from "@/lib/types";
import { AuthorBar } from "./author-bar";

type Props = { site: Site; source: DocSource; children: ReactNode };

/**
 * A page with the bar for authors below it. What the page itself gets wrong is there at once; what only the checks of the whole site
 * find comes from their last report.
 */
export async function WithAuthorBar({ site, source, children }: Props) {
  const { file, frontMatter, format } = source;
  const { root } = site.environment;
  const head = await site.reader.head(source);
  const own = mistakesOf(source, head, site.product.contracts());
  const read = [...own.map((finding) => ({ file, ...finding })), ...site.issues];
  const issues = sortIssues(withoutTwins([...read, ...readReport(root)].filter((issue) => issue.file === file)));
  const marks = [frontMatter.draft && "draft", frontMatter.unlisted && "unlisted"].filter((mark) => mark !== false);
  const words = format === "tsx" ? [] : [`${head.outline.words} words`];
  return (
    <>
      {children}
      <AuthorBar
        file={file}
        lines={readFileSync(join(root, file), "utf8").split("\n")}
        issues={issues}
        facts={[frontMatter.type, ...words, ...marks]}
      />
    </>
  );
}

function withoutTwins(issues: readonly Issue[]): Issue[] {
  const keyOf = ({ line, message }: Issue) => `${line} ${message}`;
  return [...new Map(issues.map((issue) => [keyOf(issue), issue])).values()];
}
