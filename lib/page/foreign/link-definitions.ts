import { createFenceReader } from "./fence-lines";

const definition = /^[ \t>]*(\[(?!\^)[^\]\n]+\]:[ \t]+\S.*)$/;

/**
 * Moves definitions of links that stand directly below words, where MkDocs reads them and our parser does not, to the end of the text.
 * All other lines keep their number.
 */
export function apartFromWords(written: readonly string[]): string[] {
  const read = createFenceReader();
  const isText = written.map((line) => read(line) === "text");
  const found = written.map((line, index) => (isText[index] ? definition.exec(line)?.[1] : undefined));
  const moved: string[] = [];
  let isBelow = false;
  const lines = written.map((line, index) => {
    const own = found[index];
    if (own === undefined) isBelow = isText[index] === true && line.trim() !== "";
    else if (isBelow) moved.push(own);
    return own !== undefined && isBelow ? "" : line;
  });
  // An unclosed fence lasts to the end.
  return moved.length > 0 && isText.at(-1) ? [...lines, "", ...moved] : [...written];
}
