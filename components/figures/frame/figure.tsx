import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./figure.module.css";

type FigureProps = {
  id: string;
  caption: string;
  /** Sentences that say what the drawing shows; the text alternative of the figure. */
  facts: readonly string[];
  /** Name of the highlighted part; the caption carries its number. */
  mark?: string;
  /** A figure as narrow as a phone stands in the middle of a quiet ground. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** Id of the list of facts, for `aria-describedby` of the drawing. */
export const factsId = (id: string) => `${id}-facts`;

/** Every figure of the site: drawing, text alternative, caption. */
export function Figure({ id, caption, facts, mark, isNarrow, children }: FigureProps) {
  return (
    <figure className={classNames(styles.figure, isNarrow && styles.narrow)} id={id}>
      <div className={styles.drawing}>{children}</div>
      <details className={styles.facts}>
        <summary>Text of this figure</summary>
        <ul id={factsId(id)}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </details>
      <figcaption className={styles.caption}>
        {mark ? (
          <span className={styles.mark}>
            <b>1</b> {mark}
          </span>
        ) : null}
        {caption}
      </figcaption>
    </figure>
  );
}
