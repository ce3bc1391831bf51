import { join } from "node:path";
import type { Manifest } from "../nav/manifest";
import type { Environment } from "./environment";
import { writeIfChanged } from "./write-if-changed";

/**
 * The module that replaces `lib/nav/manifest.ts` in the live preview of another tree and of an older version (`next.config.mjs` aliases
 * it), from the project root. Only programs can make that navigation; the bundler notices when they write it anew.
 */
export const writtenManifest = ".cache/manifest.mjs";

/** Writes that module for a preview that reads it, unless it is as it was. Redirects are left out: browsers load it. */
export function writeManifest(
  { root, isAuthoring, contentDir, version }: Environment,
  { redirects: _, ...manifest }: Manifest,
): void {
  if (!isAuthoring || !(contentDir || version)) return;
  writeIfChanged(join(root, writtenManifest), `export const manifest = ${JSON.stringify(manifest)};\n`);
}
