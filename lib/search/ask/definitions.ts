import { keyOf } from "../engine/words";
import type { Intent, Question } from "./question";
import type { PassageLine } from "./sentences";

/** Names a line explains: "Layout: a saved state", "A layout is one component". */
const explained = /(?:^|\b(?:an?|the) )([\p{L}\p{N} -]{2,40}?)(?:: | (?:is|are) (?:an?|the|one|all|what)\b| means )/giu;

/** Questions for what words mean. */
export const asksForMeaning: ReadonlySet<Intent> = new Set<Intent>(["definition", "difference"]);

/** Whether a line says what the question's topic is, or how its topics differ. */
export function defines({ text }: PassageLine, { words, intent }: Question): boolean {
  if (!asksForMeaning.has(intent)) return false;
  const names = new Set([...text.matchAll(explained)].map(([, name = ""]) => keyOf(name)));
  const topics = words.map(({ terms }) => terms[0] ?? "");
  return intent === "definition" ? names.has(topics.join("")) : topics.every((topic) => names.has(topic));
}
