import { formatPlace } from "@/lib/issues";
import type { Issue } from "@/lib/types";
import styles from "./author-bar.module.css";

type Props = {
  /** Path of the page's file from the project root, and its lines. */
  file: string;
  lines: readonly string[];
  /** What is wrong with the page. */
  issues: readonly Issue[];
  /** What else an author wants to know: type, words, draft. */
  facts: readonly string[];
};

/** While authoring: which file a page is made from, what it is, and everything that is wrong with it, over the page. */
export function AuthorBar({ file, lines, issues, facts }: Props) {
  return (
    <aside className={styles.bar} aria-label="For authors" data-findings={issues.length}>
      {issues.length > 0 && (
        <ul>
          {issues.map((issue) => (
            <li key={`${formatPlace(issue)} ${issue.message}`} data-severity={issue.severity}>
              <a href={editorLink(issue.file, issue.line, issue.column)}>{formatPlace(issue)}</a>
              <strong>{issue.message}</strong>
              {issue.line !== undefined && lines[issue.line - 1]?.trim() && (
                <code>{lines[issue.line - 1]?.trim()}</code>
              )}
              {issue.hint && <span>{issue.hint}</span>}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={editorLink(file)}>{file}</a>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>
          {issues.length === 0 ? "No findings" : issues.length === 1 ? "1 finding" : `${issues.length} findings`}
        </span>
      </p>
    </aside>
  );
}

/** Next's development server opens files in the author's editor; it answers without content, so the page stays. */
function editorLink(file: string, line = 1, column = 1): string {
  return `/__nextjs_launch-editor?${new URLSearchParams({ file, line1: String(line), column1: String(column), isAppRelativePath: "1" })}`;
}
