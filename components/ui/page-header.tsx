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

/** How every page opens: its title, one sentence about it, and what belongs to both. */
export function PageHeader({ title, lead, language, children }: Props) {
  return (
    <header className={styles.header}>
      <h1 id="title" tabIndex={-1} {...language}>
        {title}
      </h1>
      {lead && <p {...language}>{lead}</p>}
      {children}
    </header>
  );
}
