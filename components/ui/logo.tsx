import { site } from "@/lib/site";
import styles from "./logo.module.css";

/** The mark: three threads on a loom, the middle one woven, and the wordmark with the small DOCS label. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" fill="var(--color-accent)" />
        <g fill="none" stroke="var(--color-on-accent)" strokeWidth="3" strokeLinecap="round">
          <path d="M7 9.500h11" />
          <path d="M12 16h13" opacity=".65" />
          <path d="M7 22.500h8" />
          <path d="M20 22.500h5" opacity=".65" />
        </g>
      </svg>
      <span>{site.brand.name}</span>
      <small>DOCS</small>
    </span>
  );
}
