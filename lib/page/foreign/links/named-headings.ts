import { createFenceReader, longestLine } from "../code/fence-lines";

/** A heading with a name for references, as Documenter writes it: `# [Words](@id name)`. */
const heading = /^([ \t]{0,3}#{1,6}[ \t]+)\[(.+)\]\(@id[ \t]+([^()\s]+)\)[ \t]*$/;

/** Rewrites the name of a heading to an id: `# [Words](@id name)` → `# Words {#name}`. */
export const readHeadingName = (line: string): string => line.replace(heading, "$1$2 {#$3}");

/** The names of the headings in a text. */
export function headingNamesIn(text: string): string[] {
  if (!text.includes("](@id")) return [];
  const read = createFenceReader();
  return text.split("\n").flatMap((line) => {
    const isText = read(line) === "text" && line.length <= longestLine;
    return (isText && heading.exec(line)?.[3]) || [];
  });
}

/** The words of a link, in brackets; they may contain code and go over the end of a line, but not of a paragraph. */
export const linkWords = /\[((?:`[^`\n]{1,100}`|[^[\]`\n]|\n(?!\s*\n)){1,200})\]/;
const reference = new RegExp(`${linkWords.source}\\(@ref(?:[ \\t]+([^()\\s"]+))?\\)`, "g");

/** The name that a reference means: its own, as in `[words](@ref name)`, or its words, as in `[words](@ref)`. */
export const nameOfReference = (words: string, name?: string): string =>
  name || words.replaceAll("`", "").trim().replace(/\s+/g, "-");

/** The names of headings that a text refers to. */
export const headingUsesIn = (text: string): string[] =>
  text.includes("](@ref")
    ? [...text.matchAll(reference)].map(([, words = "", name]) => nameOfReference(words, name))
    : [];
