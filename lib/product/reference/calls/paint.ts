import { escapeHtml } from "../../../escape-html";

const string = String.raw`"(?:\\.|[^"\\])*"`;
const number = String.raw`(?<![\w.])-?\d+(?:\.\d+)?[mfd]?\b`;
const word = (...words: string[]) => String.raw`\b(?:${words.join("|")})\b`;

/** Token kinds of a language (as in `code-theme.ts`) with their patterns. The first match wins. */
const grammars: Record<string, readonly (readonly [kind: string, pattern: string])[]> = {
  json: [
    ["property", String.raw`${string}(?=\s*:)`],
    ["string", string],
    ["constant", `${word("true", "false", "null")}|${number}`],
  ],
  bash: [
    ["comment", "^#.*$"],
    ["string", "'[^']*'"],
    ["function", "^(?:curl|planloom)"],
    // Lines with a URL are the ones that can be longer than their panel.
    ["continuation", String.raw`(?<=https:.*) \\$`],
  ],
  python: [
    ["string", string],
    ["keyword", word("import", "if", "else", "print")],
    ["constant", `${word("True", "False", "None")}|${number}`],
  ],
  java: [
    ["string", `"""[^]*?"""|${string}`],
    ["keyword", word("import", "public", "class", "static", "void", "throws", "var", "new")],
    ["type", String.raw`\b[A-Z]\w*\b`],
  ],
  csharp: [
    ["string", String.raw`\$?${string}`],
    ["keyword", word("using", "var", "await", "foreach", "in", "new")],
    ["constant", `${word("true", "false", "null")}|${number}`],
    ["type", String.raw`\b[A-Z]\w*(?=[.({\s])`],
  ],
  typescript: [
    ["string", string],
    [
      "keyword",
      word("import", "from", "const", "new", "try", "catch", "await", "for", "of", "if", "else", "throw", "instanceof"),
    ],
    ["constant", `${word("true", "false", "null")}|${number}`],
    ["type", String.raw`\bPlanloom\w+`],
  ],
};

/**
 * Highlights a call or a response in the browser, for which a full highlighter would be too large: returns the inner HTML of a
 * `code` element with tokens as `span.t-<kind>`. Kinds in `without` stay plain.
 */
export function paint(code: string, language: string, without: readonly string[] = []): string {
  const grammar = grammars[language] ?? [];
  const tokens = new RegExp(grammar.map(([, pattern]) => `(${pattern})`).join("|") || "(?!)", "gm");
  let html = "";
  let end = 0;
  for (const { 0: text, index, ...groups } of code.matchAll(tokens)) {
    const [kind = ""] = grammar[Object.values(groups).indexOf(text)] ?? [];
    html += escapeHtml(code.slice(end, index));
    html += without.includes(kind) ? escapeHtml(text) : `<span class="t-${kind}">${escapeHtml(text)}</span>`;
    end = index + text.length;
  }
  return html + escapeHtml(code.slice(end));
}
