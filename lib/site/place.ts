import { existsSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, posix, relative, resolve } from "node:path";
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
  /** True for a foreign tree, to which `sidebars.ts`, the API reference, and the writing rules do not apply. */
  isForeign: boolean;
  /** Folders whose files are served verbatim: `public`, and those of a foreign tree, which has its own images. */
  staticFolders: string[];
  /** Folder of translated pages if the edition's language is not the default: in `i18n` beside the content. */
  translations?: { folder: string; label: string };
};

/** The file with the navigation of the site that `SITE_DIR` names, from the project root. */
export const manifestFileOf = (siteDir: string): string => posix.join(siteDir, "manifest.ts");

/** The file with the redirects of a native site, from the project root. */
export const redirectsFileOf = ({ siteDir }: Pick<Environment, "siteDir">): string =>
  siteDir ? manifestFileOf(siteDir) : "redirects.ts";

/** The file with the words of sidebars, navbar, and footer in the language whose folder is called `label`, from the project root. */
export const labelsFileOf = ({ label }: { label: string }): string => `${label}/labels.ts`;

/** The file with what the owner of this project configures, from the project root. */
export const settingsFile = "lib/product/settings.ts";

/** Folder of older versions, both in the content and in the translations of a language. */
const versionsFolder = "_versions";

/** The folder in `CONTENT_DIR` cannot be exported, or the folder of a version has no sidebars. */
export class ContentPlaceError extends Error {
  override name = "ContentPlaceError";
  /** `issues`: issues found in that folder so far. */
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
 * Resolves the folder of pages: `content` of the project or of the site that `SITE_DIR` names, or the tree of `.md` and `.mdx` files that
 * `CONTENT_DIR` names. For an older version, its folder inside that.
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
 * Folders with the sources of an edition's pages: its content, and all translations of its language, since a version has a folder there
 * only once one of its pages is translated.
 * @throws ContentPlaceError when the environment names no folder.
 * @throws EditionError when the version has none.
 */
export function foldersOfPages(environment: Named): string[] {
  const { folder } = contentPlace(environment);
  const { translations } = contentPlace({ ...environment, version: undefined });
  return translations ? [folder, translations.folder] : [folder];
}

/**
 * Folders whose files the checks read: those of the edition that the environment names, or else those of all editions.
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

/** True for a folder, or a link to one. */
export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

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
 * Files that mark the root of a project, in order of precedence. A project copied without its repository still has a package manifest or
 * the configuration of the site generator.
 */
const marks = [
  [".git", "package.json"],
  ["pyproject.toml", "go.mod", "Cargo.toml"],
  ["mkdocs.yml", "mkdocs.yaml", "book.toml", "hugo.toml", "hugo.yaml", "config/_default", "docfx.json"],
];

/** Maximum number of levels between a tree and the root of its project. */
const mostSteps = 4;

/** A tree and its ancestors up to the project root, innermost first; the tree alone if no root is found. */
export function projectFoldersOf(tree: string): string[] {
  const above: string[] = [];
  for (let folder = dirname(tree); above.length < mostSteps && folder !== dirname(folder); folder = dirname(folder))
    above.push(folder);
  const withOneOf = (names: readonly string[]) =>
    above.find((folder) => names.some((name) => existsSync(join(folder, name))));
  const root = marks.map(withOneOf).find((folder) => folder !== undefined);
  return root === undefined ? [tree] : [tree, ...above.slice(0, above.indexOf(root) + 1)];
}

/** The root of a tree's project, or the tree itself, without links: files that pages name must not lead out of it. */
export const projectRootOf = (tree: string): string => realpathSync(projectFoldersOf(tree).at(-1) ?? tree);

/** The `public` and `static` folders of a tree and of its project, the hidden ones of VuePress and GitBook, and `src/assets` of Astro. */
function staticFoldersOf(tree: string): string[] {
  const folders = projectFoldersOf(tree);
  const names = ["public", "static", "website/static", ".vuepress/public", ".gitbook"];
  return [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...folders.filter((folder) => basename(folder) === "src").map((folder) => join(folder, "assets")),
  ].filter(isFolder);
}
