import type { ReactNode } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { PrintNote } from "@/components/layout/print-note";
import styles from "./tag-page.module.css";

type Props = { path: string; title: string; lead: ReactNode; children: ReactNode };

/** The list of topics, or the list of the pages about one. */
export function TagPage({ path, title, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} lead={lead} />
      {children}
      <PrintNote path={path} />
    </div>
  );
}
