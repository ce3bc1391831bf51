import { join } from "node:path";
import { engineContracts } from "../../authoring/engine-contracts";
import { examineComponents } from "../../check/examine-components";
import { examineDiagrams } from "../../check/examine-diagrams";
import type { DocumentLink, PageExamination, PageExaminer } from "../../check/types";
import { openCache } from "../../disk-cache";
import { hashFiles, hashText } from "../../hash";
import { InputError } from "../../input/validate";
import type { Site } from "../../site/load";
import type { DocSource, Issue, Outline } from "../../types";

/** What findings depend on besides the pages: what this file imports, caches aside, the reference documents, and the packages. */
export const examinerInputs: readonly string[] = [
  "lib/authoring",
  "lib/check",
  "lib/input",
  "lib/page",
  "lib/product",
  "lib/texts",
  "lib/build/checking/cached-examiner.ts",
  "lib/escape-regexp.ts",
  "lib/issues.ts",
  "lib/media.mjs",
  "lib/nav/edition.ts",
  "lib/paths.ts",
  "lib/settings.ts",
  "lib/site.ts",
  "lib/site/brand.ts",
  "lib/site/inlined.ts",
  "content/_reference",
  "package-lock.json",
];

type WorkSite = Pick<Site, "environment" | "place" | "reader">;

/** Examines the pages of a site, with a cache on disk. */
export type CachedExaminer = {
  /** The cached examination of a page, if nothing it depends on has changed. */
  cached: (source: DocSource) => PageExamination | undefined;
  /** Reads and examines a page, or takes both from the cache. */
  examine: (source: DocSource) => Promise<PageExamination>;
  /** Type-checks the code samples of these pages in one program. */
  checkTypes: (sources: readonly DocSource[]) => Promise<Issue[]>;
  /** Findings about the reference documents, and the links in them. */
  documents: () => Promise<{ issues: Issue[]; links: DocumentLink[] }>;
  prune: () => void;
};

/** Creates the examiner of a site. The product's own examiner is loaded for the first page that needs it. */
export function createCachedExaminer({ environment: { root }, place, reader }: WorkSite): CachedExaminer {
  const store = openCache(join(root, ".cache", "findings"));
  const version = hashText(`${hashFiles(root, examinerInputs)} ${place.isForeign}`);
  // Findings depend on a page's path.
  const keyOf = (source: DocSource) => hashText(`${reader.keyOf(source)} ${source.file} ${version}`);
  let examiner: Promise<PageExaminer> | undefined;

  const examine = async (source: DocSource, outline: Outline): Promise<PageExamination> => {
    const diagrams = await examineDiagrams(outline.fences);
    examiner ??= unlessUnreadable(
      () => loadExaminer(root, place.isForeign),
      () => engineExaminer,
    );
    const found = (await examiner)({ file: source.file, body: source.body, outline });
    // An unclosed block swallows the rest of the page, so findings about it would be meaningless.
    return outline.isCut
      ? { ...found, findings: [], needsTypes: false }
      : { ...found, findings: [...found.findings, ...diagrams] };
  };

  return {
    cached: (source) => (reader.isKept(source) ? store.get<PageExamination>(keyOf(source)) : undefined),
    examine: async (source) => {
      // Read even if its findings are cached: an export may still need its compiled program.
      const { outline } = await reader.head(source);
      return store.remember(keyOf(source), () => examine(source, outline));
    },
    checkTypes: async (sources) => {
      const pages = await Promise.all(sources.map(async (source) => ({ source, head: await reader.head(source) })));
      const fences = pages.flatMap(({ source: { file }, head }) =>
        head.outline.fences.map((fence) => ({ ...fence, file })),
      );
      if (fences.length === 0) return [];
      return store.remember(hashText(`types ${version} ${JSON.stringify(fences)}`), async () => {
        const { createTypeScriptChecker } = await import("../../product/reference/samples/typescript-check");
        const { loadReference } = await import("../../product/reference/reference");
        const check = createTypeScriptChecker(loadReference(root));
        return check(fences).map((issue) => ({ severity: "error" as const, ...issue }));
      });
    },
    documents: () =>
      store.remember(hashText(`documents ${version}`), async () => {
        if (place.isForeign) return { issues: [], links: [] };
        const [components, documents] = await Promise.all([
          unlessUnreadable(
            () => loadExaminer(root, false).then(() => []),
            (issues) => [...issues],
          ),
          unlessUnreadable(
            () => import("../../product/examine").then(({ examineDocuments }) => examineDocuments(root)),
            (issues) => ({ issues: [...issues], links: [] }),
          ),
        ]);
        const isNew = ({ message }: Issue) => documents.issues.every((known) => known.message !== message);
        return { ...documents, issues: [...documents.issues, ...components.filter(isNew)] };
      }),
    prune: () => store.prune(),
  };
}

/**
 * Runs `read`, which needs the reference documents; if they are invalid, returns `other` instead, since `documents` reports their mistakes.
 */
async function unlessUnreadable<T>(read: () => Promise<T>, other: (issues: readonly Issue[]) => T): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof InputError) return other(cause.issues);
    throw cause;
  }
}

/** An examiner that knows nothing of the product: it finds only the anchors of the engine's own components. */
const engineExaminer: PageExaminer = (page) => ({
  anchors: examineComponents(engineContracts, page).anchors,
  findings: [],
  needsTypes: false,
});

/** A foreign tree has no product; its mistakes in components became placeholders when it was read. */
async function loadExaminer(root: string, isForeign: boolean): Promise<PageExaminer> {
  if (isForeign) return engineExaminer;
  const { createPageExaminer } = await import("../../product/examine");
  return createPageExaminer(root);
}
