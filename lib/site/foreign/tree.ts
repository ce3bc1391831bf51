import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { asIndex } from "../../authoring/folder-page";
import { type ForeignPage, parseForeignPage } from "../../authoring/foreign-page";
import { frontMatterKeys } from "../../authoring/front-matter";
import { withoutLanguages } from "../../authoring/other-languages";
import { FileCache } from "../../file-cache";
import { issuesOf, readText } from "../../input/read-text";
import type { ReadYaml } from "../../input/yaml-document";
import { listFiles } from "../../list-files";
import { fileNameMistake, isReserved } from "../../nav/reserved";
import { linksIn } from "../../page/foreign/links/links-in";
import { headingNamesIn } from "../../page/foreign/links/named-headings";
import { targetsIn, targetUsesIn } from "../../page/foreign/links/targets-in";
import { wikiNamesIn, wikiPictures } from "../../page/foreign/links/wikilinks";
import { idOf } from "../../paths";
import { shared } from "../../shared";
import type { Issue, Mistake } from "../../types";
import { openFrontMatterCache } from "../front-matter-cache";
import type { ContentPlace } from "../place";
import { moveTwins } from "./addresses/folder-twins";
import { asRouted, foreignPagesOf, isNextRouter, otherMarkdownIn, withoutReadmes } from "./files";
import type { WrittenNav } from "./nav/nav-file";
import type { NavEntry } from "./nav/summary";
import { readWrittenNav } from "./nav/written-nav";
import { type FolderMeta, readFolderMeta } from "./sidebars/folder-meta";
import { hugoParams } from "./values/hugo-params";
import { readJekyll } from "./values/jekyll";
import { namedValues, withValues } from "./values/named-values";
import { addParts } from "./values/parts-of";

/** A foreign tree, not written for this site: its pages, folder metadata, navigation if it has any, and issues that concern no page. */
type ForeignTree = {
  pages: ForeignPage[];
  metas: Map<string, FolderMeta>;
  nav?: WrittenNav | undefined;
  issues: Issue[];
};

const reserved = (path: string): Mistake => ({
  message: `"${path}" is reserved by the site itself: the page is left out.`,
  hint: "Give it another address: rename the file or its folder, or set another slug.",
});

/** Names that a page may well have, so that it is moved; others mean something to programs, such as `404`. */
const mayBePage = /^\/(?:(?:icons|llms|logos|print|robots|search|skill|social|tags)(?=\/|$)|[^/]+\/llms$)/i;

/** Moves a page from a reserved address, with a warning, if its name may be that of a page. */
function moveAside(page: ForeignPage): void {
  const { doc, file, foreign } = page.source;
  const path = doc.path.replace(mayBePage, "$&-page");
  if (!isReserved(doc.path) || !foreign || isReserved(path)) return;
  const message = `"${doc.path}" is reserved by the site itself: the page is at "${path}".`;
  page.issues.push({ severity: "warning", file, message, hint: reserved("").hint });
  foreign.ownPath ??= doc.path;
  page.source.doc = { id: idOf(path), path };
}

/** Dynamic routes of VitePress, Next.js, and Astro, which generate several pages: `[package].md`, `[...slug].mdx`, `[lang]/`. */
const forMany = /(?:^|\/)[\w.-]*\[(?:\.{3})?[a-z]\w*\]/i;
const standsForMany: Mistake = {
  message: "The file is left out: its name stands for pages that a program makes.",
  hint: "Write a file for each of them, or name its folder as CONTENT_DIR if that holds the pages.",
};

/** Reads a foreign tree. Each unsupported front matter key is logged once, with the number of pages that use it. */
export function readForeignPages({ folder, label }: ContentPlace): ForeignTree {
  const { files, issues } = listFiles(folder);
  const { collections, values: ofJekyll } = readJekyll({ folder, label });
  const values = new Map([...ofJekyll, ...namedValues(folder)]);
  const routing = { isRouter: isNextRouter(files), collections };
  const yaml = openFrontMatterCache(label);
  const { nav, issues: ofNav } = readWrittenNav({ folder, label });
  const { files: named, issues: ofLanguages } = withoutLanguages(foreignPagesOf(files, nav, routing));
  const { files: written, issues: ofReadmes } = withoutReadmes(named);
  issues.push(...ofLanguages, ...ofReadmes, ...otherMarkdownIn(files));
  const labels = labelsIn(nav?.entries ?? []);
  const readable = written.flatMap((relative) => {
    const name = asRouted(relative, routing);
    const inName = fileNameMistake(name) ?? (forMany.test(relative) ? standsForMany : undefined);
    const page = inName
      ? undefined
      : readForeignPage(folder, relative, { label, name, listedAs: labels.get(keyOf(relative)) }, yaml.parse);
    if (page) moveAside(page);
    const path = page?.source.doc.path ?? "";
    const mistake = inName ?? (isReserved(path) ? reserved(path) : undefined);
    if (mistake) issues.push({ severity: "warning", file: relative, ...mistake });
    return mistake || !page ? [] : [page];
  });
  yaml.save(readable.length);
  const { pages, issues: ofBundles } = withoutBundles(readable);
  issues.push(...ofBundles);
  moveTwins(pages);
  const pictures = wikiPictures(files);
  for (const { source } of pages)
    if (source.foreign?.wikiNames) source.foreign.moved = pictures(source.foreign.wikiNames);
  const isBook = [folder, dirname(folder)].some((place) => existsSync(join(place, "book.toml")));
  const keepsCase = pages.some(({ source }) => capitalPlace.test(source.body));
  const paramsOf = hugoParams(folder, pages);
  for (const { name, source, substitutions } of pages) {
    const params = namesParam.test(source.body) ? paramsOf(name) : [];
    const own = substitutions.map(([key, text]) => [`{{${key}}}`, text] as const);
    const { body, parts } = withValues(source.body, new Map([...values, ...own, ...params]));
    source.body = body;
    if (source.foreign && keepsCase) source.foreign.keepsCase = true;
    if (source.foreign) addParts(source.foreign, source.body, folder, parts);
    if (source.foreign && isBook) source.foreign.isBook = true;
  }
  const names = pages.map(({ name }) => name);
  const { metas, issues: ofFolders } = readFolderMeta({ folder, label }, names);
  tellUnused(pages);
  const ofFiles = issues.map((issue) => ({ ...issue, file: `${label}/${issue.file}` }));
  return { pages, metas, nav, issues: [...ofFolders, ...ofNav, ...ofFiles] };
}

