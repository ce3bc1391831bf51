import { existsSync } from "node:fs";
import { join } from "node:path";
import { readPosts } from "../../blog/posts";
import { InputError } from "../../input/validate";
import { type Edition, findEdition } from "../../nav/editions";
import { hrefsOf, withoutHrefs } from "../../nav/flatten";
import { type Manifest, type Navigation, ownManifest } from "../../nav/manifest";
import { isExternal } from "../../paths";
import { redirectsOf } from "../../redirects/redirects-of";
import type { NavbarItem, NavbarLink } from "../../settings";
import { site } from "../../site";
import type { Environment } from "../../site/environment";
import { redirectsIn } from "../../site/foreign/addresses/redirects";
import { sidebarsOfFolders } from "../../site/foreign/sidebars/folder-sidebars";
import { pagesBeside, sidebarsOfNav } from "../../site/foreign/sidebars/nav-sidebars";
import { readForeignPages } from "../../site/foreign/tree";
import { type Labels, mapSidebars, translateManifest } from "../../site/labels";
import { type ContentPlace, ContentPlaceError, contentPlace, labelsFileOf, manifestFileOf } from "../../site/place";
import { readPages } from "../../site/read-pages";
import { onlyEdition, type SiteModule, siteManifest, withEditions } from "../../site/site-manifest";
import type { Sidebar } from "../../types";
import { importTypeScript } from "../programs.mjs";
import { assertConfiguration, assertLabels } from "./assert-configuration";
import { loadSidebars, requireSidebars } from "./load-sidebars";

/**
 * Loads the manifest of the edition that the environment names. A site in `SITE_DIR` has it in its `manifest.ts`. A foreign tree may have a
 * `sidebars.ts` in the same form as ours, and an older version has its own; without one, sidebars are generated from the navigation of the
 * tree's own tool, or from its folders. Drafts are included only with `includeDrafts`.
 * @throws ContentPlaceError when the tree has no page.
 * @throws InputError when its `sidebars.ts` is missing, fails, or has no sidebars.
 * @throws EditionError when the environment names an unknown edition or a version without a folder, or the site's editions are configured
 * wrongly.
 * @throws Error when a file `manifest.ts` or `labels.ts` fails.
 */
export async function loadManifest(environment: Environment, includeDrafts: boolean): Promise<Manifest> {
  const edition = await editionOf(environment);
  const place = contentPlace(environment);
  const newest = await newestManifest(environment, contentPlace({ ...environment, version: undefined }), includeDrafts);
  const manifest = edition.version.isLast ? newest : await olderManifest(newest, place, edition, environment.root);
  if (!place.translations) return manifest;
  return translateManifest(manifest, await loadLabels(place.translations), edition);
}

async function newestManifest(
  { root, siteDir }: Environment,
  place: ContentPlace,
  includeDrafts: boolean,
): Promise<Manifest> {
  if (place.isForeign) return withEditions(await navigationOf(place, root, includeDrafts), onlyEdition);
  const own = siteDir ? await loadSiteManifest(root, siteDir) : ownManifest;
  assertConfiguration(own, own.isOwn ? redirectsOf(own) : [], root, siteDir ? manifestFileOf(siteDir) : "sidebars.ts");
  return includeDrafts ? own : withoutDrafts(own, place);
}

/** @throws InputError when the file does not export a manifest. */
async function loadSiteManifest(root: string, siteDir: string): Promise<Manifest> {
  const file = manifestFileOf(siteDir);
  const module: SiteModule = await importTypeScript(join(root, file));
  if (module.manifest) return siteManifest(module);
  const message = 'The file does not export "manifest".';
  throw new InputError([{ severity: "error", file, message, hint: "Write: export const manifest = …" }]);
}

/**
 * Every edition of the current content.
 * @throws ContentPlaceError when the environment names no folder.
 * @throws EditionError when a `manifest.ts` configures editions wrongly, and what it throws itself.
 */
export async function loadEditions(environment: Environment): Promise<readonly Edition[]> {
  const { root, siteDir } = environment;
  if (contentPlace({ ...environment, language: undefined, version: undefined }).isForeign) return onlyEdition;
  return siteDir ? (await loadSiteManifest(root, siteDir)).editions : ownManifest.editions;
}

/**
 * The edition that the environment names, before anything asks for its folders.
 * @throws EditionError when there is no such edition, or as `loadEditions` does.
 */
export const editionOf = async (environment: Environment): Promise<Edition> =>
  findEdition(await loadEditions(environment), environment.language, environment.version);

