import type { Sdk } from "../sdk";
import { checkMembers } from "./csharp-members";
import { checkModels, checkTypeNames } from "./csharp-models";
import { type CsharpToken, interpolations, tokenizeCsharp } from "./csharp-tokens";
import type { CheckContext, Fence, Finding } from "./fences";

/** Checks a C# fence: brackets and strings are closed, and the SDK types, members, properties, and values it uses exist. */
export function checkCsharpFence({ reference }: CheckContext, { code }: Fence): Finding[] {
  const tokens = tokenizeCsharp(code);
  const structure = checkStructure(tokens);
  if (structure.length > 0) return structure;
  const types = checkTypeNames(reference, tokens);
  if (!usesSdk(reference.sdk, code)) return types;
  return [...types, ...checkMembers(reference, tokens, interpolations(code)), ...checkModels(reference, tokens)];
}

/** True when a fence names the SDK, or calls a member of a client created in an earlier fence. */
function usesSdk({ members }: Sdk, code: string): boolean {
  const isOther = /\bclient\s*=\s*new\b|\b[A-Z]\w*\??\s+client\s*[,)=;]/.test(code);
  const names = members.map(({ name }) => name.replaceAll(".", "\\s*\\.\\s*")).join("|");
  const goesOn = new RegExp(
    `\\bclient(?:(?:\\s*\\.\\s*\\w+){1,2}\\s*\\.\\s*\\w+Async|\\s*\\.\\s*(?:${names})\\s*\\.\\s*\\w+)\\(`,
  );
  return /\bPlanloom(Client)?\b/.test(code) || (!isOther && goesOn.test(code));
}

const closers: Record<string, string> = { "(": ")", "[": "]", "{": "}" };

/** Reports the first unmatched bracket, and an unclosed string. */
function checkStructure(tokens: readonly CsharpToken[]): Finding[] {
  const mistake = ({ line }: CsharpToken, message: string): Finding[] => [{ line, message: `C#: ${message}` }];
  const open: CsharpToken[] = [];
  const loops = new Set(tokens.filter(({ text }, index) => text === "(" && tokens[index - 1]?.text === "for"));
  for (const token of tokens) {
    if (token.type !== "mark") continue;
    if (token.text === '"') return mistake(token, "a string is not closed.");
    const inner = open.at(-1);
    if (token.text === ";" && inner?.text === "(" && !loops.has(inner))
      return mistake(token, 'found ";" where ")" is expected.');
    if (Object.hasOwn(closers, token.text)) open.push(token);
    else if (Object.values(closers).includes(token.text)) {
      const opener = open.pop();
      if (!opener) return mistake(token, `"${token.text}" closes nothing.`);
      const closer = closers[opener.text];
      if (closer !== token.text)
        return mistake(token, `found "${token.text}" where "${closer}" must close line ${opener.line}.`);
    }
  }
  const left = open.at(-1);
  return left ? mistake(left, `"${left.text}" is never closed.`) : [];
}
