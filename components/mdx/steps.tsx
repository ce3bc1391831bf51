import type { ReactNode } from "react";
import styles from "./steps.module.css";

/** An ordered list as numbered steps with room around each. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