/** The navigation of another tree, made from its pages. */
async function navigationOf(place: ContentPlace, root: string, includeDrafts: boolean): Promise<Navigation> {
  const { pages: all, metas, nav, issues } = readForeignPages(place);
  const pages = all.filter(({ source }) => includeDrafts || !source.frontMatter.draft);
  if (pages.length === 0)
    throw new ContentPlaceError(place.label, "the folder has no .md or .mdx files to publish.", issues);
  const own = await loadSidebars(place, root);
  const labels = { overview: "Overview", contents: "Contents" };
  const made = () => {
    const written = nav && sidebarsOfNav(nav, pages, labels, metas);
    // A navigation file may list only missing pages.
    if (written && Object.values(written.sidebars).some(({ items }) => hrefsOf(items).length > 0)) return written;
    const sidebars = sidebarsOfFolders(pages, labels.overview, metas);
    return { sidebars, standalonePages: pagesBeside(sidebars, pages) };
  };
  const { sidebars, standalonePages } = own ?? made();
  const hasBlog = readPosts(place).posts.some(({ draft }) => includeDrafts || !draft);
  return {
    sidebars,
    standalonePages,
    redirects: redirectsIn(pages, place.staticFolders),
    navbar: [...navbarOf(Object.values(sidebars)), ...(hasBlog ? [{ label: "Blog", href: "/blog" }] : [])],
    footer: site.footer,
    hasBlog,
  };
}

/** An older version keeps its own sidebars, and those entries of today's navbar and footer that link to its pages. */
async function olderManifest(newest: Manifest, place: ContentPlace, edition: Edition, root: string): Promise<Manifest> {
  const paths = new Set(readPages(place).sources.map(({ doc }) => doc.path));
  const isThere = ({ href }: NavbarLink) => isExternal(href) || paths.has(href);
  return {
    ...(await requireSidebars(place, root)),
    redirects: [],
    navbar: newest.navbar
      .filter(isThere)
      .map((item) => ({ ...item, ...(item.items && { items: item.items.filter(isThere) }) })),
    footer: newest.footer
      .map(({ title, items }) => ({ title, items: items.filter(isThere) }))
      .filter(({ items }) => items.length > 0),
    hasBlog: false,
    edition,
    editions: newest.editions,
  };
}

/** The translated labels of the language in `folder`. @throws what its module throws, and InputError when they are not texts. */
export async function loadLabels({ folder, label }: { folder: string; label: string }): Promise<Labels> {
  const path = join(folder, "labels.ts");
  const exports = await importIfThere<{ labels: Labels }>(path);
  if (!exports) return {};
  assertLabels(path, labelsFileOf({ label }), exports.labels);
  return exports.labels;
}

/**
 * The translations of texts in drawings and tables, by their original, from the folder `texts` of a language.
 * @throws what its module throws.
 */
export const loadDrawnTexts = async (texts: string): Promise<Labels> =>
  (await importIfThere<{ drawn: Labels }>(join(texts, "drawn.ts")))?.drawn ?? {};

async function importIfThere<T extends object>(file: string): Promise<T | undefined> {
  return existsSync(file) ? ((await importTypeScript(file)) as T) : undefined;
}

/** Maximum number of navbar entries; the others are in a menu. */
const shownEntries = 5;
/** Maximum number of menu entries that readers can scan; the others are found on the page of all pages. */
const menuEntries = 12;

function navbarOf(sections: readonly Sidebar[]): NavbarItem[] {
  const entries = sections.map(({ label, href }) => ({ label, href }));
  if (entries.length <= shownEntries) return entries;
  const others = entries.slice(shownEntries - 1);
  const isLong = others.length > menuEntries;
  const items = isLong ? [...others.slice(0, menuEntries), { label: "All pages", href: "/search" }] : others;
  return [...entries.slice(0, shownEntries - 1), { label: "More", href: "/search", items }];
}

/** The manifest without drafts, which readers do not get; the same object if there is nothing to omit. */
function withoutDrafts(manifest: Manifest, place: ContentPlace): Manifest {
  const drafts = new Set(
    readPages(place).sources.flatMap(({ doc, frontMatter }) => (frontMatter.draft ? [doc.path] : [])),
  );
  const { sidebars, standalonePages } = manifest;
  const listed = [...standalonePages, ...Object.values(sidebars).flatMap(({ items }) => items)];
  if (!hrefsOf(listed).some((href) => drafts.has(href))) return manifest;
  return {
    ...manifest,
    sidebars: mapSidebars(sidebars, (sidebar) => ({ ...sidebar, items: withoutHrefs(sidebar.items, drafts) })),
    standalonePages: standalonePages.filter(({ href }) => !drafts.has(href)),
  };
}
