import { escapeHtml } from "../escape-html";

/** A sitemap index (sitemaps.org/protocol.html): the sitemaps of a site, by their full addresses. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</sitemapindex>\n",
  ].join("\n");
}
