import type { Heading, Language } from "@/lib/types";
import styles from "./toc.module.css";

/** Matches codes such as PL-2xxx, whose element prevents line breaks within them. */
const code = /\b([A-Z]{2,}-\d\w*)/;

/** The page's level 2 and 3 headings as links. */
export function TableOfContents({ headings, language }: { headings: readonly Heading[]; language?: Language }) {
  return (
    <ol className={styles.toc} {...language}>
      {headings.map((heading) => (
        <li key={heading.id} data-depth={heading.depth}>
          <a href={`#${heading.id}`}>
            {heading.text.split(code).map((part, index) => (index % 2 === 1 ? <span key={part}>{part}</span> : part))}
          </a>
        </li>
      ))}
    </ol>
  );
}
