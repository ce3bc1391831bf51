import { redirects } from "../../redirects";
import { blogPaths } from "../blog/lists";
import { readPosts, sourceOf } from "../blog/posts";
import { checkWriting } from "../content/check-writing";
import { loadContent } from "../content/docs";
import { ContentPlaceError, contentPlace } from "../content/place";
import { formatReport, isFailure } from "../issues";
import { analyzePages, checkVersion } from "../links/analyze-pages";
import { checkContent } from "../links/check-content";
import { checkReferenceDocuments } from "../links/check-reference-documents";
import { checkNavigation, checkReserved } from "../nav/check";
import { systemPages } from "../nav/routes";
import { checkRedirects } from "../redirects/check";
import { ReferenceFileError } from "../reference/yaml-file";
import type { Issue } from "../types";
import { examineInProcess } from "./examine-process";
import { loadManifest } from "./manifest";

type Result = { issues: Issue[]; pages: number; notice?: string };

/**
 * Every finding about content, navigation and redirects. Drafts are checked as well. Another tree of pages is not held to what
 * only our own content promises: the reference, the redirects and the writing rules.
 */
export async function collectIssues(root: string): Promise<Result> {
  const { isOwn } = contentPlace(root);
  const version = checkVersion(root);
  const moved = isOwn ? redirects : [];
  const { sidebars, standalonePages } = await loadManifest(root, true);
  const content = loadContent(root, sidebars, true);
  const { posts, issues: blogIssues } = readPosts(root);
  const sources = [...[...content.routes.values()].map((route) => route.source), ...posts.map(sourceOf)];
  const examiner = examineInProcess(root);
  const [documents, { pages, issues }] = await Promise.all([
    isOwn ? checkReferenceDocuments(root, version, examiner.readDocuments) : { issues: [], links: [] },
    analyzePages(sources, root, version, examiner.start),
  ]).finally(examiner.close);
  const made = [...systemPages.map((page) => page.path), ...posts.map((post) => post.path), ...blogPaths(posts)];
  return {
    issues: [
      ...content.issues,
      ...blogIssues,
      ...issues,
      ...checkNavigation(content.routes, sidebars, standalonePages),
      ...checkReserved(content.routes, made),
      ...checkRedirects(moved, [...content.routes.keys(), ...made]),
      ...checkContent(root, pages, moved, { paths: blogPaths(posts), links: documents.links }),
      ...documents.issues,
      ...(isOwn ? checkWriting(pages) : []),
    ],
    pages: pages.length,
    ...(content.history.notice && { notice: content.history.notice }),
  };
}

/** Content that cannot be found and reference documents that cannot be read stop the other checks: their mistakes are the report. */
function asIssues(cause: unknown): Result {
  if (cause instanceof ContentPlaceError) {
    return { issues: [{ severity: "error", file: "CONTENT_DIR", message: cause.message }], pages: 0 };
  }
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
  const { issues, notice, pages } = await collectIssues(root).catch(asIssues);
  if (notice) console.log(notice);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${formatReport(issues)} in ${pages} pages (${seconds} s)`);
  return isFailure(issues, process.env.CHECK === "strict");
}
