import { join } from "node:path";
import { DiskCache } from "../cache";
import type { Issue } from "../types";
import type { AnalyzedPage } from "./analyzed-page";

/** The reference documents by themselves; nothing is done again while none has changed. */
export async function checkAllDocuments(root: string, version: string): Promise<Issue[]> {
  const cache = new DiskCache<Issue[]>(join(root, ".cache", "documents.json"), version);
  const issues = await cache.get("documents", async () => {
    const { checkDocuments } = await import("../reference/check-documents");
    return checkDocuments(root);
  });
  cache.save();
  return issues;
}

/** Every code sample against the reference; nothing is done again while no sample and no reference has changed. */
export async function checkAllSamples(pages: readonly AnalyzedPage[], root: string, version: string): Promise<Issue[]> {
  const fences = pages.flatMap(({ source, outline }) =>
    outline.fences.map((fence) => ({ ...fence, file: source.file })),
  );
  const cache = new DiskCache<Issue[]>(join(root, ".cache", "samples.json"), version);
  const issues = await cache.get(JSON.stringify(fences), async () => {
    const { checkSamples } = await import("../reference/samples");
    return checkSamples(fences, root).map((issue) => ({ severity: "error" as const, ...issue }));
  });
  cache.save();
  return issues;
}
