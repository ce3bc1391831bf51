/** Matches of a lexer in a source, one behind the other: the text of each, its named groups, and the line it begins on. */
export function* lex(source: string, lexer: RegExp) {
  let line = 1;
  for (const { 0: text, groups = {} } of source.matchAll(lexer)) {
    yield { text, groups, line };
    line += text.split("\n").length - 1;
  }
}
