import { existsSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";

/**
 * The files of configuration that the live preview of a site of ours shows, by the names that code imports them by; from the project root.
 * Bundles have modules in their place that hold what the files came to when they could last be loaded: a mistake in one leaves pages as
 * they are. Another tree has none of them.
 *
 * @param {{ CONTENT_DIR?: string | undefined, SITE_DIR?: string | undefined, EDITION_TEXTS?: string | undefined }} environment
 * @returns {Record<string, string>}
 */
export function configurationModules({ CONTENT_DIR, SITE_DIR, EDITION_TEXTS }) {
  if (CONTENT_DIR) return {};
  const labels = EDITION_TEXTS && join(dirname(EDITION_TEXTS), "labels.ts");
  return {
    "@/sidebars": "sidebars.ts",
    "@/lib/product/settings": "lib/product/settings.ts",
    "@/redirects": "redirects.ts",
    ...(SITE_DIR && { "@/lib/site/site-module": posix.join(SITE_DIR, "manifest.ts") }),
    ...(labels && existsSync(labels) && { "@/lib/site/labels-module": relative(process.cwd(), labels) }),
  };
}

/**
 * The module that holds what a file of configuration came to, from the project root.
 *
 * @param {string} file
 * @returns {string}
 */
export const keptModule = (file) =>
  posix.join(".cache/configuration", file.replaceAll("..", "up").replace(/\.ts$/, ".mjs"));