/** The shortcode of Hugo for a value from front matter or the configuration. */
const namesParam = /\{\{[<%]\s*_?param\s/;

/** A link to a heading by an id with a capital. */
const capitalPlace = /\]\([^\s()#:]*#(?=[a-z\d-]*[A-Z])[\w-]+\)/;

/** Leaves out headless bundles of Hugo: their files are only included by other pages. */
function withoutBundles(pages: readonly ForeignPage[]): { pages: ForeignPage[]; issues: Issue[] } {
  const folders = pages.flatMap(({ name, isHeadless }) => (isHeadless ? [`${dirname(name)}/`] : []));
  const [message, hint] = ["The folder is left out: it is headless.", 'Remove "headless" if its files are pages.'];
  return {
    pages: pages.filter(({ name }) => !folders.some((folder) => name.startsWith(folder))),
    issues: folders.map((folder) => ({ severity: "log", file: `${folder}index.md`, message, hint })),
  };
}

const keyOf = (name: string) => asIndex(name.replace(/\.mdx?$/, "")).toLowerCase();

/** Labels of pages in the navigation, by file name. Of several entries the first wins, since later ones link to parts of the page. */
const labelsIn = (entries: readonly NavEntry[]): Map<string, string> => new Map(labeled(entries).toReversed());

const labeled = (entries: readonly NavEntry[]): [string, string][] =>
  entries.flatMap(({ name, label, items }) => [
    ...(name !== undefined && label !== undefined ? [[keyOf(name), label] satisfies [string, string]] : []),
    ...labeled(items),
  ]);

const knownForeignPages = shared("foreign pages", () => new FileCache<ForeignPage>());

/** Returns a copy of the cached page, since the caller adds what the rest of the tree knows about it. */
function readForeignPage(
  folder: string,
  relative: string,
  { label: tree, name, listedAs }: { label: string; name: string; listedAs: string | undefined },
  read: ReadYaml,
): ForeignPage {
  const path = join(folder, relative);
  const make = (): ForeignPage => {
    const label = `${tree}/${relative}`;
    const file = readText(path, label, "warning");
    const parsed = parseForeignPage(name, file.text, tree, { read, listedAs });
    parsed.source.file = label;
    const { foreign, body, format } = parsed.source;
    if (foreign) {
      foreign.links = linksIn(body);
      const wikiNames = format === "md" ? wikiNamesIn(body) : [];
      if (wikiNames.length > 0) foreign.wikiNames = wikiNames;
      const named = format === "md" ? [...headingNamesIn(file.text), ...targetsIn(body)] : [];
      const targets = { named, used: targetUsesIn(body) };
      if (targets.named.length + targets.used.length > 0) foreign.targets = targets;
    }
    const issues = parsed.issues.map((issue) => ({ ...issue, file: label }));
    return { ...parsed, issues: issuesOf(file, issues) };
  };
  const page = knownForeignPages.get(path, make, `${name} ${listedAs}`);
  const { foreign } = page.source;
  return { ...page, source: { ...page.source, ...(foreign && { foreign: { ...foreign } }) }, issues: [...page.issues] };
}

function tellUnused(pages: readonly ForeignPage[]): void {
  const firstUses = new Map<string, ForeignPage>();
  for (const page of pages) for (const word of page.unused) if (!firstUses.has(word)) firstUses.set(word, page);
  for (const [word, page] of firstUses) {
    const uses = pages.filter(({ unused }) => unused.includes(word)).length;
    page.issues.push({
      severity: "log",
      file: page.source.file,
      message: `Front matter: ${word} is not used by this site (${uses === 1 ? "1 page" : `${uses} pages`}).`,
      hint: `Supported keys: ${[...frontMatterKeys, "sidebar_position", "slug"].join(", ")}.`,
    });
  }
}
