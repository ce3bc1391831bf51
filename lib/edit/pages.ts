import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { splitFrontMatter } from "../authoring/split-front-matter";
import { readTextIfExists } from "../input/read-text";
import { suggest } from "../issues";
import { listFiles } from "../list-files";
import { formatOf, isPublished, pathOf } from "../paths";
import { isSlug, slugifyAccented } from "../slugify";
import { redirectOf } from "./edit-redirects";
import { EditError } from "./file-changes";

const extensions = ["mdx", "md", "tsx"];

/**
 * Parses a page given by address or by file to an address: `content/user/a.mdx` → `/user/a`.
 * @throws EditError if it cannot be the address of a page.
 */
export function parseAddress(named: string): string {
  const [page = "", anchor] = named.split(/[?#](.*)/s);
  if (anchor !== undefined)
    throw new EditError(`"${named}" is more than the address of a page. Write it without the anchor: ${page}.`);
  const relative = named
    .replace(/\/+/g, "/")
    .replace(/^\.?\//, "")
    .replace(/^content\//, "")
    .replace(/\/$/, "");
  const address = isPublished(relative) || /(?:^|\/)index$/.test(relative) ? pathOf(relative) : `/${relative}`;
  // "/" is not accepted for the home page, since it would mean the folder of all pages, as "." would.
  if (/^\/\.?$/.test(address) || address.split("/").some((part) => part === ".." || part.startsWith("_"))) {
    throw new EditError(`"${named}" is not the address of a page. Write it as user/guides/plan-a-task.`);
  }
  return address;
}

/**
 * Parses the address for a new page, which may have only unaccented lowercase letters, digits, and hyphens.
 * @throws EditError that suggests the nearest valid address.
 */
export function parseNewAddress(named: string): string {
  const address = parseAddress(named);
  if (address.slice(1).split("/").every(isSlug)) return address;
  const plain = address.split("/").map(slugifyAccented).filter(Boolean);
  throw new EditError(
    `"${named}" cannot be an address: use lowercase letters, digits, and hyphens. Write it as ${plain.join("/") || "user/guides/plan-a-task"}.`,
  );
}

/** The file of the page at an address, relative to `content/`; undefined if there is none. */
export function findPageFile(root: string, path: string): string | undefined {
  const candidates = extensions.flatMap((extension) => [
    `${path.slice(1)}.${extension}`,
    `${path.slice(1)}/index.${extension}`,
  ]);
  return candidates.find((file) => existsSync(join(root, "content", file)));
}

/** The file of a page that must exist. @throws EditError that names the page that an old address leads to, or the nearest address. */
export function requirePageFile(root: string, path: string): string {
  const file = findPageFile(root, path);
  if (file !== undefined) return file;
  const redirect = redirectOf(readTextIfExists(join(root, "redirects.ts")), path);
  if (redirect) throw new EditError(`"${path}" is an old address: ${redirect}. Name the page it leads to.`);
  if (isFolder(root, path)) throw new EditError(`"${path}" is a folder without a page of its own. Name a page in it.`);
  const known = listFiles(join(root, "content")).files.filter(isPublished).map(pathOf);
  throw new EditError(
    `"${path}" is not a page. ${suggest(path, known, "Name its address, such as user/guides/plan-a-task.")}`,
  );
}

/** The translations of a page: the same path below a language's folder. */
export function translationsOf(root: string, file: string): string[] {
  const folder = join(root, "i18n");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((code) => `i18n/${code}/${file}`)
    .filter((translation) => existsSync(join(root, translation)));
}

/** True if there is a page file at the address itself, whether or not there is a folder of that name. */
export const isPage = (root: string, path: string): boolean =>
  extensions.some((extension) => existsSync(join(root, "content", `${path.slice(1)}.${extension}`)));

/** True if the address is that of a folder of pages. */
export const isFolder = (root: string, path: string): boolean => {
  const folder = join(root, "content", path.slice(1));
  return existsSync(folder) && statSync(folder).isDirectory();
};

/** True if a page, named by its file relative to `content/`, is a draft. */
export function isDraft(root: string, file: string): boolean {
  const text = readFileSync(join(root, "content", file), "utf8");
  return splitFrontMatter(file, text, formatOf(file)).data.draft === true;
}
