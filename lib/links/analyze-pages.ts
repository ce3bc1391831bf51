import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { DiskCache, hashFiles } from "../cache";
import { contentPlace } from "../content/place";
import type { DocSource, Issue } from "../types";
import type { AnalyzedPage, Examiner, NamedParts, NameFindings, PageFindings } from "./analyzed-page";

/** What the findings about a page depend on, beside its own text. */
const madeFrom = ["lib", "components/figures", "content/_reference", "package-lock.json"];

/** Version of what findings depend on beside the pages: other findings are made again when it changes. */
export const checkVersion = (root: string): string => hashFiles(root, madeFrom);

/** Reads every page once; pages that have not changed since the last run of the same `version` come from `.cache`. */
export async function analyzePages(
  sources: readonly DocSource[],
  root: string,
  version: string,
  startExaminer: () => Examiner,
): Promise<{ pages: AnalyzedPage[]; issues: Issue[] }> {
  const cache = new DiskCache<PageFindings>(
    join(root, ".cache", contentPlace(root).isOwn ? "pages.json" : "other-pages.json"),
    version,
  );
  const kept = sources.map((source) => cache.find(keyOf(source)));
  const unread = sources.filter((_, index) => !kept[index]);
  const read = unread.length > 0 ? await examinePages(unread, startExaminer()) : new Map<DocSource, PageFindings>();
  for (const [source, findings] of read) cache.keep(keyOf(source), findings);
  cache.save();
  const pages = sources.flatMap((source, index) => {
    const findings = kept[index] ?? read.get(source);
    return findings ? [{ source, ...findings }] : [];
  });
  return { pages, issues: pages.flatMap(({ issues }) => issues) };
}

const keyOf = ({ file, body }: DocSource) => `${file}\n${body}`;

/** Parses pages one by one; the examiner works on each as soon as it is parsed. The parser is loaded only when needed. */
export async function examinePages(
  sources: readonly DocSource[],
  examiner: Examiner,
): Promise<Map<DocSource, PageFindings>> {
  const { analyzePage } = await import("../mdx/analyze");
  const parsed = new Map<DocSource, PageFindings>();
  for (const source of sources) {
    const page = await analyzePage(source);
    examiner.add(partsOf(source, page));
    parsed.set(source, page);
    // Messages leave this process only between two turns of its event loop.
    await setImmediate();
  }
  const named = await examiner.finish();
  return new Map([...parsed].map(([source, page], index) => [source, addNames(page, named[index])]));
}

const partsOf = ({ file, body }: DocSource, { outline: { components, fences } }: PageFindings): NamedParts => ({
  file,
  body,
  components,
  fences,
});

function addNames(page: PageFindings, named: NameFindings = { anchors: [], issues: [] }): PageFindings {
  const anchors = [...page.outline.anchors, ...named.anchors];
  const issues = named.issues.filter((issue) => !isKnown(page.issues, issue));
  return { outline: { ...page.outline, anchors }, issues: [...page.issues, ...issues] };
}

/** True when parsing the page has found the same mistake: it knows which attributes a component has. */
function isKnown(issues: readonly Issue[], { line, message }: Issue): boolean {
  return issues.some((known) => known.line === line && message.startsWith(known.message));
}
