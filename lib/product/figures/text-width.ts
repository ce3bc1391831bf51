const classes: readonly (readonly [string, number])[] = [
  ["iljI.,:;'|!·", 0.28],
  ["tfr()/-[] ", 0.36],
  ["0123456789–", 0.63],
  ["mwMW%@…", 0.88],
  ["ABCDEFGHKLNOPQRSTUVXYZ&", 0.72],
];

/** Estimated width of a text in the site's typeface, in the unit of `size`; slightly too large rather than too small. */
export function textWidth(text: string, size: number): number {
  const em = [...text].reduce((sum, character) => {
    const found = classes.find(([characters]) => characters.includes(character));
    return sum + (found?.[1] ?? 0.57);
  }, 0);
  return em * size;
}

/** Truncates a text to a width with an ellipsis; empty when not even three letters fit. */
export function fit(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && textWidth(`${characters.join("").trimEnd()}…`, size) > width) characters.pop();
  const start = characters.join("").trimEnd();
  return start.length < 3 ? "" : `${start}…`;
}

/** Wraps a text into at most `lines` lines of a width; what does not fit into the last line is truncated. */
export function wrap(text: string, size: number, width: number, lines: number): string[] {
  const result: string[] = [];
  let rest = text.split(" ");
  while (rest.length > 0 && result.length < lines) {
    let taken = 1;
    while (taken < rest.length && textWidth(rest.slice(0, taken + 1).join(" "), size) <= width) taken += 1;
    const isLast = result.length === lines - 1;
    result.push(fit((isLast ? rest : rest.slice(0, taken)).join(" "), size, width));
    rest = isLast ? [] : rest.slice(taken);
  }
  return result.filter(Boolean);
}
