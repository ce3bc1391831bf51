import { codeSpan } from "../../code-span";

/** A reference to a Python object, as mkdocstrings resolves it: `[words][a.b]`, `[a.b][]`. Words may go over the end of a line. */
const reference =
  /(?<![\w\]!\\])\[((?:`[^`\n]{1,100}`|[^[\]`\n]|\n(?!\s*\n)){1,200})\]\[((?:[a-z_]\w*(?:\.\w+)+)?)\](?![[(:])/;
const codeOrReference = new RegExp(`${codeSpan.source}|${reference.source}`, "gi");
const object = /^`?[a-z_]\w*(?:\.\w+)+`?$/i;

/** Names of the addresses that a text defines for links, in small letters, since references may have others. */
export const definedNames = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\[([^[\]\n]+)\]:/g)].map(([, name = ""]) => nameOf(name)));

const nameOf = (words: string) => words.replaceAll("`", "").toLowerCase();

/**
 * Replaces references to Python objects by their words, since nothing here documents code, unless the `defined` addresses have theirs. Each
 * is told with its name and the number of line feeds before it.
 */
export function withoutReferences(
  text: string,
  defined: ReadonlySet<string>,
  tell: (name: string, lines: number) => void,
): string {
  let [read, lines] = [0, 0];
  return text.replace(codeOrReference, (found, ticks: string | undefined, words = "", name = "", at = 0) => {
    const meant = String(name || words).replaceAll("`", "");
    if (ticks !== undefined || !object.test(meant) || defined.has(nameOf(meant))) return found;
    for (; read < Number(at); read += 1) if (text[read] === "\n") lines += 1;
    tell(meant, lines);
    return String(words);
  });
}
