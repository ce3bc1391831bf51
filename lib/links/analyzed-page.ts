import type { DocSource, Issue, Outline } from "../types";

/** What reading one page by itself gives. */
export type PageFindings = { outline: Outline; issues: Issue[] };

/** Says what is wrong in one use of a figure; one sentence a mistake. Figures bring it, since they know their values. */
export type FigureCheck = (name: string, attributes: Record<string, string>) => string[];

/** A page and its outline, as the checks across pages take them. */
export type AnalyzedPage = { source: DocSource; outline: Outline };
