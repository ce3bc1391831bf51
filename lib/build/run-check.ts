import { redirects } from "../../redirects";
import { sidebars, standalonePages } from "../../sidebars";
import { checkWriting } from "../content/check-writing";
import { loadContent } from "../content/docs";
import { formatReport, isFailure } from "../issues";
import { analyzeRoutes, checkContent } from "../links/check-content";
import { checkNavigation } from "../nav/check";
import { checkRedirects } from "../redirects/check";
import { addDrawnAnchors, checkReferences } from "../links/check-references";
import type { Issue, Redirect, Sidebars } from "../types";

/** Every finding about the repository's content, navigation and redirects. Drafts are checked as well. */
export async function collectIssues(root: string): Promise<{ issues: Issue[]; notice?: string; pages: number }> {
  const content = loadContent(root, sidebars satisfies Sidebars, true);
  const paths = [...content.routes.keys()];
  const analyzed = await analyzeRoutes(content.routes);
  addDrawnAnchors(analyzed.pages);
  const issues = [
    ...content.issues,
    ...analyzed.issues,
    ...checkNavigation(content.routes, sidebars, standalonePages),
    ...checkRedirects(redirects satisfies Redirect[], paths),
    ...checkContent(root, analyzed.pages, redirects),
    ...checkReferences(analyzed.pages, root),
    ...checkWriting(analyzed.pages),
  ];
  return { issues, pages: paths.length, ...(content.history.notice && { notice: content.history.notice }) };
}

/** Prints the report and returns whether the run must fail. `CHECK=strict` turns every finding into a failure. */
export async function runCheck(root: string): Promise<boolean> {
  const begun = performance.now();
  const { issues, notice, pages } = await collectIssues(root);
  if (notice) console.log(notice);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${formatReport(issues)} in ${pages} pages (${seconds} s)`);
  return isFailure(issues, process.env.CHECK === "strict");
}
