import { join } from "node:path";
import { DiskCache } from "../cache";
import type { Issue } from "../types";

/** The reference documents by themselves; nothing is done again while the `version` of what they depend on stays. */
export async function checkReferenceDocuments(root: string, version: string): Promise<Issue[]> {
  const cache = new DiskCache<Issue[]>(join(root, ".cache", "documents.json"), version);
  const kept = cache.find("documents");
  if (kept) return kept;
  const { checkDocuments } = await import("../reference/check-documents");
  const issues = checkDocuments(root);
  cache.keep("documents", issues);
  cache.save();
  return issues;
}
