import { pages } from "#texts/pages";
import { PageHeader } from "@/components/ui/page-header";
import { KeptPages } from "./kept-pages";
import styles from "./not-kept-page.module.css";

/** What a reader without a connection sees at the address of a page that was not kept: those that were. */
export function NotKeptPage() {
  return (
    <div className={styles.page} data-not-found data-wake="now">
      <PageHeader title={pages.notKept.title} lead={pages.notKept.lead} />
      <KeptPages />
    </div>
  );
}
