import { formatPlace } from "@/lib/issues";
import type { Heading, Issue } from "@/lib/types";
import styles from "./author-bar.module.css";
import { MarkdownPanel } from "./markdown-panel";

/** A finding with the source line it refers to. */
export type Found = { issue: Issue; text?: string };

type Props = {
  /** Path of the page's file from the project root. */
  file: string;
  /** Findings in the page and in files shared by all pages. */
  found: readonly Found[];
  /** Other facts: type, word count, draft. */
  facts: readonly string[];
  headings: readonly Heading[];
  /** The page's Markdown; absent for script pages and pages with findings of their own. */
  markdown?: Promise<string>;
};

/** In the live preview: a bar over the page with its source file, facts about it and all findings. */
export function AuthorBar({ file, found, facts, headings, markdown }: Props) {
  return (
    <aside className={styles.bar} aria-label="For authors" data-findings={found.length}>
      {found.length > 0 && (
        <ul>
          {found.map(({ issue, text }) => (
            <li key={`${formatPlace(issue)} ${issue.message}`} data-severity={issue.severity}>
              <a href={editorLink(issue.file, issue.line, issue.column)}>{formatPlace(issue)}</a>
              <strong>{issue.message}</strong>
              {text && <code>{text}</code>}
              {issue.hint && <span>{issue.hint}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.facts}>
        <a href={editorLink(file)}>{file}</a>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>
          {found.length === 0 ? "No findings" : found.length === 1 ? "1 finding" : `${found.length} findings`}
        </span>
        {headings.length > 0 && (
          <details>
            <summary>Outline</summary>
            <ul>
              {headings.map(({ id, text, depth, line }) => (
                <li key={id} data-depth={depth}>
                  <a href={`#${id}`}>{text}</a> <code>#{id}</code> <a href={editorLink(file, line)}>line {line}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
        {markdown && <MarkdownPanel text={markdown} />}
      </div>
    </aside>
  );
}

/** URL by which Next's development server opens a file in the author's editor; it responds without content, so the page stays. */
function editorLink(file: string, line = 1, column = 1): string {
  return `/__nextjs_launch-editor?${new URLSearchParams({ file, line1: String(line), column1: String(column), isAppRelativePath: "1" })}`;
}
