import type { ReactNode } from "react";
import styles from "./steps.module.css";

/** Displays an ordered list as numbered steps with space around each. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
