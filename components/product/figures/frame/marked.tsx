import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./marked.module.css";

/** Puts the highlight around a part of a screen that is not drawn as SVG: ring, halo and the number of the caption. */
export function Marked({
  isMarked,
  isInside,
  children,
}: {
  isMarked: boolean;
  isInside?: boolean;
  children: ReactNode;
}) {
  if (!isMarked) return children;
  return (
    <div className={classNames(styles.marked, isInside && styles.inside)}>
      {children}
      <MarkNumber />
    </div>
  );
}

/** The number alone, for a part that carries the class of the highlight itself, such as a table cell. */
export function MarkNumber() {
  return (
    <b className={styles.number} aria-hidden="true">
      1
    </b>
  );
}

/** Class of the ring for an element that cannot be wrapped; it needs a `MarkNumber` inside. */
export const markedClass = styles.marked;
