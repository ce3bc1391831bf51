import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeHostFiles } from "../../hosting/host-files";
import { logoStyleHash } from "../../hosting/logo-style";
import { encodings, hostRules } from "../../hosting/rules";
import { listFiles } from "../../list-files";
import { canonicalOf, type SiteOfPage } from "../../metadata/edition-metadata";
import { withBase } from "../../nav/edition";
import type { Edition } from "../../nav/editions";
import type { Manifest } from "../../nav/manifest";
import { placeholder } from "../../nav/routes";
import { notKeptPath } from "../../offline/names";
import { readMermaid } from "../../page/diagrams";
import { mermaidFolder } from "../../page/mermaid";
import { inLanguages } from "../../redirects/in-editions";
import { redirectsOf } from "../../redirects/redirects-of";
import { writeRedirects } from "../../redirects/write-redirects";
import { removeEmptyFolders } from "../../remove-empty-folders";
import { hosted, serviceOrigins } from "../../search/config";
import { offersOffline } from "../../settings";
import { site } from "../../site";
import { projectRoot } from "../../site/environment";
import type { Site } from "../../site/load";
import type { ContentPlace } from "../../site/place";
import { isActiveImage, isServedFrom } from "../../site/tree-files";
import {
  type Asleep,
  filesOfPages,
  hasSameFileSets,
  putPagesToSleep,
  type SleepingPage,
} from "./asleep/put-pages-to-sleep";
import type { Reused } from "./export-site";
import { nothingUnchanged, type UnchangedFiles } from "./last-export";
import { writeOfflineWorker, writeShell } from "./offline-worker";
import { policyNeedsOf } from "./page-html";
import { writePrintDocuments } from "./print";

/**
 * Finishes the exported pages of an edition: fills the print documents, puts pages to sleep, writes redirect pages, copies the images of
 * another tree, and removes files that no client asks for. Pages reused from the last export (`known`) are finished already, unless pages
 * now wake with other sets of files. Returns the files that were reused and the sleeping pages.
 * @throws LostRouteError, or Error with the page that cannot be printed or put to sleep.
 */
export async function finishPages(
  folder: string,
  current: SiteOfPage & Pick<Site, "place">,
  isAsleep: boolean,
  known: Reused,
): Promise<{ unchanged: UnchangedFiles; asleep: Asleep }> {
  const { manifest, place } = current;
  const isUnchanged = (path: string) => known.unchanged.routes.has(path);
  writePrintDocuments(folder, manifest.sidebars, known.unchanged.pages, (path) => !isUnchanged(path));
  const hasTopics = Object.keys(site.tags).length > 0;
  const isOffline = isAsleep && offersOffline(site);
  const left = [
    ...(manifest.hasBlog ? [] : [withBase("/blog")]),
    ...(hasTopics ? [] : [withBase("/tags")]),
    ...(isOffline ? [] : [withBase(notKeptPath)]),
  ];
  const removed = prune(folder, left);
  const isSame = hasSameFileSets(folder, known.unchanged);
  if (!isSame) {
    known.writeAll();
    writePrintDocuments(folder, manifest.sidebars, new Map(), isUnchanged);
  }
  const unchanged = isSame ? known.unchanged : nothingUnchanged;
  const asleep = isAsleep ? await putPagesToSleep(projectRoot(), folder, unchanged) : unchanged;
  if (isOffline) writeShell(folder, filesOfPages(asleep));
  writeRedirects(folder, redirectsOf(manifest), (path) => canonicalOf(current, path));
  if (place.isForeign) copyStaticFiles(place, folder);
  console.log(`Removed ${removed} files that no client requests`);
  return { unchanged: unchanged.files, asleep };
}

/**
 * Files that Next writes and our client never requests: files for its older router, sources, and source maps.
 */
const unservedFiles = /^(?:_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js|.*\.js\.map|worker\..*\.ts)$/;

const isPlaceholder = (name: string) => name.split(".")[0] === placeholder;

