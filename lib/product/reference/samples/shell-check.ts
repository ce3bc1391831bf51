import { checkCliCommand } from "./cli-check";
import { checkCurlCommand } from "./curl-check";
import type { CheckContext, Fence, Finding } from "./fences";
import { openQuote, type ShellCommand, type ShellWord, splitShell } from "./shell-words";

/** Words that may precede a command's name. */
const leading = new Set("sudo time ! { if elif then else while until do".split(" "));

/** Checks a shell fence: quotes are closed, options belong to a command, and `planloom` and `curl` commands are valid. */
export function checkShellFence(context: CheckContext, { lang, code }: Fence): Finding[] {
  const isPowerShell = lang === "powershell";
  const text = isPowerShell ? fromPowerShell(code) : code;
  const open = openQuote(text);
  if (open)
    return [
      { line: open.line, message: `The quote ${open.text} is not closed.`, hint: "Close it where the text ends." },
    ];
  const commands = splitShell(text);
  return commands.flatMap((command, index) => {
    const start = command.words.findIndex(({ text }) => !/^\w+=/.test(text) && !leading.has(text));
    const isBlock = command.words.slice(0, start).some(({ text }) => text === "{");
    const [program, ...rest] = isBlock ? untilBrace(command.words.slice(start)) : command.words.slice(start);
    if (!program) return [];
    if (isLost(program, commands[index - 1], text)) return [lostOption(program, isPowerShell)];
    if (program.text === context.reference.cli.name) return checkCliCommand(context, command.line, rest);
    return /^curl(?:\.exe)?$/.test(program.text) ? checkCurlCommand(context, command.line, rest) : [];
  });
}

/** The words inside a one-line block, as in `else { planloom status }`. */
function untilBrace(words: readonly ShellWord[]): readonly ShellWord[] {
  const end = words.findIndex(({ text }) => text === "}");
  return end === -1 ? words : words.slice(0, end);
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

/** PowerShell text as shell text: the backtick escapes there, the backslash means itself; comments and here-strings may hold any quote; `@options` stands for many words. */
function fromPowerShell(text: string): string {
  return text
    .replace(/<#[\s\S]*?#>/g, (found) => found.replace(/[^\n]/g, ""))
    .replace(/@(["'])\n[\s\S]*?\n\1@/g, (found) => `"${found.replace(/[^\n]/g, "")}"`)
    .replaceAll("\\", "\\\\")
    .replaceAll("`", "\\")
    .replace(/(?<=\s)@(\w+)(?=\s|$)/g, (_, options: string) => `\${${options}[@]}`);
}
