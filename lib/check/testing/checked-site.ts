import { engineContracts } from "../../authoring/engine-contracts";
import { readPage, type Surroundings } from "../../page/read";
import type { DocSource } from "../../types";
import { examineComponents } from "../examine-components";
import type { CheckedPage, CheckedSite } from "../types";

type Given = Partial<Omit<CheckedSite, "pages">> & {
  /** Ids that components draw on every page. */
  drawn?: readonly string[];
  /** Images there are, or what is found at their addresses. */
  images?: readonly string[];
  sizeOf?: Surroundings["sizeOf"];
};

/** A site of these pages alone, read as they would be for an export. */
export async function checkedSite(
  sources: readonly DocSource[],
  {
    drawn = [],
    images = [],
    sizeOf = (src) => (images.includes(src) ? { width: 4, height: 2 } : undefined),
    ...given
  }: Given = {},
): Promise<CheckedSite> {
  const pages: CheckedPage[] = [];
  for (const source of sources) {
    const { outline, findings, images } = await readPage(source, { sizeOf });
    const anchors = [...outline.anchors, ...examineComponents(engineContracts, { outline }).anchors, ...drawn];
    pages.push({ source, outline: { ...outline, anchors }, images, findings });
  }
  return {
    pages,
    routes: new Map(sources.map((source) => [source.doc.path, { source }])),
    sidebars: {},
    standalonePages: [],
    sidebarsFile: "sidebars.ts",
    redirects: [],
    madePaths: [],
    lengthExceptions: {},
    documentLinks: [],
    menuLinks: [],
    released: [],
    fenceOptions: [],
    hasFile: () => false,
    textOf: () => "",
    changedAt: () => 0,
    misspelled: new Map(),
    drawings: { find: () => undefined },
    readingIssues: [],
    ...given,
  };
}
