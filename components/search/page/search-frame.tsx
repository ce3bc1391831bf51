import { type ReactNode, Suspense } from "react";
import { search } from "#texts/search";
import { PageHeader } from "@/components/ui/page-header";
import { SiteLink } from "@/components/ui/site-link";
import type { PageLink } from "@/lib/types";
import { SearchForm } from "../search-form";
import styles from "./search-frame.module.css";
import { SearchPage } from "./search-page";

type Props = {
  title: string;
  lead: string;
  topics: readonly PageLink[];
  /** The human-readable sitemap. */
  children: ReactNode;
};

/** The search page: the search itself, and below it topics and a sitemap that work without JavaScript. */
export function SearchFrame({ title, lead, topics, children }: Props) {
  return (
    <div className={styles.page} data-wake="now">
      <PageHeader title={title} lead={lead} />
      <Suspense
        fallback={
          <div data-early>
            <SearchForm isLabeled={false} />
          </div>
        }
      >
        <SearchPage />
      </Suspense>
      <noscript>
        <p>{search.noScript}</p>
      </noscript>
      <section className={styles.browse} aria-label={search.browse}>
        {topics.length > 0 && (
          <>
            <h2>{search.topics}</h2>
            <ul>
              {topics.map(({ href, label }) => (
                <li key={href}>
                  <SiteLink href={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </>
        )}
        {children}
      </section>
    </div>
  );
}
