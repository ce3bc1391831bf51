/** A piece of C# source. `text` of a string is its content. */
export type CsharpToken = { type: "name" | "number" | "string" | "mark"; text: string; line: number };

const lexer = new RegExp(
  [
    String.raw`(?<skip>\/\/[^\n]*|\/\*[\s\S]*?\*\/|\s+|^[^\S\n]*#[^\n]*)`,
    String.raw`\$*"""(?<raw>[\s\S]*?)"""`,
    String.raw`(?:\$@|@\$|@)"(?<verbatim>(?:""|[^"])*)"`,
    String.raw`\$"(?<filled>(?:\\.|\{\{|\{(?:[^{}"]|"(?:\\.|[^"\\])*"|\{[^{}]*\})*\}|[^"\\\n])*)"`,
    String.raw`"(?<plain>(?:\\.|[^"\\\n])*)"`,
    String.raw`'(?<character>(?:\\.|[^'\\\n])+)'`,
    String.raw`(?<name>@?[A-Za-z_]\w*)`,
    String.raw`(?<number>\d[\w.]*)`,
    String.raw`(?<mark>=>|==|!=|\?\?|[\s\S])`,
  ].join("|"),
  "gm",
);

/** Splits C# source into names, numbers, strings and marks; comments and preprocessor lines are left out. */
export function tokenizeCsharp(source: string): CsharpToken[] {
  const tokens: CsharpToken[] = [];
  let line = 1;
  for (const { 0: whole, groups = {} } of source.matchAll(lexer)) {
    const { raw, verbatim, filled, plain, character, name, number, mark } = groups;
    const text = raw ?? verbatim ?? filled ?? plain ?? character;
    if (text !== undefined) tokens.push({ type: "string", text, line });
    else if (name !== undefined) tokens.push({ type: "name", text: name, line });
    else if (number !== undefined) tokens.push({ type: "number", text: number, line });
    else if (mark !== undefined) tokens.push({ type: "mark", text: mark, line });
    line += whole.split("\n").length - 1;
  }
  return tokens;
}
