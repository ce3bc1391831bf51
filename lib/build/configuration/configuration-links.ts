import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CheckedSite, DocumentLink } from "../../check/types";
import { positionOfProperty, positionOfString } from "../../input/position-in-text";
import { readRequired } from "../../input/read-required";
import { readTextIfExists } from "../../input/read-text";
import { listFiles } from "../../list-files";
import { mainPathOf } from "../../nav/editions";
import type { Manifest } from "../../nav/manifest";
import { isReserved } from "../../nav/reserved";
import { sampleOptions } from "../../product/reference/samples/fences";
import { site as siteSettings } from "../../site";
import { readWrittenNav } from "../../site/foreign/nav/written-nav";
import type { Site } from "../../site/load";
import { type ContentPlace, labelsFileOf, manifestFileOf, redirectsFileOf, settingsFile } from "../../site/place";
import { isFile } from "../inputs.mjs";
import { placeOfSetting } from "./edition-issue";

/** Every path of earlier releases, one per line; `npm run released` adds those of the next release. */
export const releasedFile = "released.txt";

type Configuration = Pick<
  CheckedSite,
  | "menuLinks"
  | "released"
  | "fenceOptions"
  | "contentFolder"
  | "sidebarsFile"
  | "labelsFile"
  | "redirectsFile"
  | "hasFile"
  | "publicFiles"
  | "textOf"
  | "changedAt"
>;

type Opened = Pick<Site, "environment" | "place" | "manifest">;

/**
 * The configuration files around the pages, for checks; another site does not use this project's configuration.
 * @throws InputError when the list of released addresses cannot be read.
 */
export function configurationOf(site: Opened): Configuration {
  const { environment, place, manifest } = site;
  const { root } = environment;
  const sidebarsFile = place.isForeign ? navFileOf(place) : sidebarsFileOf(environment, place);
  const isOwn = manifest.isOwn === true;
  const textOf = (file: string) => readTextIfExists(resolve(root, file));
  return {
    menuLinks: [...(isOwn ? menuLinksOf(manifest, textOf(settingsFile)) : []), ...mainLinksOf(site)],
    released: isOwn ? releasedOf(root) : [],
    fenceOptions: isOwn ? sampleOptions : [],
    contentFolder: place.label,
    ...(sidebarsFile !== undefined && { sidebarsFile }),
    ...(place.translations && { labelsFile: labelsFileOf(place.translations) }),
    redirectsFile: redirectsFileOf(environment),
    hasFile: (path) => place.staticFolders.some((folder) => isFile(join(folder, path))) || isMade(place, root, path),
    publicFiles: existsSync(join(root, "public")) ? listFiles(join(root, "public")).files : [],
    textOf: (file) =>
      isOwn ||
      file === sidebarsFile ||
      [place, place.translations].some((own) => own && file.startsWith(`${own.label}/`))
        ? textOf(file)
        : "",
    changedAt: (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  };
}

/** The file that lists a foreign tree's sidebars; undefined if they are generated from its folders. */
function navFileOf(place: ContentPlace): string | undefined {
  if (existsSync(join(place.folder, "sidebars.ts"))) return `${place.label}/sidebars.ts`;
  return readWrittenNav(place).nav?.file;
}

/** The file with the sidebars: next to the pages of an older version, or the manifest of a site that `SITE_DIR` names. */
function sidebarsFileOf({ siteDir, version }: Site["environment"], { label }: ContentPlace): string {
  if (version) return `${label}/sidebars.ts`;
  return siteDir ? manifestFileOf(siteDir) : "sidebars.ts";
}

/**
 * Whether the build generates a file at an address: a route of the app, or a reserved one such as a section's `llms.txt`. Files in reserved
 * folders are assumed to exist, unless they would be posts, which are known.
 */
const isMade = ({ isForeign }: ContentPlace, root: string, path: string): boolean =>
  !/^\/blog\/[^/.]+$/.test(path) &&
  (isReserved(path) ||
    isReserved(path.replace(/\.txt$/, "")) ||
    ["route.ts", isForeign ? "route.plain.ts" : "route.product.ts"].some((name) =>
      isFile(join(root, "app", path, name)),
    ));

/** The addresses of earlier releases; none before the first. @throws InputError when their list cannot be read. */
export function releasedOf(root: string): DocumentLink[] {
  const path = join(root, releasedFile);
  return existsSync(path) ? releasedIn(readRequired(path, releasedFile)) : [];
}

/** The paths in the text of `released.txt`, with either line ending, each with its line. */
export const releasedIn = (text: string): DocumentLink[] =>
  text.split(/\r?\n/).flatMap((href, index) => (href ? [{ href, file: releasedFile, line: index + 1 }] : []));

/** Links of the navbar, footer, announcement bar, and feeds, and the feeds' sections, at their places in the settings. */
function menuLinksOf({ navbar, footer, announcementBar }: Manifest, text: string): DocumentLink[] {
  const { feeds = [] } = siteSettings;
  const hrefs = [
    ...navbar.flatMap(({ href, items = [] }) => [href, ...items.map((item) => item.href)]),
    ...footer.flatMap(({ items }) => items.map(({ href }) => href)),
    ...(announcementBar?.link ? [announcementBar.link.href] : []),
    ...feeds.map(({ href }) => href),
  ];
  const at = { file: settingsFile, line: 1 };
  return [
    ...[...new Set(hrefs)].map((href) => ({ href, ...at, ...positionOfString(text, href) })),
    ...feeds.map(({ section }) => ({ href: section, ...at, ...positionOfProperty(text, "section", section) })),
  ];
}

/** The main page of a site's version, once for all its languages. */
function mainLinksOf({ environment, place, manifest: { edition } }: Opened): DocumentLink[] {
  if (place.isForeign || environment.language) return [];
  const at = placeOfSetting(environment, "mainDocId", edition.version.mainDocId);
  return [{ href: mainPathOf(edition), line: 1, ...at }];
}
