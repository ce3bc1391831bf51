/**
 * An inline code span, between backtick runs of the same length, captured as the first group. Each run matches as a whole or not at all,
 * since a run that could be split would cause exponential backtracking.
 */
export const codeSpan = /(?=`)(?<!`|(?<!\\)(?:\\\\)*\\)(`+)(?!`)(?:[^`\n]|\n(?![ \t]*\n)|(?<!`)`+(?!`))*?(?<!`)\1(?!`)/;
