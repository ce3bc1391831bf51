import type { ReactNode } from "react";
import { Enlarge } from "@/components/ui/enlarge/enlarge";
import { classNames } from "../class-names";
import { descriptionId, type OpenFigure } from "../open-figure";
import styles from "./figure.module.css";

type FrameProps = OpenFigure & {
  /** A figure as narrow as a phone stands in the middle of a quiet ground. */
  isNarrow?: boolean;
  /** The drawing is in the words of the page: it is no screen of the application. */
  isOurs?: boolean;
  children: ReactNode;
};

/**
 * Every figure of the site: drawing, description, text alternative, caption. The caption names the figure and carries the number of
 * the highlighted part; the description is one sentence that is always exposed; the facts are details, because they are closed at first.
 * @throws Error when no sentence describes the figure.
 */
export function Figure({ say, id, caption, facts, mark, isNarrow, isOurs, children }: FrameProps) {
  const [description] = facts;
  if (!description) throw new Error(`The figure "${caption}" has no sentence that describes it.`);
  return (
    <figure
      className={classNames(styles.figure, isNarrow && styles.narrow)}
      id={id}
      aria-labelledby={`${id}-caption`}
      aria-describedby={descriptionId(id)}
      aria-details={`${id}-facts`}
    >
      <p className="visually-hidden" id={descriptionId(id)}>
        {description}
      </p>
      <div className={styles.drawing} data-enlarges="wide" lang={isOurs ? undefined : say.screenLanguage}>
        {children}
      </div>
      {!isNarrow && (
        <div className={styles.enlarge}>
          <Enlarge label={caption} />
        </div>
      )}
      <details className={styles.facts} id={`${id}-facts`}>
        <summary>
          {say.textOfFigure}
          <span className="visually-hidden">: {caption}</span>
        </summary>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </details>
      <figcaption className={styles.caption} id={`${id}-caption`}>
        {mark && (
          <span className={styles.mark}>
            <b>1</b> {mark}
          </span>
        )}
        {mark ? ` ${caption}` : caption}
      </figcaption>
    </figure>
  );
}
