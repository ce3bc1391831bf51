import { join } from "node:path";
import type { Manifest } from "../nav/manifest";
import type { Environment } from "./environment";
import { writeIfChanged } from "./write-if-changed";

/**
 * The module that replaces `lib/nav/manifest.ts` in the live preview of a foreign tree or an older version (`next.config.mjs` aliases it),
 * from the project root. That navigation has to be generated; the bundler watches the file for rewrites.
 */
export const writtenManifest = ".cache/manifest.mjs";

/** Writes that module if the live preview needs it and it changed. Redirects are left out, since browsers load it. */
export function writeManifest(
  { root, isAuthoring, contentDir, version }: Environment,
  { redirects: _, ...manifest }: Manifest,
): void {
  if (!isAuthoring || !(contentDir || version)) return;
  writeIfChanged(join(root, writtenManifest), `export const manifest = ${JSON.stringify(manifest)};\n`);
}
