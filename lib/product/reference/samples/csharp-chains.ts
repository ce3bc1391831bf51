import type { CsharpToken } from "./csharp-tokens";

/** A name of a chain, and the mark behind it: `(` where it is called, `[` where one of a list is taken. */
export type Link = CsharpToken & { next: string };

/** Names joined with points after a token; `[0]` between them is passed over. */
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

/** Position after `[…]`, `!` and `?`; brackets that hold more than one token end the chain. */
function skipIndex(tokens: readonly CsharpToken[], start: number): number {
  let index = start;
  if (tokens[index]?.text === "[" && tokens[index + 2]?.text === "]") index += 3;
  while (/^[?!]$/.test(tokens[index]?.text ?? "") && tokens[index + 1]?.text === ".") index++;
  return index;
}

/** True when what the call after `start` gives is not turned into something else: only waits and choices may follow. */
export function staysSame(tokens: readonly CsharpToken[], start: number): boolean {
  const open = tokens.findIndex(({ type, text }, index) => index > start && type === "mark" && text === "(");
  const next = closing(tokens, open) + 1;
  if (tokens[next]?.text !== ".") return /^[;)]$/.test(tokens[next]?.text ?? ";");
  return (
    /^(?:ConfigureAwait|WithCancellation|Where|Take)$/.test(tokens[next + 1]?.text ?? "") && staysSame(tokens, next)
  );
}

/** Line on which the block or the statement of a loop ends; the loop's own bracket opens at `open`. */
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
