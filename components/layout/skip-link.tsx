import { shell } from "#texts/shell";
import styles from "./skip-link.module.css";

/** The first tab stop: skips to the main content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#Content" data-behind-drawer>
      {shell.skip}
    </a>
  );
}
