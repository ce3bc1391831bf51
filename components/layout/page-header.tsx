import type { ReactNode } from "react";
import styles from "./page-header.module.css";

type Props = { title: string /** One sentence below the title. */; lead?: ReactNode; children?: ReactNode };

/** How every page opens: its title, one sentence about it, and what belongs to both. */
export function PageHeader({ title, lead, children }: Props) {
  return (
    <header className={styles.header}>
      <h1 id="title" tabIndex={-1}>
        {title}
      </h1>
      {lead && <p>{lead}</p>}
      {children}
    </header>
  );
}
