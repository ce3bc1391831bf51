/**
 * Code inside a paragraph, between runs of backticks of the same length, which are its first group. Every run is matched whole or not at
 * all: one that could be split would be tried in every way.
 */
export const codeSpan = /(?<!`|(?<!\\)(?:\\\\)*\\)(`+)(?!`)(?:[^`\n]|\n(?![ \t]*\n)|(?<!`)`+(?!`))*?(?<!`)\1(?!`)/;
