import type { ReactNode } from "react";
import styles from "./details.module.css";

/** Collapsed text that few readers need. Opens without JavaScript and in print. */
export function Details({ summary, children }: { summary: string; children?: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
