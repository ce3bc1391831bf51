import { codeSpan } from "../code-span";

/** A reference to a Python object, as mkdocstrings resolves it: `[words][a.b]`, `[a.b][]`. Words may go over the end of a line. */
const reference =
  /(?<![\w\]!\\])\[((?:`[^`\n]{1,100}`|[^[\]`\n]|\n(?!\s*\n)){1,200})\]\[((?:[a-z_]\w*(?:\.\w+)+)?)\](?![[(:])/;
const codeOrReference = new RegExp(`${codeSpan.source}|${reference.source}`, "gi");
const object = /^`?[a-z_]\w*(?:\.\w+)+`?$/i;

/**
 * Replaces references to Python objects by their words, since nothing here documents code, unless the text defines their addresses. Each
 * is told with its name and the number of line feeds before it.
 */
export function withoutReferences(text: string, whole: string, tell: (name: string, lines: number) => void): string {
  return text.replace(codeOrReference, (found, ticks: string | undefined, words = "", name = "", at = 0) => {
    const meant = String(name || words).replaceAll("`", "");
    if (ticks !== undefined || !object.test(meant) || whole.includes(`[${meant}]:`)) return found;
    tell(meant, text.slice(0, Number(at)).split("\n").length - 1);
    return String(words);
  });
}
