import type { Heading } from "@/lib/types";
import styles from "./toc.module.css";

/** The page's headings of levels 2 and 3 as links. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className={styles.toc}>
      {headings.map((heading) => (
        <li key={heading.id} data-depth={heading.depth}>
          <a href={`#${heading.id}`}>{heading.text}</a>
        </li>
      ))}
    </ol>
  );
}
