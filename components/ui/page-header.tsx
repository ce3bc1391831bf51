import type { ReactNode } from "react";
import type { Language } from "@/lib/types";
import styles from "./page-header.module.css";

type Props = {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  language?: Language;
  children?: ReactNode;
};

/** The header of a page: its title, lead, and `children` that belong to them. */
export function PageHeader({ title, lead, language, children }: Props) {
  return (
    <header className={styles.header}>
      <h1 id="Title" tabIndex={-1} {...language}>
        {title}
      </h1>
      {lead && <p {...language}>{lead}</p>}
      {children}
    </header>
  );
}
