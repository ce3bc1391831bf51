"use client";

import { useEffect, useState } from "react";
import { pages } from "#texts/pages";
import { shell } from "#texts/shell";
import { AllPages } from "@/components/nav/all-pages";
import { SearchForm } from "@/components/search/search-form";
import { PageHeader } from "@/components/ui/page-header";
import { SiteLink } from "@/components/ui/site-link";
import { closestPages, type ListedPage } from "@/lib/nav/closest";
import { languageCode, withBase, withoutBase } from "@/lib/nav/edition";
import { inLanguage } from "@/lib/nav/editions";
import { fillIn, normalizePath } from "@/lib/paths";
import { site } from "@/lib/site";
import styles from "./not-found-content.module.css";

/** Content of the not-found page: a search box, the closest existing pages, a report link and a list of all pages. */
export default function NotFoundContent() {
  return (
    <div className={styles.page} data-not-found data-wake="now">
      <PageHeader title={pages.notFound.title} lead={pages.notFound.lead} />
      <SearchForm />
      <NotFoundHelp />
      <AllPages />
    </div>
  );
}

const pathInEdition = (address: string) => withoutBase(address) ?? "/";

/** Existing pages with the paths most similar to the requested one, and the report link. Suggests none if their list fails to load. */
function NotFoundHelp() {
  const [closest, setClosest] = useState<ListedPage[]>([]);
  const [path, setPath] = useState<string>();
  useEffect(() => {
    setPath(location.pathname);
    const abort = new AbortController();
    fetch(withBase("/routes.json"), { signal: abort.signal })
      .then(async (answer) => {
        const listed: ListedPage[] = await answer.json();
        const known = listed.map((page) => ({ ...page, path: pathInEdition(page.path) }));
        setClosest(closestPages(pathInEdition(normalizePath(location.pathname)), known));
      })
      .catch(
        (error: unknown) => !abort.signal.aborted && console.warn("The list of pages could not be fetched.", error),
      );
    return () => abort.abort();
  }, []);

  return (
    <>
      {closest.length > 0 && (
        <section aria-labelledby="closest">
          <h2 id="closest">{shell.notFound.closest}</h2>
          <ul>
            {closest.map((page) => (
              <li key={page.path}>
                <SiteLink href={page.path} {...inLanguage(page.language === languageCode ? undefined : page.language)}>
                  {page.title}
                </SiteLink>{" "}
                <small>{page.path}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {site.reportUrl && (
        <p>
          <a href={fillIn(site.reportUrl, { path: path ?? "/404" })} rel="noreferrer">
            {shell.notFound.report}
          </a>
        </p>
      )}
    </>
  );
}