/**
 * Removes files that nobody requests, and folders that are then empty. Also removes placeholders, which are not pages, and the routes
 * `left`, which an export cannot omit: those of a blog without posts, of unused topics, or of features that are not offered. Returns the
 * number of files.
 */
function prune(folder: string, left: readonly string[]): number {
  const isLeft = (name: string) => left.some((route) => [".", "/"].some((sign) => `/${name}`.startsWith(route + sign)));
  const isUnused = (name: string) => {
    const names = name.split("/");
    return unservedFiles.test(names.at(-1) ?? "") || names.some(isPlaceholder) || isLeft(name);
  };
  const removed = listFiles(folder).files.filter(isUnused);
  for (const name of removed) rmSync(join(folder, name));
  for (const place of new Set(removed.map(dirname))) removeEmptyFolders(folder, place);
  return removed.length;
}

/**
 * Writes the offline worker and the host configuration for an export of these editions, with a content security policy that allows what all
 * pages need. Files that are installed on a server, rather than published, go to `beside`. Prints the size of the export.
 */
export async function finishHosting(
  folder: string,
  beside: string,
  manifest: Manifest,
  editions: readonly Edition[],
  { asleep, unchanged }: { asleep: ReadonlyMap<string, SleepingPage>; unchanged: UnchangedFiles },
): Promise<void> {
  mkdirSync(beside, { recursive: true });
  const names = listFiles(folder).files;
  const pages = names
    .filter((name) => name.endsWith(".html"))
    .map((name) => asleep.get(name)?.needs ?? policyNeedsOf(readFileSync(join(folder, name), "utf8")));
  const drawsDiagrams = pages.some((page) => page.drawsDiagrams);
  if (drawsDiagrams) writeMermaid(folder);
  const inlineScripts = new Set(pages.flatMap((page) => page.inlineScripts));
  const bases = editions.map((edition) => edition.base);
  const rules = hostRules({
    inlineScripts: [...inlineScripts].sort(),
    searchHosts: hosted ? serviceOrigins(hosted) : [],
    inlineStyles: hosted ? [logoStyleHash] : [],
    drawsDiagrams,
    isAsleep: site.sleepUntilTouched,
    precompressed: site.precompress,
    redirects: inLanguages(redirectsOf(manifest), editions),
    bases: bases.slice(1),
  });
  const { hashed } = rules.cache;
  await writeOfflineWorker(projectRoot(), folder, { isOffered: offersOffline(site), bases, hashed });
  for (const notice of writeHostFiles(folder, beside, names, rules)) console.log(notice);
  const { files, bytes } = weigh(folder, unchanged);
  console.log(`Exported ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
}

/** Writes the scripts with which browsers draw diagrams that the build left undrawn. */
function writeMermaid(folder: string): void {
  for (const [name, read] of readMermaid(projectRoot())) {
    const file = join(folder, mermaidFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, read());
  }
}

/** Copies images and other files that a foreign tree's pages refer to; existing files of the site are not replaced. */
function copyStaticFiles({ staticFolders }: ContentPlace, to: string): void {
  // The first folder is ours, which Next has already exported.
  for (const folder of staticFolders.slice(1)) {
    for (const name of listFiles(folder).files) {
      const [from, target] = [join(folder, name), join(to, name)];
      if (!isServedFrom(folder, name) || existsSync(target) || isActiveImage(from)) continue;
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(from, target);
    }
  }
}

/** Number and total size of files, excluding compressed forms, which come with unchanged files. */
function weigh(folder: string, unchanged: UnchangedFiles): { files: number; bytes: number } {
  const isCompressed = (name: string) => encodings.some(([extension]) => name.endsWith(`.${extension}`));
  const files = listFiles(folder).files.filter((name) => !isCompressed(name));
  const sizeOf = (name: string) => unchanged.get(name)?.[1] ?? statSync(join(folder, name)).size;
  return { files: files.length, bytes: files.reduce((sum, name) => sum + sizeOf(name), 0) };
}
