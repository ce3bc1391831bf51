import { suggest } from "../issues";
import { analyzePage } from "../mdx/analyze";
import { isKnownLanguage, knownLanguages } from "../mdx/highlight";
import { systemPages } from "../nav/routes";
import type { DocSource, Issue, Outline, Redirect, Route } from "../types";
import { checkImages } from "./check-images";
import { checkLinks, type LinkTargets } from "./check-links";

export type AnalyzedPage = { source: DocSource; outline: Outline };

/** Reads every page once and reports its syntax, links, anchors, images and code fences. */
export function checkContent(root: string, pages: readonly AnalyzedPage[], redirects: readonly Redirect[]): Issue[] {
  const targets: LinkTargets = {
    anchors: new Map(pages.map(({ source, outline }) => [source.doc.path, anchorsOf(outline)])),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
  };
  for (const { path } of systemPages) targets.anchors.set(path, new Set());
  return pages.flatMap((page) => [...checkLinks(page, targets), ...checkImages(page, root), ...checkLanguages(page)]);
}

/** Reads every page once. */
export async function analyzeRoutes(
  routes: ReadonlyMap<string, Route>,
): Promise<{ pages: AnalyzedPage[]; issues: Issue[] }> {
  const results = await Promise.all(
    [...routes.values()].map(async ({ source }) => ({ source, ...(await analyzePage(source)) })),
  );
  return { pages: results, issues: results.flatMap((result) => result.issues) };
}

function anchorsOf(outline: Outline): Set<string> {
  return new Set(["top", "content", "title", ...outline.anchors]);
}

function checkLanguages({ source, outline }: AnalyzedPage): Issue[] {
  return outline.fences.flatMap(({ lang, line, column }) => {
    if (lang && isKnownLanguage(lang)) return [];
    const message = lang
      ? `Unknown code language "${lang}": it is shown as plain text.`
      : "A code fence names no language.";
    const hint = lang
      ? suggest(lang, knownLanguages(), "Use text for plain text.")
      : "Write it behind the backticks; text for plain text.";
    return [{ severity: "warning" as const, file: source.file, line, column, message, hint }];
  });
}
