import { site } from "@/lib/site";
import styles from "./logo.module.css";
import { markRadius, markStrokeWidth, quietOpacity } from "./mark";

/** The mark and the wordmark with the small DOCS label. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="1.875rem" height="1.875rem" aria-hidden="true">
        <rect width="32" height="32" rx={markRadius} fill="var(--color-accent)" />
        <g fill="none" stroke="var(--color-on-accent)" strokeWidth={markStrokeWidth} strokeLinecap="round">
          {site.mark.map(({ d, quiet }) => (
            <path key={d} d={d} opacity={quiet ? quietOpacity : undefined} />
          ))}
        </g>
      </svg>
      <span>{site.brand.name}</span>
      <small>DOCS</small>
    </span>
  );
}
