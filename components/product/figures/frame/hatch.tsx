import styles from "./hatch.module.css";

/** The hatching of non-working time in a bar, as a pattern that `fill` refers to by its id. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2={6} x1={1} x2={1} className={styles.hatch} />
      </pattern>
    </defs>
  );
}
