import { lex } from "./lexer";

/** A token of C# source. `text` of a string is its content. */
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

/** The code in the braces of `$"…"`, `$@"…"` and `$"""…"""`, each as tokens of its own: `result.Error.Code` of `$"{result.Error.Code}"`. */
export function interpolations(source: string): CsharpToken[][] {
  return [...lex(source, lexer)].flatMap(({ text: whole, groups: { filled, verbatim, raw }, line }) => {
    const signs = /^@?(\$*)/.exec(whole)?.[1]?.length ?? 0;
    const text = (filled ?? verbatim ?? raw ?? "").replaceAll(signs > 1 ? "" : "{{", "");
    const holes = signs === 0 ? [] : text.matchAll(new RegExp(`\\{{${signs}}([^{}]+)\\}{${signs}}`, "g"));
    return [...holes].map(({ 1: code = "", index }) => {
      const above = line + text.slice(0, index).split("\n").length - 2;
      return tokenizeCsharp(code).map((token) => ({ ...token, line: above + token.line }));
    });
  });
}

/** Splits C# source into names, numbers, strings, and punctuation; comments and preprocessor lines are skipped. */
export function tokenizeCsharp(source: string): CsharpToken[] {
  return [...lex(source, lexer)].flatMap(({ text, groups, line }): CsharpToken[] => {
    const { raw, verbatim, filled, plain, character } = groups;
    const content = raw ?? verbatim ?? filled ?? plain ?? character;
    if (content !== undefined) return [{ type: "string", text: content, line }];
    const type = (["name", "number", "mark"] as const).find((name) => groups[name] !== undefined);
    return type ? [{ type, text, line }] : [];
  });
}
