/** Compiler options, `// @errors: 2322`, and type queries, `//   ^?`. */
const forCompiler = /^\s*\/\/ (?:@\w+(?::.*)?\s*$|\s*\^[?|^])/;

const isCut = (line: string, name: string) => line.trim() === `// ---cut${name}---`;

/** Strips the lines from Twoslash code that are only for the TypeScript compiler: cut sections, compiler options, and queries. */
export function withoutTwoslash(code: string): string {
  const lines = code.split("\n");
  const first = lines.findLastIndex((line) => isCut(line, "") || isCut(line, "-before")) + 1;
  const last = lines.findIndex((line, at) => at >= first && isCut(line, "-after"));
  const shown: string[] = [];
  let isHidden = false;
  for (const line of lines.slice(first, last < 0 ? undefined : last)) {
    if (isCut(line, "-start")) isHidden = true;
    if (!isHidden && !forCompiler.test(line)) shown.push(line);
    if (isCut(line, "-end")) isHidden = false;
  }
  return shown.join("\n");
}
