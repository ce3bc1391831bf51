import { join } from "node:path";
import { DiskCache, hashFiles } from "../cache";
import type { DocSource, Issue } from "../types";
import type { AnalyzedPage, FigureCheck, PageFindings } from "./analyzed-page";

/** What the findings about a page depend on, beside its own text. */
const madeFrom = ["lib", "components/figures", "content/_reference", "package-lock.json"];

/** One version of the checks, their reference data and their packages. */
export const checkVersion = (root: string) => hashFiles(root, madeFrom);

/** Reads every page once; pages that have not changed since the last run come from `.cache`. */
export async function analyzePages(
  sources: readonly DocSource[],
  root: string,
  version: string,
  loadFigureCheck: () => Promise<FigureCheck>,
): Promise<{ pages: AnalyzedPage[]; issues: Issue[] }> {
  const cache = new DiskCache<PageFindings>(join(root, ".cache", "pages.json"), version);
  const results = await Promise.all(
    sources.map(async (source) => ({
      source,
      ...(await cache.get(`${source.file}\n${source.body}`, () => examine(source, loadFigureCheck))),
    })),
  );
  cache.save();
  return { pages: results, issues: results.flatMap((result) => result.issues) };
}

/** The parser and the reference are loaded only for pages that need reading. */
async function examine(source: DocSource, loadFigureCheck: () => Promise<FigureCheck>): Promise<PageFindings> {
  const { examinePage } = await import("./examine-page");
  return examinePage(source, await loadFigureCheck());
}
