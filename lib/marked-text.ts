/** A piece of a text: plain, or as its page shows it. */
type MarkedPart = { text: string; type?: "bold" | "code" };

/** Delimiter of bold text: a character that no text contains. */
const bold = "\u007f";
/** Delimiter of code. */
const code = "`";
const marked = new RegExp(`${bold}([^${bold}]+)${bold}|${code}([^${code}]+)${code}`, "g");
const marks = new RegExp(`[${bold}${code}]`, "g");

/** Marks a text as bold or code, excluding surrounding whitespace. */
export function withMarks(type: "bold" | "code", text: string): string {
  const mark = type === "bold" ? bold : code;
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return start < end ? `${text.slice(0, start)}${mark}${text.slice(start, end)}${mark}${text.slice(end)}` : text;
}

/** Replaces mark characters in a text, so that they cannot be mistaken for marks. */
export const withoutMarkCharacters = (text: string): string => text.replace(marks, "'");

/** A marked text without marks, for searching and comparing. */
export const unmarked = (text: string): string => text.replace(marks, "");

/** The text without marks, plus the marked text if it has any. */
export function readMarked(text: string): { text: string; marked?: string } {
  const plain = unmarked(text);
  return { text: plain, ...(plain !== text && { marked: text }) };
}

/** Splits a marked text into parts; an unpaired mark, as in truncated text, is dropped. */
export function partsOfMarked(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const add = (part: MarkedPart) => part.text && parts.push(part);
  let end = 0;
  for (const { index, 0: whole, 1: strong, 2: literal } of text.matchAll(marked)) {
    add({ text: unmarked(text.slice(end, index)) });
    add(strong === undefined ? { type: "code", text: literal ?? "" } : { type: "bold", text: unmarked(strong) });
    end = index + whole.length;
  }
  add({ text: unmarked(text.slice(end)) });
  return parts;
}
