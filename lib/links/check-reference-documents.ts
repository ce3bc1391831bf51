import { join } from "node:path";
import { DiskCache } from "../cache";
import type { DocumentFindings } from "./analyzed-page";

/** Reads the reference documents with `read`, but only when the `version` of what they depend on has changed. */
export async function checkReferenceDocuments(
  root: string,
  version: string,
  read: () => Promise<DocumentFindings>,
): Promise<DocumentFindings> {
  const cache = new DiskCache<DocumentFindings>(join(root, ".cache", "documents.json"), version);
  const findings = cache.find("documents") ?? (await read());
  cache.keep("documents", findings);
  cache.save();
  return findings;
}
