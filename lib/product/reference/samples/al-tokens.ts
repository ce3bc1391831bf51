/** A piece of AL or C/AL source. `word` is a name or keyword in lower case; other types have no word. */
export type AlToken = {
  type: "name" | "quoted" | "string" | "number" | "mark" | "end";
  text: string;
  word: string;
  line: number;
};

const lexer = new RegExp(
  [
    String.raw`(?<skip>\/\/[^\n]*|\/\*[\s\S]*?\*\/|\s+|^[^\S\n]*#[^\n]*)`,
    String.raw`'(?<string>(?:''|[^'\n])*)'`,
    String.raw`"(?<quoted>(?:""|[^"\n])+)"`,
    String.raw`(?<name>[A-Za-z_]\w*)`,
    String.raw`(?<number>\d+(?:\.\d+)?\w*)`,
    String.raw`(?<mark>::|:=|\+=|-=|\*=|\/=|<>|<=|>=|\.\.|[\s\S])`,
  ].join("|"),
  "gm",
);

/** Splits AL source into tokens, with one of the type `end` behind the last; comments and directives are left out. */
export function tokenizeAl(source: string): AlToken[] {
  const tokens: AlToken[] = [];
  let line = 1;
  for (const { 0: whole, groups = {} } of source.matchAll(lexer)) {
    const { string, quoted, name, number, mark } = groups;
    if (string !== undefined) tokens.push({ type: "string", text: whole, word: "", line });
    else if (quoted !== undefined) tokens.push({ type: "quoted", text: whole, word: "", line });
    else if (name !== undefined) tokens.push({ type: "name", text: name, word: name.toLowerCase(), line });
    else if (number !== undefined) tokens.push({ type: "number", text: number, word: "", line });
    else if (mark !== undefined) tokens.push({ type: "mark", text: mark, word: "", line });
    line += whole.split("\n").length - 1;
  }
  return [...tokens, { type: "end", text: "the end of the fence", word: "", line }];
}
