import { codeSpan } from "../../code-span";
import { linkWords, nameOfReference } from "./named-headings";

/** Words that are not the end of another link or an image. */
const words = `(?<![\\w\\]!\\\\])${linkWords.source}`;
/** A reference to a Python object, as mkdocstrings resolves it: `[words][a.b]`, `[a.b][]`. */
const reference = new RegExp(`${words}\\[((?:[a-z_]\\w*(?:\\.\\w+)+)?)\\](?![[(:])`);
/** A link to code by name, as ExDoc and Documenter resolve it: ``[words](`A.b/1`)``, `[A.b](@ref)`, `[words](@ref name)`. */
const link = new RegExp(`${words}\\((?:\`{1,2}([^\`\\n]{1,200})\`{1,2}|@ref(?:[ \\t]+([^()\\s"]{1,200}))?)\\)`);
const codeOrReference = new RegExp(`${codeSpan.source}|${reference.source}|${link.source}`, "gi");
const object = /^`?[a-z_]\w*(?:\.\w+)+`?$/i;

/** Names of the addresses that a text defines for links, in small letters, since references may have others. */
export const definedNames = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\[([^[\]\n]+)\]:/g)].map(([, name = ""]) => nameOf(name)));

const nameOf = (words: string) => words.replaceAll("`", "").toLowerCase();

type Known = {
  /** Names of the addresses that the text defines. */
  defined: ReadonlySet<string>;
  /** True for the name of a heading, of this page or another. */
  isTarget: (name: string) => boolean;
};

/**
 * Replaces references to code by their words, since nothing here documents code, unless the `defined` addresses have theirs; those to a
 * heading become links. Each that is replaced is told with its name and the number of line feeds before it.
 */
export function withoutReferences(
  text: string,
  { defined, isTarget }: Known,
  tell: (name: string, lines: number) => void,
): string {
  let [read, lines] = [0, 0];
  const replaced = (words: string, meant: string, at: number) => {
    for (; read < at; read += 1) if (text[read] === "\n") lines += 1;
    tell(meant, lines);
    return words;
  };
  return text.replace(codeOrReference, (found: string, ...groups: (string | undefined)[]) => {
    const [ticks, words = "", name = "", linked, code, heading] = groups;
    const at = Number(groups[6]);
    if (ticks !== undefined) return found;
    if (linked !== undefined) {
      const target = nameOfReference(linked, heading);
      if (code === undefined && isTarget(target)) return `[${linked}](#${target})`;
      return replaced(linked, code ?? target, at);
    }
    const meant = (name || words).replaceAll("`", "");
    return !object.test(meant) || defined.has(nameOf(meant)) ? found : replaced(words, meant, at);
  });
}
