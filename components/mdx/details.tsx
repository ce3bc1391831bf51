import type { ReactNode } from "react";
import styles from "./details.module.css";

/** Text that few readers need, behind one line. Opens without JavaScript and in print. */
export function Details({ summary, children }: { summary: string; children?: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
