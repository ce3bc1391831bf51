import type { ThemedToken } from "shiki";
import { bundledLanguages } from "shiki/langs";
import { escapeHtml } from "../escape-html";
import { untilFailure } from "../memoize";
import al from "./al.tmLanguage.json" with { type: "json" };
import type { LineMark } from "./code-meta";
import { codeTheme, kindOf } from "./code-theme";
import { type BundledLanguage, grammarOf } from "./languages";

type Grammar = BundledLanguage | "al";

/** Languages that are also highlighted inside others, such as Markdown, if these name them: loading all that they name takes seconds. */
const innerLanguages = ["tsx", "typescript", "javascript", "css", "html", "json", "yaml", "shellscript"] as const;

/**
 * The highlighter of a grammar, kept for the life of the process. Each has its own, because a common one would highlight code inside
 * Markdown by the languages that other pages have happened to load.
 */
const highlighterOf = untilFailure(async (grammar: Grammar) => {
  const { createHighlighter } = await import("shiki");
  const langs = grammar === "al" ? [{ ...al, name: "al" } as never] : [grammar, ...(await innerLanguagesOf(grammar))];
  return createHighlighter({ themes: [codeTheme], langs, warnings: false });
});

async function innerLanguagesOf(grammar: BundledLanguage) {
  const { default: registrations } = await bundledLanguages[grammar]();
  const named = registrations.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy);
  return innerLanguages.filter((language) => named.includes(language));
}

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
  for (const grammar of languages.map(grammarOf)) if (grammar) await highlighterOf(grammar);
}

async function tokenize(code: string, lang: string): Promise<ThemedToken[][]> {
  const grammar = grammarOf(lang);
  if (grammar === undefined) return code.split("\n").map((content) => [{ content, offset: 0 }]);
  const shiki = await highlighterOf(grammar);
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
