import type { ReactNode } from "react";
import { PageHeader } from "@/components/ui/page-header";
import styles from "./list-page.module.css";
import { PrintNote } from "./print-note";

type Props = { path: string; title: string; lead: ReactNode; children: ReactNode };

/** A page that lists others: all topics, the pages about one topic, or all pages. */
export function ListPage({ path, title, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} lead={lead} />
      {children}
      <PrintNote path={path} />
    </div>
  );
}
