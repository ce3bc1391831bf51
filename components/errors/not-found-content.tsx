import { pages } from "#texts/pages";
import { AllPages } from "@/components/nav/all-pages";
import { SearchForm } from "@/components/search/search-form";
import { PageHeader } from "@/components/ui/page-header";
import styles from "./not-found-content.module.css";
import { NotFoundHelp } from "./not-found-help";

/** Any unknown address: the closest pages that exist, a search box, every page there is and a way to tell us. */
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
