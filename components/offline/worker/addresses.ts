import { unescapeHtml } from "@/lib/escape-html";
import { isInSection } from "@/lib/paths";

/**
 * The one address under which a page is kept, whatever host and reader call it: without its query, `.html`, `/index`, and a slash
 * at its end.
 */
export function keyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.replace(/\.html$/, "").replace(/(?:\/index)?\/*$/, "") || "/");
}

/** What the addresses of the edition begin with that an address belongs to. */
export function editionOf(path: string, bases: readonly string[]): string {
  const own = bases.filter((base) => isInSection(path, base));
  return own.reduce((longest, base) => (base.length > longest.length ? base : longest), "");
}

/** Addresses of the files that a page names and cannot be read without: styles, scripts, fonts, images. */
export function filesOf(html: string): string[] {
  const named = html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"]+\.(?:css|js|woff2|svg|png|jpe?g|webp|avif|gif))"/g);
  return [...new Set([...named].map(([, address = ""]) => unescapeHtml(address)))];
}

/** Address of the payload that a sleeping page wakes with; nothing for what is no page of the site. */
export function payloadOf(html: string): string | undefined {
  const address = /<script[^>]*\sdata-payload="([^"]+)"/.exec(html)?.[1];
  return address === undefined ? undefined : unescapeHtml(address);
}

/** True for a whole answer of the type that was asked for: some hosts answer with a page in place of a file that is gone. */
export function isWhole({ status, redirected, headers }: Response, isPage: boolean): boolean {
  return status === 200 && !redirected && headers.get("content-type")?.includes("text/html") === isPage;
}
