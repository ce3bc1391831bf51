import { createFenceReader } from "./fence-lines";

const opening = /^([\s>]*)\$\$[ \t]*$/;
/** Behind its end, a formula of MyST may have a name. */
const closing = /^([\s>]*)\$\$(?:[ \t]*\([\w:-]+\))?[ \t]*$/;

/** Formulas between `$$` on lines of their own become code, line for line, as nothing here draws them; one that is never closed stays. */
export function fenceMath(written: readonly string[]): string[] {
  const read = createFenceReader();
  const isText = written.map((line) => read(line) === "text");
  const lines = [...written];
  let start: number | undefined;
  for (const [index, line] of written.entries()) {
    if (!isText[index]) start = undefined;
    else if (start === undefined) start = opening.test(line) ? index : undefined;
    else if (closing.test(line)) {
      lines[start] = lines[start]?.replace(opening, "$1```latex") ?? "";
      lines[index] = line.replace(closing, "$1```");
      start = undefined;
    }
  }
  return lines;
}
