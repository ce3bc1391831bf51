import { Suspense } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { SearchForm } from "../search-form";
import styles from "./search-frame.module.css";
import { SearchPage } from "./search-page";

export type BrowseLink = { href: string; label: string };
type Props = { title: string; sections: readonly BrowseLink[]; topics: readonly BrowseLink[] };

/** The search page: the search itself, and below it what can be browsed without searching and without JavaScript. */
export function SearchFrame({ title, sections, topics }: Props) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Suspense fallback={<SearchForm />}>
        <SearchPage />
      </Suspense>
      <noscript>
        <p>Searching needs JavaScript. Without it, every page is reached from the sections and topics below.</p>
      </noscript>
      <section className={styles.browse} aria-label="Browse the documentation">
        <Links title="Sections" links={sections} />
        <Links title="Topics" links={topics} />
      </section>
    </div>
  );
}

function Links({ title, links }: { title: string; links: readonly BrowseLink[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
