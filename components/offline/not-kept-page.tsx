import { pages } from "#texts/pages";
import { PageHeader } from "@/components/ui/page-header";
import { KeptPages } from "./kept-pages";
import styles from "./not-kept-page.module.css";

/** Shown offline in place of a page that is not cached; lists those that are. */
export function NotKeptPage() {
  return (
    <div className={styles.page} data-not-found data-wake="now">
      <PageHeader title={pages.notKept.title} lead={pages.notKept.lead} />
      <KeptPages />
    </div>
  );
}
