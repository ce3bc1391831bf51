import type { ReactNode } from "react";
import { pages } from "#texts/pages";
import { SearchForm } from "@/components/search/search-form";
import { PageHeader } from "@/components/ui/page-header";
import { NotFoundHelp } from "./not-found-help";
import styles from "./not-found-page.module.css";

/** Any unknown address: the closest pages that exist, a search box, every page there is and a way to tell us. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.page} data-not-found data-wake="now">
      <PageHeader title={pages.notFound.title} lead={pages.notFound.lead} />
      <SearchForm />
      <NotFoundHelp />
      {children}
    </div>
  );
}
