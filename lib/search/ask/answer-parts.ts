import type { AnsweredPart, AskAnswer } from "./ask-types";
import { partsOf } from "./question";

/** Answers a question part by part; each is understood in the light of those before it, and of the questions before them all. */
export async function answerParts(
  text: string,
  before: readonly string[],
  answer: (question: string, before: readonly string[]) => AskAnswer | Promise<AskAnswer>,
): Promise<AnsweredPart[]> {
  const answered = partsOf(text).map(async (question, at, all) => {
    const found = await answer(question, [...before, ...all.slice(0, at)]);
    return { ...found, question };
  });
  return Promise.all(answered);
}
