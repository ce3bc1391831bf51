import { words as language } from "#texts/words";
import { keyOf } from "../engine/words";
import { type AnswerPlace, termsAt } from "./places";
import { asksForMeaning, defines, type Question } from "./question";
import type { PassageLine } from "./sentences";

const { questions: asks, answers } = language;
/** Longer places match almost any word. */
const longText = 2000;

/**
 * The signs that a place is the kind of answer a question asks for, or not, regardless of matched words. `listed` is the listed question
 * most similar to the asked one.
 */
export function suitsOf(place: AnswerPlace, lines: readonly PassageLine[], question: Question, listed?: string) {
  const { text, intent } = question;
  const heading = place.section?.heading ?? "";
  const rows = termsAt(place);
  const answer = [place.section?.text ?? place.page.text, ...rows.map((row) => row.text)].join(" ");
  const [asked, answered] = [kindOf(text), kindOf(listed ?? "")];
  const isRight = asks.right.test(text);
  return {
    kindSame: Number(asked !== undefined && asked === answered),
    kindOther: Number(asked !== undefined && answered !== undefined && asked !== answered),
    top: Number(!place.section),
    rows: Number(rows.length > 0),
    long: Math.min(1, answer.length / longText),
    stepsAround: Number(intent === "steps" && answers.aroundSteps.test(heading)),
    story: Number(answers.story.test(heading) && !asks.example.test(text)),
    rightNamed: Number(isRight && answers.right.test(answer)),
    rightBefore: Number(isRight && answers.beforeSteps.test(heading)),
    numberMissing: Number(asks.number.test(text) && !answers.number.test(answer)),
    meaning: Number(asksForMeaning.has(intent) && lines.some((line) => defines(line.text, question))),
    rowNamed: Number(namesRow(lines, question)),
  };
}

/** The name of the kind of question that a text begins like. */
function kindOf(text: string): string | undefined {
  const kinds = Object.entries(asks.kind.exec(text)?.groups ?? {});
  return kinds.find(([, begin]) => begin !== undefined)?.[0];
}

/** Whether a line begins with the term whose meaning the question asks for. */
function namesRow(lines: readonly PassageLine[], { text, intent, words }: Question): boolean {
  if (intent !== "definition" && !asks.who.test(text)) return false;
  const topic = words.map(({ terms }) => terms[0] ?? "").join("");
  return lines.some((line) => keyOf(line.text.split(/ – |: /)[0] ?? "") === topic);
}
