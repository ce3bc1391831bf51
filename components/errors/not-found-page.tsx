import type { ReactNode } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { SearchForm } from "@/components/search/search-form";
import { NotFoundHelp } from "./not-found-help";
import styles from "./not-found-page.module.css";

const lead =
  "There is no page at this address. It may have moved, or the link that brought you here has a typing mistake.";

/** Any unknown address: the closest pages that exist, a search box, every page there is and a way to tell us. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.page} data-not-found>
      <PageHeader title="Page not found" lead={lead} />
      <SearchForm />
      <NotFoundHelp />
      {children}
    </div>
  );
}
