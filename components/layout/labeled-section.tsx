import type { ReactNode } from "react";
import styles from "./labeled-section.module.css";

type Props = {
  id: string;
  label: string;
  /** A note below the label, such as the number of entries. */
  note?: string;
  children: ReactNode;
};

/** A section of a long list, with its label above it, or beside it on wide viewports. */
export function LabeledSection({ id, label, note, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{label}</h2>
        {note && <p>{note}</p>}
      </div>
      {children}
    </section>
  );
}
