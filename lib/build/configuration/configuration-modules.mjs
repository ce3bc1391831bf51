import { existsSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";

/**
 * The configuration files that the live preview of one of our sites uses, relative to the project root, by the specifiers that code
 * imports them with. Bundles get modules with the data of their last valid state instead, so that a mistake in one leaves pages
 * unchanged. A foreign tree has none.
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
 * Path of the module with the evaluated data of a configuration file, relative to the project root.
 *
 * @param {string} file
 * @returns {string}
 */
export const keptModule = (file) =>
  posix.join(".cache/configuration", file.replaceAll("..", "up").replace(/\.ts$/, ".mjs"));
