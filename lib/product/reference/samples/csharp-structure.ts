import type { CsharpToken } from "./csharp-tokens";
import type { Finding } from "./sample-types";

const closers: Record<string, string> = { "(": ")", "[": "]", "{": "}" };

/** Reports the first bracket that has no partner, and a quote that is never closed. */
export function checkStructure(tokens: readonly CsharpToken[]): Finding[] {
  const open: CsharpToken[] = [];
  const loops = new Set(tokens.filter(({ text }, index) => text === "(" && tokens[index - 1]?.text === "for"));
  for (const token of tokens) {
    if (token.type !== "mark") continue;
    if (token.text === '"') return [{ line: token.line, message: "C#: a text is not closed." }];
    const inner = open.at(-1);
    if (token.text === ";" && inner?.text === "(" && !loops.has(inner))
      return [{ line: token.line, message: 'C#: ";" stands where ")" is missing.' }];
    if (Object.hasOwn(closers, token.text)) open.push(token);
    else if (Object.values(closers).includes(token.text)) {
      const opener = open.pop();
      if (!opener) return [{ line: token.line, message: `C#: "${token.text}" closes nothing.` }];
      if (closers[opener.text] !== token.text) {
        return [
          {
            line: token.line,
            message: `C#: "${token.text}" stands where "${closers[opener.text]}" must close line ${opener.line}.`,
          },
        ];
      }
    }
  }
  const left = open.at(-1);
  return left ? [{ line: left.line, message: `C#: "${left.text}" is never closed.` }] : [];
}
