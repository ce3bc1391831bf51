import { keyOf } from "../engine/words";
import { type AnswerPlace, aroundSteps, termsAt } from "./places";
import { asksForMeaning, defines, type Question } from "./question";
import { asksForNumber } from "./quote-section";
import type { PassageLine } from "./sentences";

/** Headings of sections with an example story. */
const story = /^(?:an )?example\b/i;
/** Questions about permissions are answered where roles and user actions are named. */
const asksForRight = /\b(?:rights?|roles?|permissions?|who (?:can|may|is allowed)|may|allowed|user actions?)\b/i;
const namesRight = /\b(?:user actions?|roles?|rights?|administrators?|whoever|who ha(?:s|ve))\b/i;
/** Headings of sections about the required permissions. */
const beforeSteps = /^(?:before you begin$|who may|rights)/i;
/** Questions for a number are answered where there is one. */
const namesNumber = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|at once)\b/i;
const kinds = /^\W*(?:and |but |so )?(how (?:many|much|often|long)|how|why|who|where|when|which|can|does|what)\b/i;
const asksWho = /^who (?:is|are)\b/i;
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
  const isRight = asksForRight.test(text);
  return {
    kindSame: Number(asked !== undefined && asked === answered),
    kindOther: Number(asked !== undefined && answered !== undefined && asked !== answered),
    top: Number(!place.section),
    rows: Number(rows.length > 0),
    long: Math.min(1, answer.length / longText),
    stepsAround: Number(intent === "steps" && aroundSteps.test(heading)),
    story: Number(story.test(heading) && !/\bexample/i.test(text)),
    rightNamed: Number(isRight && namesRight.test(answer)),
    rightBefore: Number(isRight && beforeSteps.test(heading)),
    numberMissing: Number(asksForNumber.test(text) && !namesNumber.test(answer)),
    meaning: Number(asksForMeaning.has(intent) && lines.some((line) => defines(line.text, question))),
    rowNamed: Number(namesRow(lines, question)),
  };
}

const kindOf = (text: string) => kinds.exec(text)?.[1]?.toLowerCase();

/** Whether a line begins with the term whose meaning the question asks for. */
function namesRow(lines: readonly PassageLine[], { text, intent, words }: Question): boolean {
  if (intent !== "definition" && !asksWho.test(text)) return false;
  const topic = words.map(({ terms }) => terms[0] ?? "").join("");
  return lines.some((line) => keyOf(line.text.split(/ – |: /)[0] ?? "") === topic);
}
