import type { Heading, Language } from "@/lib/types";
import styles from "./toc.module.css";

/** The page's headings of levels 2 and 3 as links. */
export function TableOfContents({ headings, language }: { headings: readonly Heading[]; language?: Language }) {
  return (
    <ol className={styles.toc} {...language}>
      {headings.map((heading) => (
        <li key={heading.id} data-depth={heading.depth}>
          <a href={`#${heading.id}`}>{heading.text}</a>
        </li>
      ))}
    </ol>
  );
}
