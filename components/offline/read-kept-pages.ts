import { unescapeHtml } from "@/lib/escape-html";
import { cacheNames } from "@/lib/offline/names";
import { site } from "@/lib/site";

/** A page that was kept: its address, its title, and the language it is in. */
export type KeptPage = { address: string; title: string; language: string };

/** The pages that were kept, by title; none where the browser keeps nothing. */
export async function readKeptPages(): Promise<KeptPage[]> {
  if (!("caches" in globalThis) || !(await caches.has(cacheNames.pages))) return [];
  const cache = await caches.open(cacheNames.pages);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) =>
      describeKept(new URL(url).pathname, (await (await cache.match(url))?.text()) ?? ""),
    ),
  );
  return pages.sort((a, b) => a.title.localeCompare(b.title));
}

/** What a page says of itself in its HTML. */
export function describeKept(address: string, html: string): KeptPage {
  const named = unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
  const ending = ` ${site.titleDelimiter} ${site.title}`;
  const title = named.endsWith(ending) ? named.slice(0, -ending.length) : named;
  return { address, title: title || address, language: /<html[^>]*\slang="([^"]+)"/.exec(html)?.[1] ?? "" };
}
