/** Successive matches of a lexer in a source: text, named groups, and the line each starts on. */
export function* lex(source: string, lexer: RegExp) {
  let line = 1;
  for (const { 0: text, groups = {} } of source.matchAll(lexer)) {
    yield { text, groups, line };
    line += text.split("\n").length - 1;
  }
}
