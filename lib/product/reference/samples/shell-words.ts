import { lex } from "./lexer";

/** A word of a command. A dynamic word holds a variable or the output of another command; a nested one stands in parentheses. */
export type ShellWord = { text: string; line: number; isDynamic: boolean; isNested: boolean };

/** A command with its words; line ends, pipes, `;` and `&&` end a command. */
export type ShellCommand = { line: number; words: ShellWord[] };

const inside = `'[^']*'|"[^"]*"|[^()'"]`;
/** Command substitution, which has its own quoting. */
const output = String.raw`\$\((?:${inside}|\((?:${inside})*\))*\)`;

const double = String.raw`(?:\\[\s\S]|${output}|(?!${output})[^"\\])*`;

const lexer = new RegExp(
  [
    String.raw`(?<skip>\\\n|(?<=^|[\s;|&])#[^\n]*|[^\S\n]+)`,
    String.raw`(?<end>\n|;|\|\|?|&&?)`,
    "'(?<single>[^']*)'",
    String.raw`\$'(?<ansi>(?:\\[\s\S]|[^'\\])*)'`,
    `"(?<double>${double})"`,
    `(?<output>${output})`,
    String.raw`\\(?<escaped>[\s\S])`,
    String.raw`(?<plain>(?:\$\{(?:"[^"]*"|[^}'"\n])*\}|(?!\$')[^\s'"\\;|&])+|[\s\S])`,
  ].join("|"),
  "gm",
);

/** Splits shell text into commands: quotes, escapes, comments, continued lines and here-documents are understood. */
export function splitShell(text: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let words: ShellWord[] = [];
  let word: ShellWord | undefined;
  let depth = 0;
  const endWord = () => {
    if (word) words.push(word);
    word = undefined;
  };
  for (const { groups, line } of lex(blankHereDocuments(text), lexer)) {
    const piece = toPiece(groups);
    if (piece) {
      word ??= { text: "", line, isDynamic: false, isNested: depth > 0 };
      word = { ...word, text: word.text + piece.text, isDynamic: word.isDynamic || piece.isDynamic };
      // A `case` pattern has a closing parenthesis without an opening one.
      for (const [bracket] of groups.plain?.matchAll(/[()]/g) ?? [])
        depth = Math.max(0, depth + (bracket === "(" ? 1 : -1));
    } else endWord();
    if (groups.end !== undefined) {
      const [first] = words;
      if (first) commands.push({ line: first.line, words });
      words = [];
    }
  }
  endWord();
  const [first] = words;
  return first ? [...commands, { line: first.line, words }] : commands;
}

/** The first unclosed quote, and its line. */
export function openQuote(text: string): { text: string; line: number } | undefined {
  return [...lex(blankHereDocuments(text), lexer)].find(({ groups }) => /^['"]$/.test(groups.plain ?? ""));
}

/** What a match adds to the current word; nothing when it ends the word. */
function toPiece(groups: Record<string, string | undefined>): { text: string; isDynamic: boolean } | undefined {
  const { single, ansi, double, output, escaped, plain } = groups;
  const quoted = single ?? ansi?.replace(/\\(['"\\])/g, "$1");
  if (quoted !== undefined) return { text: quoted, isDynamic: false };
  if (double !== undefined) return { text: double.replace(/\\(["\\$`])/g, "$1"), isDynamic: /(?<!\\)\$/.test(double) };
  if (output !== undefined) return { text: output, isDynamic: true };
  if (escaped !== undefined) return { text: escaped, isDynamic: false };
  return plain === undefined ? undefined : { text: plain, isDynamic: plain.includes("$") };
}

/** A prompt and its command, to the end of it; else a line. */
const prompted = new RegExp(String.raw`^\$ ((?:(?<=\s)#[^\n]*|\\[\s\S]|'[^']*'|"${double}"|[^\n])*)|[^\n]+`, "gm");

/** Empties the lines of here-documents; where lines show a prompt, it is taken off, and so is what commands answered. */
function blankHereDocuments(text: string): string {
  const commands = /^\$ /m.test(text) ? text.replace(prompted, (_, command = "") => command) : text;
  return commands.replace(
    /(<<-?\s*["']?(\w+)["']?[^\n]*\n)([\s\S]*?)(^\s*\2\s*$)/gm,
    (_, open: string, _mark: string, body: string, close: string) =>
      open + body.replace(/[^\n]/g, "") + close.replace(/\S/g, ""),
  );
}
