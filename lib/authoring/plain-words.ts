import { unescapeHtml } from "../escape-html";

const definition = /^[ \t]*\[([^[\]\n]+)\]:/gm;

const normal = (label: string) => label.replace(/\s+/g, " ").trim().toLowerCase();

/** The labels that a text defines for its reference links and footnotes. */
export const labelsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(definition)].map(([, label = ""]) => normal(label)));

/** Icon shortcodes of MkDocs: `:material-check:`. */
export const iconSign = String.raw`:(?:material|fontawesome|octicons|simple|lucide)-[a-z\d-]+:`;

const codeOrLink =
  /(`{1,3}).*?\1|!?\[((?:`[^`]*`|[^\]]){0,999})\]\([^)]*\)|!?\[\[[^[\]|\n]*\|([^[\]\n]*)\]\]|\[([^[\]]{1,999})\](?:\[([^[\]]{0,999})\])?/gs;

/**
 * Strips Markdown markup. The content of code spans and escaped characters are kept, and MyST roles are replaced by their text. A reference
 * link needs one of the `labels`; so does a footnote, of which nothing is kept.
 */
export function plainWords(markdown: string, labels: ReadonlySet<string>): string {
  const text = markdown
    .replace(/\{[\w:]+\}`([^`<]*)(?:<[^`<>]*>)?`/g, "$1")
    .replace(codeOrLink, (found: string, ...[, words, ofWiki, referring, label]: (string | undefined)[]) => {
      if (referring === undefined || !labels.has(normal(label || referring))) return words ?? ofWiki ?? found;
      return referring.startsWith("^") ? "" : referring;
    });
  return withoutMarks(text).replace(/\s+/g, " ").trim();
}

/** Escapes, code, tags, ids, icons, character references, emphasis and the marks of other tools, and sub- and superscripts. */
const mark = new RegExp(
  [
    /\\([!-/:-@[-`{-~])|(`{1,3})(.*?)\2|<[^<>]+>|[*`]|\{\s*(?:#[^}]*|docsify-ignore(?:-all)?)\}|(&[a-z\d#]+;)/u,
    new RegExp(`${iconSign}[ \\t]?`),
    /(?<![\p{L}\p{N}_])(?<mark>_{1,3}|==|~~|\^\^)(?=\S)(.{1,500}?)(?<=\S)\k<mark>(?![\p{L}\p{N}_])/u,
    /(?<=[\p{L}\p{N})])(?<script>[~^])([\p{L}\p{N}+−-]{1,20})\k<script>(?!(?<=\^)[\p{L}\p{N}]|[~^])/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gsu",
);

const withoutMarks = (text: string): string =>
  text.replace(mark, (...[, kept = "", , code = "", character = "", , marked = "", , script = ""]: string[]) => {
    return kept + code + unescapeHtml(character) + withoutMarks(marked) + script;
  });
