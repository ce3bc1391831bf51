/** Texts by their keys, and objects of such texts. */
type Literals = { [key: string]: string | Literals };

/** What the object that a module exports by default says in so many words; it is not run, and what would have to be is left out. */
export function literalExport(code: string): Literals {
  const name = /^export default (\w+);?[ \t]*$/m.exec(code)?.[1];
  const named = name === undefined ? "" : `|^(?:const|let|var) ${name}\\b[^=\\n]*=\\s*`;
  const start = new RegExp(`(?:^export default |^module\\.exports = ${named})(?=\\{)`, "m").exec(code);
  if (start === null) return {};
  const signs = code.slice(start.index + start[0].length).match(sign) ?? [];
  return readObject(
    signs.filter((written) => !/^\/[/*]/.test(written)),
    0,
  ).value;
}

const sign = /\/\/.*|\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[\w$.]+|\S/g;

/** Objects in objects that are read. */
const deepest = 10;

/** An object from its opening brace, and where it ends. */
function readObject(signs: readonly string[], start: number, depth = 0): { value: Literals; end: number } {
  const value: Literals = {};
  let at = start + 1;
  while (at < signs.length && signs[at] !== "}") {
    const key = signs[at + 1] === ":" ? textOf(signs[at]) : undefined;
    const isInner = depth < deepest && key !== undefined && signs[at + 2] === "{";
    const inner = isInner ? readObject(signs, at + 2, depth + 1) : undefined;
    const end = endOfValue(signs, inner?.end ?? at);
    const said = inner?.value ?? (end === at + 3 ? quoted(signs[at + 2]) : undefined);
    if (key !== undefined && said !== undefined) value[key] = said;
    at = signs[end] === "," ? end + 1 : end;
  }
  return { value, end: at + 1 };
}

/** Where the comma or the brace behind a value is. */
function endOfValue(signs: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < signs.length; at++) {
    const written = signs[at] ?? "";
    if (depth === 0 && (written === "," || written === "}")) return at;
    if ("([{".includes(written)) depth++;
    if (")]}".includes(written)) depth--;
  }
  return signs.length;
}

const textOf = (written = "") => quoted(written) ?? (/^[\w$]+$/.test(written) ? written : undefined);

function quoted(written = ""): string | undefined {
  const [, mark, text] = /^(["'`])([\s\S]*)\1$/.exec(written) ?? [];
  if (text === undefined || (mark === "`" && text.includes("${"))) return undefined;
  return text.replace(/\\(.)/g, "$1");
}
