import { checkCliCommand } from "./cli-check";
import { checkCurlCommand } from "./curl-check";
import type { CheckContext, Fence, Finding } from "./fences";
import { splitShell } from "./shell-words";

/** Checks the `planloom` and `curl` commands of a shell fence. */
export function checkShellFence(context: CheckContext, fence: Fence): Finding[] {
  const text = fence.lang === "powershell" ? fromPowerShell(fence.code) : fence.code;
  return splitShell(text).flatMap((command) => {
    const words = command.words.slice(command.words.findIndex(({ text }) => !/^\w+=/.test(text) && text !== "sudo"));
    const [program, ...rest] = words;
    if (program?.text === context.reference.cli.name) return checkCliCommand(context, command.line, rest);
    if (program?.text === "curl" || program?.text === "curl.exe") return checkCurlCommand(context, command.line, rest);
    return [];
  });
}

/** PowerShell text as shell text: the backtick escapes there, the backslash means itself. */
function fromPowerShell(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("`", "\\");
}
