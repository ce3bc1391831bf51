import { checkCliCommand } from "./cli-check";
import { checkCurlCommand } from "./curl-check";
import type { CheckContext, Fence, Finding } from "./fences";
import { checkWebRequest, isWebRequest } from "./powershell-check";
import { openQuote, outputsIn, type ShellCommand, type ShellWord, splitShell } from "./shell-words";

/** Words that stand before a command without being its name. */
const leading = new Set("sudo time ! if elif then else while until do".split(" "));

/** Checks that quotes close and that options belong to a command, and the `planloom` and `curl` commands of a shell fence. */
export function checkShellFence(context: CheckContext, { lang, code }: Fence): Finding[] {
  const isPowerShell = lang === "powershell";
  const text = isPowerShell ? fromPowerShell(code) : code;
  const open = openQuote(text);
  if (open)
    return [
      { line: open.line, message: `The quote ${open.text} is not closed.`, hint: "Close it where the text ends." },
    ];
  return checkCommands(context, text, isPowerShell, 0);
}

/** Checks the commands of a text, and those whose output it takes. @param above Lines before the text. */
function checkCommands(context: CheckContext, text: string, isPowerShell: boolean, above: number): Finding[] {
  const commands = splitShell(text);
  const found = commands.flatMap(({ words }, index) =>
    blocksOf(words).flatMap((block, place) => {
      const start = block.findIndex(({ text }) => !/^\w+=/.test(text) && !leading.has(text));
      const [program, ...rest] = block.slice(start);
      if (!program) return [];
      if (place === 0 && isLost(program, commands[index - 1], text)) return [lostOption(program, isPowerShell)];
      if (program.text === context.reference.cli.name) return checkCliCommand(context, program.line, rest);
      if (isPowerShell && isWebRequest(program)) return checkWebRequest(context, program.line, rest);
      return /^curl(?:\.exe)?$/.test(program.text) ? checkCurlCommand(context, program.line, rest) : [];
    }),
  );
  const inner = commands
    .flatMap(({ words }) => words.flatMap(outputsIn))
    .flatMap((output) => checkCommands(context, output.text, isPowerShell, output.line - 1));
  return [...found, ...inner].map((finding) => ({ ...finding, line: above + finding.line }));
}

/** What stands before, between and behind the braces of a line, as in `if ($n) { planloom status } else { exit 1 }`. */
function blocksOf(words: readonly ShellWord[]): ShellWord[][] {
  const braces = words.flatMap(({ text }, index) => (/^[{}]$/.test(text) ? [index] : []));
  return [-1, ...braces].map((brace, index) => words.slice(brace + 1, braces[index]));
}

/** True for an option where a command begins, unless it is an element of an array, or a pattern as in `-h|--help) …`. */
function isLost({ text, line, isNested }: ShellWord, before: ShellCommand | undefined, code: string): boolean {
  const [first, last] = [before?.words[0], before?.words.at(-1)];
  if (!isOption(text) || isNested || !first || !last || isOption(first.text)) return false;
  const here = code
    .split("\n")
    .slice(line - 1)
    .join("\n");
  return last.line < line && !/^(?:\\\n|[^(\n])*\)/.test(here);
}

const isOption = (text: string) => /^--?[a-z]/i.test(text);

function lostOption({ text, line }: ShellWord, isPowerShell: boolean): Finding {
  const hint = `End the line before with a ${isPowerShell ? "backtick" : "backslash"}, and nothing behind it.`;
  return { line, message: `The option ${text} belongs to no command.`, hint };
}

/**
 * PowerShell text as shell text: the backtick escapes there, the backslash means itself; comments and here-strings may hold any
 * quote; `@options` stands for many words, a table is one word, and parentheses hold a command, whose output may be kept.
 */
function fromPowerShell(text: string): string {
  return text
    .replace(/<#[\s\S]*?#>/g, (found) => found.replace(/[^\n]/g, ""))
    .replace(/@(["'])\n[\s\S]*?\n\1@/g, (found) => `"${found.replace(/[^\n]/g, "")}"`)
    .replaceAll("\\", "\\\\")
    .replaceAll("`", "\\")
    .replace(/@\{[^{}]*\}/g, (table) => `'${table.replaceAll("'", '"')}'`)
    .replace(/'[^']*'|"(?:\\[\s\S]|[^"\\])*"|(?<=^|[\s=])\(/gm, (found) => (found === "(" ? "$(" : found))
    .replace(/^([^\S\n]*)\$[\w:]+[^\S\n]*=[^\S\n]*(?=\S)/gm, "$1")
    .replace(/(?<=\s)@(\w+)(?=\s|$)/g, (_, options: string) => `\${${options}[@]}`);
}
