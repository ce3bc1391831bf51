import type { Mistake } from "../types";

/** Scripts that write words without spaces, where U+200B may separate them. */
const joined = "[\\p{Script=Khmer}\\p{Script=Lao}\\p{Script=Myanmar}\\p{Script=Thai}]";
/** Zero-width characters that split words for searches and break code. Joiners stay, because they form letters and emoji. */
const unseen = new RegExp(`(?<!${joined})\\u200B|\\u200B(?!${joined})|[\\u2060\\uFEFF\\u2028\\u2029]`, "u");
/** Spaces and hyphens that look like those of code but are other characters. */
const unlikeCode = /[\u00A0\u00AD\u202F]/;

/** The code with spaces for its invisible characters, which are reported, so that nothing that follows from them is. */
export const withoutInvisible = (code: string): string => code.split(unseen).join(" ").split(unlikeCode).join(" ");

const hexOf = (found: string) => `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** The first invisible character of a text, or of code. */
export function findInvisible(text: string, isCode: boolean): (Mistake & { index: number }) | undefined {
  const found = unseen.exec(text);
  if (found)
    return {
      index: found.index,
      message: `An invisible character: ${hexOf(found[0])}.`,
      hint: "Remove it, or type the word again: searches do not find it, and copied code fails.",
    };
  const other = isCode ? unlikeCode.exec(text) : null;
  if (!other) return undefined;
  const [noun, step] =
    other[0] === "\u00AD" ? ["A soft hyphen", "Remove it, or type a hyphen"] : ["A no-break space", "Type a space"];
  return {
    index: other.index,
    message: `${noun} in code: ${hexOf(other[0])}.`,
    hint: `${step}: copied code fails.`,
  };
}
