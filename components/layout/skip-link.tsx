import { shell } from "#texts/shell";
import styles from "./skip-link.module.css";

/** The first stop for a keyboard: straight to the page's content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content" data-behind-drawer>
      {shell.skip}
    </a>
  );
}
