import { unescapeHtml } from "@/lib/escape-html";
import { isInSection } from "@/lib/paths";

/**
 * The cache key of a URL: without query, hash, `.html`, `/index` and trailing slash, so that all forms of a URL share an entry.
 */
export function cacheKeyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.replace(/\.html$/, "").replace(/(?:\/index)?\/*$/, "") || "/");
}

/** The base path of the edition that a path belongs to. */
export function editionBaseOf(path: string, bases: readonly string[]): string {
  const own = bases.filter((base) => isInSection(path, base));
  return own.reduce((longest, base) => (base.length > longest.length ? base : longest), "");
}

/** Paths of the subresources in a page's HTML: styles, scripts, fonts, images. */
export function subresourcesOf(html: string): string[] {
  const named = html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"]+\.(?:css|js|woff2|svg|png|jpe?g|webp|avif|gif))"/g);
  return [...new Set([...named].map(([, address = ""]) => unescapeHtml(address)))];
}

/** Path of the payload with which a page that is asleep wakes; undefined for HTML that is not a page of the site. */
export function payloadOf(html: string): string | undefined {
  const address = /<script[^>]*\sdata-payload="([^"]+)"/.exec(html)?.[1];
  return address === undefined ? undefined : unescapeHtml(address);
}

/** True for a complete response of the expected type: some hosts respond with an HTML page when a file is missing. */
export function isComplete({ status, redirected, headers }: Response, isPage: boolean): boolean {
  return status === 200 && !redirected && headers.get("content-type")?.includes("text/html") === isPage;
}
