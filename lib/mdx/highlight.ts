import { bundledLanguages, createHighlighter, type Highlighter, type ThemedToken } from "shiki";
import al from "./al.tmLanguage.json" with { type: "json" };
import type { LineMark } from "./code-meta";
import { codeTheme, kindOf } from "./code-theme";

/** Names authors may use beside shiki's own; each is highlighted as the language on the right. */
export const languageAliases: Record<string, string> = {
  markup: "html",
  svg: "xml",
  mathml: "xml",
  regex: "regexp",
  flow: "tsx",
  n4js: "typescript",
  reason: "ocaml",
  reasonml: "ocaml",
  javadoc: "java",
  jsdoc: "javascript",
  shell: "shellscript",
  actionscript: "actionscript-3",
  coffeescript: "coffee",
  objectivec: "objective-c",
};
const plain = new Set(["", "text", "txt", "plaintext"]);

/** One highlighter for the life of the process; languages are loaded when first met. */
let highlighter: Promise<Highlighter> | undefined;
const getHighlighter = () => {
  highlighter ??= createHighlighter({
    themes: [codeTheme],
    langs: [{ ...al, name: "al" } as never],
    langAlias: languageAliases,
  });
  return highlighter;
};

/** True when code in this language is highlighted (or is plain text on purpose). */
export function isKnownLanguage(lang: string): boolean {
  return plain.has(lang) || lang === "al" || lang === "mermaid" || lang in languageAliases || lang in bundledLanguages;
}

/** Every name `isKnownLanguage` accepts, for suggestions. */
export function knownLanguages(): string[] {
  return ["text", "al", "mermaid", ...Object.keys(languageAliases), ...Object.keys(bundledLanguages)];
}

type Options = {
  marks?: ReadonlyMap<number, LineMark> /** Number of the first line; lines carry numbers only when given. */;
  start?: number;
};

/**
 * Highlights code. Returns the inner HTML of a `code` element: one `span.line` a line, tokens as `span.t-<kind>`
 * (kinds: `code-theme.ts`). All text is escaped. Unknown languages come back as plain, escaped lines.
 */
export async function highlightToHtml(code: string, lang: string, { marks, start }: Options = {}): Promise<string> {
  const lines = await tokenize(code, lang);
  return lines
    .map((tokens, index) => {
      const mark = marks?.get(index + 1);
      const number = start === undefined ? "" : ` data-n="${start + index}"`;
      return `<span class="line${mark ? ` ${mark}` : ""}"${number}>${tokens.map(toSpan).join("")}</span>`;
    })
    .join("\n");
}

async function tokenize(code: string, lang: string): Promise<ThemedToken[][]> {
  const name = languageAliases[lang] ?? lang;
  if (plain.has(name) || name === "mermaid" || !isKnownLanguage(name)) {
    return code.split("\n").map((content) => [{ content, offset: 0 }]);
  }
  const shiki = await getHighlighter();
  if (name !== "al") await shiki.loadLanguage(name as keyof typeof bundledLanguages);
  return shiki.codeToTokensBase(code, { lang: name as keyof typeof bundledLanguages, theme: codeTheme });
}

function toSpan({ content, color }: ThemedToken): string {
  const kind = kindOf(color);
  return kind ? `<span class="t-${kind}">${escapeHtml(content)}</span>` : escapeHtml(content);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text made safe for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
