import { existsSync, statSync } from "node:fs";
import { dirname, join, posix, relative, resolve } from "node:path";
import { EditionError } from "../nav/edition-error";
import { translationsFolder } from "../settings";
import type { Issue } from "../types";
import type { Environment } from "./environment";

/** The folders that the content is read from. */
export type ContentPlace = {
  /** Absolute path. */
  folder: string;
  /** How messages name it. */
  label: string;
  /** A tree of pages that was not written for this site: not for `sidebars.ts`, the reference, the writing rules. */
  isForeign: boolean;
  /** Folders whose files are served as they are: `public`, and a foreign tree, which brings its own images. */
  staticFolders: string[];
  /** Where the pages of the edition's language are, when that is not the default one: in `i18n` beside the content. */
  translations?: { folder: string; label: string };
};

/** The file with the navigation of the site that `SITE_DIR` names, from the project root. */
export const manifestFileOf = (siteDir: string): string => posix.join(siteDir, "manifest.ts");

/** The file with the redirects of a site of ours, from the project root. */
export const redirectsFileOf = ({ siteDir }: Pick<Environment, "siteDir">): string =>
  siteDir ? manifestFileOf(siteDir) : "redirects.ts";

/** The file with what the owner of this project configures, from the project root. */
export const settingsFile = "lib/product/settings.ts";

/** Folder of older versions in the content, and of their translations in those of a language. */
const versionsFolder = "_versions";

/** What `CONTENT_DIR` names cannot be exported, or the folder of a version has no sidebars. */
export class ContentPlaceError extends Error {
  override name = "ContentPlaceError";
  /** `issues`: what was found wrong in that folder on the way. */
  constructor(
    named: string,
    reason: string,
    readonly issues: readonly Issue[] = [],
  ) {
    super(`Cannot use the pages in "${named}": ${reason}`);
  }
}

type Named = Pick<Environment, "root" | "contentDir" | "siteDir" | "language" | "version">;

/**
 * The folder `content` of the project or of the site that `SITE_DIR` names, or another tree of `.md` and `.mdx` files that
 * `CONTENT_DIR` names; of an older version the folder in it that has its name.
 * @throws ContentPlaceError when that is no folder.
 * @throws EditionError when the version has none.
 */
export function contentPlace({ root, contentDir, siteDir, language, version }: Named): ContentPlace {
  const { folder, label, isForeign } = treeOf(root, contentDir, siteDir);
  const shared = join(root, "public");
  const below = version ? [versionsFolder, version] : [];
  const place = join(folder, ...below);
  if (version) requireVersion(place, version, [label, ...below].join("/"));
  else if (contentDir) requireFolder(place, label);
  const languages = join(folder, "..", translationsFolder);
  return {
    folder: place,
    label: [label, ...below].join("/"),
    isForeign,
    staticFolders: isForeign ? [shared, folder, ...staticFoldersOf(folder)] : [shared],
    ...(language && { translations: translationsOf(root, languages, [language, ...below]) }),
  };
}

/**
 * Folders that the pages of an edition are made from: the content and all of its language, where older versions have a folder only once
 * one of their pages is translated.
 * @throws ContentPlaceError when the environment names no folder.
 * @throws EditionError when the version has none.
 */
export function foldersOfPages(environment: Named): string[] {
  const { folder } = contentPlace(environment);
  const { translations } = contentPlace({ ...environment, version: undefined });
  return translations ? [folder, translations.folder] : [folder];
}

/**
 * Folders whose files the checks read: those of the edition that the environment names, and without one those of all editions.
 * @throws ContentPlaceError when the environment names no folder.
 * @throws EditionError when the version has none.
 */
export function foldersToCheck(environment: Named): string[] {
  const { folder, isForeign } = contentPlace(environment);
  const isWhole = !environment.language && !environment.version && !isForeign;
  return isWhole ? [folder, join(folder, "..", translationsFolder)] : foldersOfPages(environment);
}

/**
 * The folder of an edition's interface texts; undefined for English, which code imports by default.
 * @throws ContentPlaceError when the environment names no folder.
 */
export function textsOf(environment: Named): string | undefined {
  const { translations } = contentPlace({ ...environment, version: undefined });
  return translations && join(translations.folder, "texts");
}

/** Whether the content is a foreign tree, without checking that it exists. */
export const isForeignTree = ({ root, contentDir, siteDir }: Named): boolean =>
  treeOf(root, contentDir, siteDir).isForeign;

function treeOf(root: string, contentDir: string | undefined, siteDir = "") {
  const own = join(root, siteDir, "content");
  const folder = contentDir ? resolve(root, contentDir) : own;
  if (!contentDir || folder === own) return { folder: own, label: join(siteDir, "content"), isForeign: false };
  return { folder, label: contentDir.replace(/\/+$/, ""), isForeign: true };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

function requireVersion(folder: string, version: string, label: string): void {
  if (isFolder(folder)) return;
  const hint = "Copy its pages there, or remove it from versions.items.";
  throw new EditionError(`The version "${version}" has no folder "${label}".`, hint, { key: "name", value: version });
}

function requireFolder(folder: string, named: string): void {
  if (isFolder(folder)) return;
  throw new ContentPlaceError(named, "this is not a folder. Name a folder with .md or .mdx files.");
}

function translationsOf(root: string, languages: string, names: readonly string[]) {
  const folder = join(languages, ...names);
  return { folder, label: relative(root, folder).replaceAll("\\", "/") };
}

/**
 * What the root of a project has. Where it was copied without its repository, that is what a language's tools have there, or what publishes
 * the tree.
 */
const marks = [
  [".git", "package.json"],
  ["pyproject.toml", "go.mod", "Cargo.toml"],
  ["mkdocs.yml", "mkdocs.yaml", "book.toml", "hugo.toml", "hugo.yaml"],
];

/** How far above a tree the root of its project may be. */
const mostSteps = 4;

/** A tree and the folders above it, up to the root of its project; the tree alone if there is none. */
export function projectFoldersOf(tree: string): string[] {
  const above: string[] = [];
  for (let folder = dirname(tree); above.length < mostSteps && folder !== dirname(folder); folder = dirname(folder))
    above.push(folder);
  const withOneOf = (names: readonly string[]) =>
    above.find((folder) => names.some((name) => existsSync(join(folder, name))));
  const root = marks.map(withOneOf).find((folder) => folder !== undefined);
  return root === undefined ? [tree] : [tree, ...above.slice(0, above.indexOf(root) + 1)];
}

/** Folders `public` and `static` of a tree and of its project. */
function staticFoldersOf(tree: string): string[] {
  return projectFoldersOf(tree)
    .flatMap((folder) => ["public", "static", "website/static"].map((name) => join(folder, name)))
    .filter(isFolder);
}
