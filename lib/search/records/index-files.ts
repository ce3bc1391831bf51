import { createHash } from "node:crypto";
import { redirectsOf } from "../../redirects/redirects-of";
import type { Site } from "../../site/load";
import type { IndexManifest } from "../engine/load-index";
import type { IndexedPage } from "../types";
import { indexSite } from "./index-pages";
import { packTitles, pageTexts } from "./pack";
import { encodeTexts } from "./word-codes";

/** Name of the one file whose name stays the same; it names the others. */
export const manifestName = "manifest.json";

/** The files of the search index by name. All but the manifest have the hash of their content in it and never change. */
export function indexFiles(pages: readonly IndexedPage[]): Record<string, string> {
  const titles = toJson(packTitles(pages));
  const texts = toJson(encodeTexts(pageTexts(pages)));
  const manifest: IndexManifest = { titles: nameFor("titles", titles), texts: nameFor("texts", texts) };
  return { [manifest.titles]: titles, [manifest.texts]: texts, [manifestName]: toJson(manifest) };
}

/** The files of the search index of a site. */
export const indexFilesOf = async (site: Site): Promise<Record<string, string>> =>
  indexFiles(await indexSite(site, redirectsOf(site.manifest)));

function nameFor(kind: string, text: string): string {
  return `${kind}.${createHash("sha256").update(text).digest("base64url").slice(0, 12)}.json`;
}

/** JSON without "<": harmless even where somebody puts it into a page or serves it as one. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
