import type { ReactNode } from "react";
import styles from "./inline.module.css";

/** A keyboard key. */
export function Key({ children }: { children?: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}

/** A short status label, such as Preview. */
export function Badge({ children }: { children?: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}

/** A former id of a heading, so that old links still lead here. */
export function Anchor({ id }: { id: string }) {
  return <span className={styles.anchor} id={id} />;
}
