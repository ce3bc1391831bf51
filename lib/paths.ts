/** Conversions between a file under `content/`, a site path and a file of the export. */

import type { DocFormat } from "./types";

const extension = /\.(mdx|md|tsx)$/;

/** True for files that are published: a page extension, no name with a leading underscore, no test file. */
export function isPublished(relative: string): boolean {
  const segments = relative.split("/");
  return (
    extension.test(relative) && !segments.some((name) => name.startsWith("_")) && !/\.(test|spec)\.\w+$/.test(relative)
  );
}

/** How a file was written, by its name. */
export function formatOf(file: string): DocFormat {
  const [, name] = extension.exec(file) ?? [];
  return name === "md" || name === "tsx" ? name : "mdx";
}

/** `user/mobile/index.mdx` → `/user/mobile`; `index.mdx` → `/`. */
export function pathOf(relative: string): string {
  const route = relative.replace(extension, "").replace(/(^|\/)index$/, "");
  return `/${route}`;
}

/** `/user/layouts` → `user/layouts`; the home page has the id `index`. */
export function idOf(path: string): string {
  return path.slice(1) || "index";
}

/** Where a page is as Markdown: `/user/layouts` → `/user/layouts.md`; the home page is `/index.md`. */
export const markdownPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);

/** Where a drawn icon is. Not below `/icons/`: Apache's own configuration answers that from another folder, before it reads ours. */
export const iconPath = (name: string): string => `/logos/${name}`;

/** Splits an internal link into its decoded path (no trailing slash), query and hash. */
export function splitHref(href: string): { path: string; query: string; hash: string } {
  const [beforeHash = "", hash = ""] = href.split(/#(.*)/s);
  const [path = "", query = ""] = beforeHash.split(/\?(.*)/s);
  return { path: decode(path).replace(/(?<=.)\/$/, ""), query, hash: decode(hash) };
}

/** Normalizes the path of a page from the address bar: decoded, without a trailing slash and without `.html`. */
export function normalizePath(pathname: string): string {
  const path = splitHref(pathname).path.replace(/\.html$/, "");
  return path.replace(/\/index$/, "") || "/";
}

/**
 * The address of a page that one in capital letters, of its file, or of the page of a folder means: `/User/Mobile/index.mdx` and
 * `/content/user/mobile` → `/user/mobile`; without such a page the same one.
 */
export function meantPath(path: string, isPage: (path: string) => boolean): string {
  const bare = path.toLowerCase().replace(/(?:\/index)?(?:\.(?:html?|mdx?))?$/, "") || "/";
  return [path, bare, bare.replace(/^\/content(?=\/)/, "")].find(isPage) ?? path;
}

/** Decodes percent-encoding; text in which that is broken, such as `50%`, stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The decoded path of an image from its address; undefined if that does not start at the root or is badly encoded. */
export function imagePath(src: string): string | undefined {
  if (!src.startsWith("/") || src.startsWith("//")) return undefined;
  try {
    const path = decodeURIComponent(src.split(/[?#]/, 1)[0] ?? "");
    return path.includes("\0") ? undefined : path;
  } catch {
    // Such as "/a%zz.png": no file has this address.
    return undefined;
  }
}

/** True for addresses outside the site. */
export function isExternal(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(href);
}

/** True for addresses that start with `https://` and a host. */
export function isSecureAddress(href: string): boolean {
  return /^https:\/\/[^\s/?#]/.test(href);
}

/**
 * True for a path that browsers resolve within the site: they skip tabs and line ends, and take `//` and `/\` for the beginning of a host.
 */
export function isSitePath(path: string): boolean {
  return /^\/(?![/\\])[^\t\n\r]*$/.test(path);
}

/** An address with blanks and other unsafe characters percent-encoded, as it stands in HTML. */
export function toHref(path: string): string {
  return encodeURI(path);
}

/**
 * Puts a value into an address: `https://x.example/{file}` with `a/b c.mdx` → `https://x.example/a/b%20c.mdx`; slashes stay where they are
 * parts of the path.
 */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (mark, name: string, at: number) => {
    // A lone surrogate, where a text was truncated, cannot be encoded.
    const value = encodeURIComponent((values[name] ?? mark).replace(/\p{Surrogate}/gu, "\ufffd"));
    return template.slice(0, at).includes("?") ? value : value.replaceAll("%2F", "/");
  });
}

/** True when `path` is the section's own page or one below it. */
export const isInSection = (path: string, section: string): boolean =>
  path === section || path.startsWith(`${section}/`);
