import type { ReactNode } from "react";
import styles from "./inline.module.css";

/** A key of the keyboard. */
export function Key({ children }: { children?: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}

/** A short status word, such as Preview. */
export function Badge({ children }: { children?: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}

/** An address that a heading had before: it leads here still. */
export function Anchor({ id }: { id: string }) {
  return <span className={styles.anchor} id={id} />;
}
