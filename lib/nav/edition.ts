import { media } from "../media.mjs";
import { toHref } from "../paths";
import { site } from "../site";
import { inlined } from "../site/inlined";

/**
 * The edition that this process builds and its pages belong to: one language of one version. What starts
 * the process (`lib/build/export/export-editions.ts`) names it in the environment, and `next.config.mjs` puts both words into the browser's
 * code; the default edition has neither.
 */
const { language, version } = inlined;

/** Code of the edition's language. */
export const languageCode: string = language || site.locales.default;

/** Name of the edition's version when it is an older one. */
export const olderVersion: string | undefined = version || undefined;

/** The edition's base path: `/de`, `/2026.3`, `/de/2026.3`; empty for the default edition. */
export const base: string = baseOf(language, version);

/** The base path of any edition; the default language and the last version add nothing to it. */
export function baseOf(language?: string, version?: string): string {
  return [language, version].map((name) => (name ? `/${name}` : "")).join("");
}

/** A page's path as an address of the site: `/user` → `/de/user`. For addresses that no `SiteLink` completes. */
export function withBase(path: string, before: string = base): string {
  return path === "/" ? before || "/" : `${before}${path}`;
}

/** A page's path as a full address: `/user` → `https://docs.example/de/user`; of this edition, or of the one with another base. */
export const fullAddress = (path: string, before: string = base): string =>
  new URL(toHref(withBase(path, before)), site.url).href;

const sharedFile = new RegExp(`^[^?#]*\\.(?:${media}|zip|csv|docx?|xlsx?|pptx?)(?:[?#]|$)`, "i");

/**
 * True for the address of a file that all editions share, such as an image or a PDF: those of pages and generated texts begin with the base
 * path.
 */
export function isSharedFile(href: string): boolean {
  return sharedFile.test(href);
}

/**
 * Resolves a link on the page at the full address `page` to a full address: paths of pages are relative to the edition, those of images and
 * other files to the site. Anything that is not an address stays as it is.
 */
export function resolveAddress(href: string, page: string, before: string = base): string {
  if (!URL.canParse(href, page)) return href;
  const isPage = /^\/(?!\/)/.test(href) && !isSharedFile(href);
  return new URL(isPage ? withBase(href, before) : href, page).href;
}

/** The path of a page of this edition from an address: `/de/user` → `/user`; undefined for other addresses. */
export function withoutBase(address: string, before: string = base): string | undefined {
  if (address === before) return "/";
  return address.startsWith(`${before}/`) ? address.slice(before.length) : undefined;
}
