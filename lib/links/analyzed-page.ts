import type { DocSource, Issue, Outline } from "../types";

/** What reading one page by itself gives. */
export type PageFindings = { outline: Outline; issues: Issue[] };

/** A page and its outline, as the checks across pages take them. */
export type AnalyzedPage = { source: DocSource; outline: Outline };
