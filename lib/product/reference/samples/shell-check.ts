import { checkCliCommand } from "./cli-check";
import { checkCurlCommand } from "./curl-check";
import type { CheckContext, Fence, Finding } from "./fences";
import { openQuote, splitShell } from "./shell-words";

/** Words that stand before a command without being its name. */
const leading = new Set("sudo time ! { if elif then else while until do".split(" "));

/** Checks that quotes close and that options belong to a command, and the `planloom` and `curl` commands of a shell fence. */
export function checkShellFence(context: CheckContext, { lang, code }: Fence): Finding[] {
  const isPowerShell = lang === "powershell";
  const text = isPowerShell ? fromPowerShell(code) : code;
  const open = openQuote(text);
  if (open)
    return [
      { line: open.line, message: `The quote ${open.text} is not closed.`, hint: "Close it where the text ends." },
    ];
  return splitShell(text).flatMap((command, index) => {
    const start = command.words.findIndex(({ text }) => !/^\w+=/.test(text) && !leading.has(text));
    const [program, ...rest] = command.words.slice(start);
    if (!program) return [];
    if (index > 0 && /^--?[a-z]/i.test(program.text)) return [lostOption(program.text, program.line, isPowerShell)];
    if (program.text === context.reference.cli.name) return checkCliCommand(context, command.line, rest);
    return /^curl(?:\.exe)?$/.test(program.text) ? checkCurlCommand(context, command.line, rest) : [];
  });
}

/** An option where a command begins: the line before does not go on. */
function lostOption(option: string, line: number, isPowerShell: boolean): Finding {
  const hint = `End the line before with a ${isPowerShell ? "backtick" : "backslash"}, and nothing behind it.`;
  return { line, message: `The option ${option} belongs to no command.`, hint };
}

/** PowerShell text as shell text: the backtick escapes there, the backslash means itself, and here-strings may hold any quote. */
function fromPowerShell(text: string): string {
  return text
    .replace(/@(["'])\n[\s\S]*?\n\1@/g, (found) => `"${found.replace(/[^\n]/g, "")}"`)
    .replaceAll("\\", "\\\\")
    .replaceAll("`", "\\");
}
