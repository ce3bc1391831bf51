"use client";

import { useEffect, useState } from "react";
import { shell } from "#texts/shell";
import { type KeptPage, readKeptPages } from "./read-kept-pages";

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
