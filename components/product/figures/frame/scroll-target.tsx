import styles from "./scroll-target.module.css";

const steps = [
  styles.at0,
  styles.at1,
  styles.at2,
  styles.at3,
  styles.at4,
  styles.at5,
  styles.at6,
  styles.at7,
  styles.at8,
  styles.at9,
] as const;

/**
 * Where a scroll region starts when its highlight would be out of sight on a narrow screen. Browsers that know
 * `scroll-initial-target` begin there; the others begin at the left.
 * @param x Place of the highlight, as a part of the width.
 * @param before Part of the width to show before it; more than the column that stays in view covers.
 */
export function ScrollTarget({ x, before }: { x: number; before: number }) {
  const start = x - before;
  return start > 0 ? <span className={steps[Math.floor(start * 10)]} /> : null;
}
