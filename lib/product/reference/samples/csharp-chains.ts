import type { CsharpToken } from "./csharp-tokens";

/** A name in a member chain and the punctuation after it: `(` for a call, `[` for an index. */
export type Link = CsharpToken & { next: string };

/** The chain of names joined by dots after a token; `[0]` between them is skipped. */
export function chainAfter(tokens: readonly CsharpToken[], start: number): Link[] {
  const chain: Link[] = [];
  let index = skipIndex(tokens, start + 1);
  while (tokens[index]?.text === "." && tokens[index + 1]?.type === "name") {
    const next = tokens[index + 2]?.text ?? "";
    chain.push(...tokens.slice(index + 1, index + 2).map((token) => ({ ...token, next })));
    index = skipIndex(tokens, index + 2);
  }
  return chain;
}

/** Position after `[…]`, `!`, and `?`; brackets with more than one token end the chain. */
function skipIndex(tokens: readonly CsharpToken[], start: number): number {
  let index = start;
  if (tokens[index]?.text === "[" && tokens[index + 2]?.text === "]") index += 3;
  while (/^[?!]$/.test(tokens[index]?.text ?? "") && tokens[index + 1]?.text === ".") index++;
  return index;
}

/** True when the result of the call after `start` is not transformed: only waits and filters may follow. */
export function staysSame(tokens: readonly CsharpToken[], start: number): boolean {
  const open = tokens.findIndex(({ type, text }, index) => index > start && type === "mark" && text === "(");
  const next = closing(tokens, open) + 1;
  if (tokens[next]?.text !== ".") return /^[;)]$/.test(tokens[next]?.text ?? ";");
  return (
    /^(?:ConfigureAwait|WithCancellation|Where|Take)$/.test(tokens[next + 1]?.text ?? "") && staysSame(tokens, next)
  );
}

/** Line on which a loop's block or statement ends; the loop's parenthesis opens at `open`. */
export function endOfLoop(tokens: readonly CsharpToken[], open: number): number {
  const body = closing(tokens, open) + 1;
  const isBlock = tokens[body]?.text === "{";
  const end = isBlock ? closing(tokens, body) : tokens.findIndex(({ text }, index) => index >= body && text === ";");
  return (tokens[end] ?? tokens.at(-1))?.line ?? 0;
}

/** Position of the bracket that closes the one at `open`. */
function closing(tokens: readonly CsharpToken[], open: number): number {
  let depth = 0;
  return tokens.findIndex(({ type, text }, index) => {
    if (index < open || type !== "mark") return false;
    if (/^[([{]$/.test(text)) depth++;
    else if (/^[)\]}]$/.test(text)) depth--;
    return depth === 0;
  });
}
