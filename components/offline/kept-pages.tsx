"use client";

import { useEffect, useState } from "react";
import { shell } from "#texts/shell";
import { unescapeHtml } from "@/lib/escape-html";
import { cacheNames } from "@/lib/offline/names";
import { site } from "@/lib/site";

/** A page that was kept: its address, its title, and the language it is in. */
type KeptPage = { address: string; title: string; language: string };

/** The pages that this browser has kept, and a button to ask for the one at this address again; the connection does so by itself. */
export function KeptPages() {
  const [pages, setPages] = useState<KeptPage[]>();
  useEffect(() => {
    readKeptPages().then(setPages, () => setPages([]));
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
