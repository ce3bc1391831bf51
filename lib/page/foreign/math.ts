import { createFenceReader } from "./fence-lines";

const opening = /^([\s>]*)\$\$[ \t]*$/;
/** In MyST, a label may follow the closing marker. */
const closing = /^([\s>]*)\$\$(?:[ \t]*\([\w:-]+\))?[ \t]*$/;

const line = /^([\s>]*)\$\$[ \t]*([^\s$`](?:[^$`]*[^\s$`])?)[ \t]*\$\$[ \t]*$/;

/**
 * Turns display math (`$$` on lines of its own) into code, since nothing here renders math, keeping the number of lines. An unclosed
 * formula stays.
 */
export function fenceMath(written: readonly string[]): string[] {
  const read = createFenceReader();
  const isText = written.map((text) => read(text) === "text");
  const lines = written.map((text, index) => (isText[index] ? text.replace(line, "$1`$2`") : text));
  let start: number | undefined;
  for (const [index, text] of written.entries()) {
    if (!isText[index]) start = undefined;
    else if (start === undefined) start = opening.test(text) ? index : undefined;
    else if (closing.test(text)) {
      lines[start] = lines[start]?.replace(opening, "$1```latex") ?? "";
      lines[index] = text.replace(closing, "$1```");
      start = undefined;
    }
  }
  return lines;
}
