import { engineContracts } from "../../authoring/engine-contracts";
import { memoize, oncePer } from "../../memoize";
import { readPage, type Surroundings } from "../../page/read";
import type { DocSource } from "../../types";
import { examineComponents } from "../examine-components";
import type { CheckedPage, CheckedSite } from "../types";

type Given = Partial<Omit<CheckedSite, "pages">> & {
  /** Ids that components render on every page. */
  drawn?: readonly string[];
  /** Existing images; `sizeOf` instead gives the result for each address. */
  images?: readonly string[];
  sizeOf?: Surroundings["sizeOf"];
};

/** Memoized by source object and images, so that a page passed twice is read once. */
const read = oncePer((source: DocSource) =>
  memoize((images: string) =>
    readPage(source, { sizeOf: (src) => (images.split("\n").includes(src) ? { width: 4, height: 2 } : undefined) }),
  ),
);

/** A site of only these pages, read as for an export. */
export async function checkedSite(
  sources: readonly DocSource[],
  { drawn = [], images = [], sizeOf, ...given }: Given = {},
): Promise<CheckedSite> {
  const pages: CheckedPage[] = [];
  for (const source of sources) {
    const reading = sizeOf ? readPage(source, { sizeOf }) : read(source)(images.join("\n"));
    const { outline, findings, images: shown } = await reading;
    const anchors = [...outline.anchors, ...examineComponents(engineContracts, { outline }).anchors, ...drawn];
    pages.push({ source, outline: { ...outline, anchors }, images: shown, findings });
  }
  return {
    pages,
    routes: new Map(sources.map((source) => [source.doc.path, { source }])),
    contentFolder: "content",
    sidebars: {},
    standalonePages: [],
    sidebarsFile: "sidebars.ts",
    redirectsFile: "redirects.ts",
    redirects: [],
    madePaths: [],
    editionPaths: [],
    lengthExceptions: {},
    documentLinks: [],
    menuLinks: [],
    released: [],
    fenceOptions: [],
    hasFile: () => false,
    publicFiles: [],
    textOf: () => "",
    changedAt: () => 0,
    misspelled: new Map(),
    drawings: { find: () => undefined },
    readingIssues: [],
    ...given,
  };
}
