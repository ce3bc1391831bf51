"use client";

import { useEffect, useState } from "react";
import { shell } from "#texts/shell";
import { SiteLink } from "@/components/ui/site-link";
import { closestPages, type ListedPage } from "@/lib/nav/closest";
import { withBase, withoutBase } from "@/lib/nav/edition";
import { fillIn, sitePath } from "@/lib/paths";
import { site } from "@/lib/site";

const pathInEdition = (address: string) => withoutBase(address) ?? "/";

/** The existing pages whose addresses come closest to the one asked for. Adds nothing when the list cannot be fetched. */
export function NotFoundHelp() {
  const [pages, setPages] = useState<ListedPage[]>([]);
  const [path, setPath] = useState<string>();
  useEffect(() => {
    setPath(location.pathname);
    const abort = new AbortController();
    fetch(withBase("/routes.json"), { signal: abort.signal })
      .then(async (answer) => {
        const listed: ListedPage[] = await answer.json();
        const pages = listed.map((page) => ({ ...page, path: pathInEdition(page.path) }));
        setPages(closestPages(pathInEdition(sitePath(location.pathname)), pages));
      })
      .catch(
        (error: unknown) => !abort.signal.aborted && console.warn("The list of pages could not be fetched.", error),
      );
    return () => abort.abort();
  }, []);

  return (
    <>
      {pages.length > 0 && (
        <section aria-labelledby="closest">
          <h2 id="closest">{shell.notFound.closest}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <SiteLink href={page.path}>{page.title}</SiteLink> <small>{page.path}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {site.reportUrl && (
        <p>
          <a href={fillIn(site.reportUrl, { path: path ?? "/404" })} rel="noopener noreferrer">
            {shell.notFound.report}
          </a>
        </p>
      )}
    </>
  );
}
