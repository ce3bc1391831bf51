import type { ReferenceLink } from "../reference/links";
import type { DocSource, Issue, Outline } from "../types";

/** What reading one page by itself gives. */
export type PageFindings = { outline: Outline; issues: Issue[] };

/** Says what is wrong in one use of a figure; one sentence a mistake. Figures bring it, since they know their values. */
export type FigureCheck = (name: string, attributes: Record<string, string>) => string[];

/** A page and its outline, as the checks across pages take them. */
export type AnalyzedPage = { source: DocSource; outline: Outline };

/** What a page names: components with their values, code, and whatever else its text mentions. */
export type NamedParts = Pick<DocSource, "file" | "body"> & Pick<Outline, "components" | "fences">;

/** What names turn out to be: ids that components draw on the page, and mistakes. */
export type NameFindings = { anchors: string[]; issues: Issue[] };

/** Compares what pages name with what there is. Pages are handed over one by one, findings come in the same order. */
export type Examiner = { add: (page: NamedParts) => void; finish: () => Promise<NameFindings[]> };

/** What reading the reference documents by themselves gives; where their links lead is known only with all pages. */
export type DocumentFindings = { issues: Issue[]; links: ReferenceLink[] };
