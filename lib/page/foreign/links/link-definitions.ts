import { createFenceReader } from "../code/fence-lines";
import { splitMarks } from "../code/line-marks";

/** As our parser reads it, but with any indentation: an address, perhaps with a title. */
const definition =
  /^([ \t>]*)(\[(?!\^)[^\]\n]+\]:[ \t]+(?:<[^<>]*>|\S+)(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?)[ \t]*$/;

/**
 * Moves definitions of links that stand directly below words, where MkDocs reads them and our parser does not, to the end of the text,
 * except from indented code. All other lines keep their number.
 */
export function apartFromWords(written: readonly string[]): string[] {
  const read = createFenceReader();
  const moved: string[] = [];
  let [isOpen, isBelow, column] = [false, false, 0];
  const lines = written.map((line) => {
    const kind = read(line);
    isOpen = kind === "opening" || kind === "code";
    const [marks] = splitMarks(line);
    if (/[-+*\d]/.test(marks)) column = marks.length;
    else if (/^\S/.test(line)) column = 0;
    const [, before = "", own] = kind === "text" ? (definition.exec(line) ?? []) : [];
    const isDefinition = own !== undefined && before.replaceAll("\t", "    ").length < column + 4;
    if (!isDefinition) isBelow = kind === "text" && line.trim() !== "";
    else if (isBelow) moved.push(own);
    return isDefinition && isBelow ? "" : line;
  });
  // An unclosed fence lasts to the end.
  return moved.length > 0 && !isOpen ? [...lines, "", ...moved] : [...written];
}
