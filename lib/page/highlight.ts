import type { Highlighter, ThemedToken } from "shiki";
import { escapeHtml } from "../escape-html";
import al from "./al.tmLanguage.json" with { type: "json" };
import type { LineMark } from "./code-meta";
import { codeTheme, kindOf } from "./code-theme";
import { type BundledLanguage, grammarOf } from "./languages";

/** The highlighter, kept for the life of the process; languages are loaded on first use. */
let highlighter: Promise<Highlighter> | undefined;
const getHighlighter = () => {
  highlighter ??= import("shiki").then(({ createHighlighter }) =>
    createHighlighter({ themes: [codeTheme], langs: [{ ...al, name: "al" } as never] }),
  );
  return highlighter;
};

type Options = {
  marks?: ReadonlyMap<number, LineMark>;
  /** Number of the first line; lines are numbered only if given. */
  start?: number;
};

/**
 * Highlights code. Returns the inner HTML of a `code` element: one `span.line` per line, tokens as `span.t-<kind>` (kinds:
 * `code-theme.ts`). All text is escaped. Unknown languages are returned as plain, escaped lines.
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

/** Loads languages ahead of time, so that highlighting need not wait for files. */
export async function prepareHighlighter(languages: readonly string[]): Promise<void> {
  const shiki = await getHighlighter();
  for (const grammar of languages.map(grammarOf)) await load(shiki, grammar);
}

async function load(shiki: Highlighter, grammar: ReturnType<typeof grammarOf>): Promise<void> {
  if (grammar && grammar !== "al" && !shiki.getLoadedLanguages().includes(grammar)) await shiki.loadLanguage(grammar);
}

async function tokenize(code: string, lang: string): Promise<ThemedToken[][]> {
  const grammar = grammarOf(lang);
  if (grammar === undefined) return code.split("\n").map((content) => [{ content, offset: 0 }]);
  const shiki = await getHighlighter();
  await load(shiki, grammar);
  return shiki.codeToTokensBase(code, {
    lang: grammar as BundledLanguage,
    theme: codeTheme,
    // The default limit of half a second per line leaves the rest of a line plain, so that two exports could differ on a busy computer.
    tokenizeTimeLimit: 0,
  });
}

function toSpan({ content, color }: ThemedToken): string {
  const kind = kindOf(color);
  return kind ? `<span class="t-${kind}">${escapeHtml(content)}</span>` : escapeHtml(content);
}
