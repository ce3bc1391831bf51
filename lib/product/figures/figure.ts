import type { AttributeRule, Drawn } from "../../authoring/contract";

/** What every figure needs. */
export const caption = {
  meaning: "one sentence that says what to notice",
  isRequired: true,
} as const satisfies AttributeRule;

/** A figure as data: its caption, and its drawing as sentences. */
export function drawFigure(words: string | undefined, facts: readonly string[]): Drawn[] {
  return [
    { type: "text", text: words ?? "" },
    { type: "list", items: facts, isAlternative: true },
  ];
}
