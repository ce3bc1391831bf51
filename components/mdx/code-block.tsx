import { scrollRegion } from "@/components/ui/scroll-region";
import type { Speaking } from "@/lib/authoring/wording";
import { CodeActions } from "./code-actions";
import styles from "./code-block.module.css";
import { namesOn } from "./site-words";

type Props = Speaking & {
  /** Inner HTML of the code element from `lib/page/highlight.ts`, which escapes all text. */
  html: string;
  lang: string;
  title?: string;
};

const names: Record<string, string> = {
  al: "AL",
  bash: "Shell",
  shell: "Shell",
  powershell: "PowerShell",
  csharp: "C#",
  cs: "C#",
  json: "JSON",
  typescript: "TypeScript",
  ts: "TypeScript",
  javascript: "JavaScript",
  js: "JavaScript",
  http: "HTTP",
  yaml: "YAML",
  xml: "XML",
  sql: "SQL",
  text: "Text",
};

/** A Markdown fence: code with its title or language, a copy button and a wrap toggle. */
export function CodeBlock({ html, lang, title, siteLanguage }: Props) {
  const language = names[lang] ?? lang;
  const caption = title ?? language;
  return (
    <figure className={styles.block} data-code aria-label={caption}>
      <figcaption>
        <span>{caption}</span>
        <CodeActions caption={caption} {...(siteLanguage && { lang: siteLanguage })} />
      </figcaption>
      <pre {...scrollRegion} role="group" aria-label={namesOn(siteLanguage).code(language, title)}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
