import type { ReactNode } from "react";
import styles from "./labelled-section.module.css";

type Props = {
  id: string;
  label: string;
  /** How many it holds, for instance. */
  note?: string;
  children: ReactNode;
};

/** A part of a long list: its label stands above it, on wide windows beside it. */
export function LabelledSection({ id, label, note, children }: Props) {
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
