"use client";

import { useEffect, useState } from "react";
import { shell } from "#texts/shell";
import { unescapeHtml } from "@/lib/escape-html";
import { languageCode } from "@/lib/nav/edition";
import { cacheNames } from "@/lib/offline/names";
import { site } from "@/lib/site";

/** A page kept for offline reading: its path, title and language. */
type KeptPage = { address: string; title: string; language: string };

/**
 * Lists the pages kept for offline reading, with a button to retry the current URL; it also retries when the connection is back.
 */
export function KeptPages() {
  const [pages, setPages] = useState<KeptPage[]>();
  useEffect(() => {
    listKeptPages().then(setPages, () => setPages([]));
    const retry = () => location.reload();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
  return (
    <>
      <p>
        <button type="button" onClick={() => location.reload()}>
          {shell.tryAgain}
        </button>
      </p>
      {pages && (
        <section aria-labelledby="kept-pages">
          <h2 id="kept-pages">{shell.keepOffline.pages}</h2>
          {pages.length === 0 && <p>{shell.keepOffline.none}</p>}
          <ul>
            {pages.map(({ address, title, language }) => (
              <li key={address}>
                <a href={address} lang={language === shell.locale ? undefined : language}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The pages in the service worker's cache, sorted by title. */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (!("caches" in globalThis) || !(await caches.has(cacheNames.pages))) return [];
  const cache = await caches.open(cacheNames.pages);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) =>
      readKeptPage(new URL(url).pathname, (await (await cache.match(url))?.text()) ?? ""),
    ),
  );
  return pages.sort((a, b) => a.title.localeCompare(b.title, languageCode));
}

/** The element that names the language of a page's title: its heading where it is not translated, else its root. */
const written = /<h1 id="title"[^>]*\slang="([^"]+)"/i;
const root = /<html[^>]*\slang="([^"]+)"/;

/** Reads the title and its language of a cached page from its HTML; without a title, the address stands in. */
export function readKeptPage(address: string, html: string): KeptPage {
  const named = unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
  const ending = ` ${site.titleDelimiter} ${site.title}`;
  const title = named.endsWith(ending) ? named.slice(0, -ending.length) : named;
  return { address, title: title || address, language: (written.exec(html) ?? root.exec(html))?.[1] ?? "" };
}
