import type { ReactNode } from "react";
import { SearchForm } from "@/components/search/search-form";
import { SiteLink } from "@/components/ui/site-link";
import { site } from "@/lib/site";
import { NotFoundHelp } from "./not-found-help";
import styles from "./not-found-page.module.css";

/** Any unknown address: the closest pages that exist, a search box, the main sections and a way to tell us. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.page} data-not-found>
      <h1>Page not found</h1>
      <p>
        There is no page at this address. It may have moved, or the link that brought you here has a typing mistake.
      </p>
      <NotFoundHelp />
      <SearchForm />
      <h2>Sections</h2>
      <ul className={styles.sections}>
        {site.navbar.map((item) => (
          <li key={item.href}>
            <SiteLink href={item.href}>{item.label}</SiteLink>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
