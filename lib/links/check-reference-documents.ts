import { join } from "node:path";
import { DiskCache } from "../cache";
import type { ReferenceLink } from "../reference/links";
import type { Issue } from "../types";

/** What reading the reference documents by themselves gives; where their links lead is known only with all pages. */
export type DocumentFindings = { issues: Issue[]; links: ReferenceLink[] };

/** Reads the reference documents; nothing is done again while the `version` of what they depend on stays. */
export async function checkReferenceDocuments(root: string, version: string): Promise<DocumentFindings> {
  const cache = new DiskCache<DocumentFindings>(join(root, ".cache", "documents.json"), version);
  const kept = cache.find("documents");
  if (kept) return kept;
  const [{ checkDocuments }, { referenceLinks }] = await Promise.all([
    import("../reference/check-documents"),
    import("../reference/links"),
  ]);
  const findings = { issues: checkDocuments(root), links: referenceLinks(root) };
  cache.keep("documents", findings);
  cache.save();
  return findings;
}
