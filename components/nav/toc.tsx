import type { Heading, Language } from "@/lib/types";
import styles from "./toc.module.css";

/** Codes such as PL-2xxx are read as a whole. */
const code = /\b([A-Z]{2,}-\d\w*)/;

/** The page's headings of levels 2 and 3 as links. */
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
