import { redirects } from "../../redirects";
import { sidebars, standalonePages } from "../../sidebars";
import { blogPaths } from "../blog/lists";
import { checkBlog, readPosts, sourceOf } from "../blog/posts";
import { checkWriting } from "../content/check-writing";
import { loadContent } from "../content/docs";
import { formatReport, isFailure } from "../issues";
import { analyzePages, checkVersion } from "../links/analyze-pages";
import { checkContent } from "../links/check-content";
import { checkReferenceDocuments } from "../links/check-reference-documents";
import { checkNavigation } from "../nav/check";
import { systemPages } from "../nav/routes";
import { checkRedirects } from "../redirects/check";
import { ReferenceFileError } from "../reference/yaml-file";
import type { Issue } from "../types";
import { startExaminer } from "./examine-process";

type Result = { issues: Issue[]; pages: number; notice?: string };

/** Every finding about the repository's content, navigation and redirects. Drafts are checked as well. */
export async function collectIssues(root: string): Promise<Result> {
  const version = checkVersion(root);
  const documents = await checkReferenceDocuments(root, version);
  const content = loadContent(root, sidebars, true);
  const { posts } = readPosts(root);
  const sources = [...[...content.routes.values()].map((route) => route.source), ...posts.map(sourceOf)];
  const { pages, issues } = await analyzePages(sources, root, version, () => startExaminer(root));
  const paths = [...content.routes.keys(), ...[...systemPages, ...posts].map((page) => page.path), ...blogPaths(posts)];
  return {
    issues: [
      ...content.issues,
      ...checkBlog(root),
      ...issues,
      ...checkNavigation(content.routes, sidebars, standalonePages),
      ...checkRedirects(redirects, paths),
      ...checkContent(root, pages, redirects, { paths: blogPaths(posts), links: documents.links }),
      ...documents.issues,
      ...checkWriting(pages),
    ],
    pages: pages.length,
    ...(content.history.notice && { notice: content.history.notice }),
  };
}

/** A reference document that cannot be read stops the other checks: its mistakes are the report. */
function asReferenceIssues(cause: unknown): Result {
  if (!(cause instanceof ReferenceFileError)) throw cause;
  const issues = cause.problems.map((problem): Issue => {
    const [, file = "content/_reference", line = "1", message = problem] =
      /^(\S+?):(\d+) {2}(.*)$/s.exec(problem) ?? [];
    return { severity: "error", file, line: Number(line), message };
  });
  return { issues, pages: 0 };
}

/** Prints the report and returns whether the run must fail. `CHECK=strict` turns every finding into a failure. */
export async function runCheck(root: string): Promise<boolean> {
  const begun = performance.now();
  const { issues, notice, pages } = await collectIssues(root).catch(asReferenceIssues);
  if (notice) console.log(notice);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${formatReport(issues)} in ${pages} pages (${seconds} s)`);
  return isFailure(issues, process.env.CHECK === "strict");
}
