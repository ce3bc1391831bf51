import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { readPosts } from "../blog/posts";
import { sidebarsOfFolders } from "../content/folder-sidebars";
import type { OtherPage } from "../content/other-page";
import { type ContentPlace, ContentPlaceError, contentPlace } from "../content/place";
import { readOtherPages } from "../content/read";
import { type Manifest, ownManifest } from "../nav/manifest";
import { isExternal } from "../paths";
import { type NavbarItem, site } from "../site";
import type { Sidebar } from "../types";

/** Where `next.config.mjs` finds the manifest of another tree. */
const manifestFile = join(".cache", "manifest.json");

/**
 * The manifest of the content in place. Another tree brings its sidebars in a `sidebars.ts` of its own, in the form of ours;
 * without one they are made from its folders. Drafts are listed only when asked for.
 * @throws ContentPlaceError when the tree has no page, or its `sidebars.ts` has no sidebars.
 */
export async function loadManifest(root: string, includeDrafts: boolean): Promise<Manifest> {
  const place = contentPlace(root);
  if (place.isOwn) return ownManifest;
  const pages = readOtherPages(place).filter(({ source }) => includeDrafts || !source.frontMatter.draft);
  if (pages.length === 0) throw new ContentPlaceError(place.label, "which has no .md or .mdx files to publish.");
  const { sidebars, standalonePages } = await loadSidebars(place, pages);
  const paths = new Set(pages.map(({ source }) => source.doc.path));
  return {
    sidebars,
    standalonePages,
    navbar: navbarOf(Object.values(sidebars)),
    footer: site.footer
      .map(({ title, items }) => ({ title, items: items.filter(({ href }) => isExternal(href) || paths.has(href)) }))
      .filter(({ items }) => items.length > 0),
    hasBlog: readPosts(root).posts.some(({ draft }) => includeDrafts || !draft),
  };
}

/** Entries that have room beside each other; the others stand in a menu. */
const shownEntries = 5;

function navbarOf(sections: readonly Sidebar[]): NavbarItem[] {
  const entries = sections.map(({ label, href }) => ({ label, href }));
  if (entries.length <= shownEntries) return entries;
  const items = entries.slice(shownEntries - 1);
  return [...entries.slice(0, shownEntries - 1), { label: "More", href: "/search", items }];
}

type OwnSidebars = Pick<Manifest, "sidebars" | "standalonePages">;

async function loadSidebars({ folder, label }: ContentPlace, pages: readonly OtherPage[]): Promise<OwnSidebars> {
  const file = join(folder, "sidebars.ts");
  if (!existsSync(file)) return { sidebars: sidebarsOfFolders(pages, "Overview"), standalonePages: [] };
  const module: Partial<OwnSidebars> & { default?: Partial<OwnSidebars> } = await import(pathToFileURL(file).href);
  const { sidebars, standalonePages = [] } = module.sidebars ? module : (module.default ?? {});
  if (sidebars) return { sidebars, standalonePages };
  throw new ContentPlaceError(label, "whose sidebars.ts exports no sidebars. Export them as our own sidebars.ts does.");
}

/** Hands the manifest of another tree to Next; takes the last one away when the content is our own. */
export function writeManifest(root: string, manifest: Manifest): void {
  const file = join(root, manifestFile);
  rmSync(file, { force: true });
  if (manifest === ownManifest) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(manifest));
}
