/** A piece of a text: plain, or as its page shows it. */
type MarkedPart = { text: string; type?: "bold" | "code" };

/** Around what is bold: a character that no text has. */
const bold = "\u007f";
/** Around code. */
const code = "`";
const marked = new RegExp(`${bold}([^${bold}]+)${bold}|${code}([^${code}]+)${code}`, "g");
const marks = new RegExp(`[${bold}${code}]`, "g");

/** Marks a text as bold or code, but for blanks around it. */
export function withMarks(type: "bold" | "code", text: string): string {
  const mark = type === "bold" ? bold : code;
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return start < end ? `${text.slice(0, start)}${mark}${text.slice(start, end)}${mark}${text.slice(end)}` : text;
}

/** A text whose own characters cannot be taken for marks. */
export const withoutMarkCharacters = (text: string): string => text.replace(marks, "'");

/** A marked text as it is searched and compared. */
export const unmarked = (text: string): string => text.replace(marks, "");

/** The text, and where it has marks the text with them. */
export function readMarked(text: string): { text: string; marked?: string } {
  const plain = unmarked(text);
  return { text: plain, ...(plain !== text && { marked: text }) };
}

/** The pieces of a marked text in their order; a mark that has lost its other one, as in half of a text, is left out. */
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
