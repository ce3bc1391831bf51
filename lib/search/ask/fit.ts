import type { IndexDoc } from "../engine/rank";
import { isDated } from "../records/docs";
import type { IndexedPage } from "../types";
import { asksForMeaning, defines } from "./definitions";
import { type AnswerPlace, aroundSteps, guides, hasSteps, linesAt } from "./places";
import type { Question } from "./question";
import { asksForNumber } from "./quote-section";
import { subjectFactor } from "./subjects";

/** What a heading counts beside a question that was written down as one. */
const headingFactor = 0.92;
/** What a heading loses that stands around the steps of a guide. */
const aroundFactor = 0.85;
/** What an example loses where none is asked for: it tells what happened once. */
const storyFactor = 0.85;
/** What news loses beside a manual that answers the same. */
const datedFactor = 0.9;
/** What a question of another kind loses: "why" is not "how". */
const otherKind = 0.92;
/** What a place loses that lacks what the question asks for: a remedy, a right, a number. */
const unfitFactor = 0.85;
/** What a place without steps counts where steps are asked for. */
const noStepsFactor = 0.95;
/** Sections that tell a story. */
const story = /^(?:an )?example\b/i;
/** Headings under which problems are solved. */
const problemHeading =
  /\b(?:not|no|nothing|fails?|refuses?|refused|wrong|missing|errors?|problems?|limits|mistakes|if)\b/i;
const kinds = /^\W*(?:and |but |so )?(how (?:many|much|often|long)|how|why|who|where|when|which)\b/i;

/** What a record is called: the listed question, the heading, or the title. */
export const namedAs = ({ page, section }: IndexDoc) => section?.heading ?? page.title;

/** How well a place suits a question, whatever words it has: 1 when nothing speaks against it. */
export function fitOf(doc: IndexDoc, place: AnswerPlace, question: Question): number {
  const { text, intent } = question;
  const { page, section } = place;
  const listed = namedAs(doc);
  const answer = section?.text ?? page.text;
  const kind = kindOf(text);
  const isQuestion = doc.section?.isQuestion === true;
  const isOtherKind = kind !== undefined && kind !== kindOf(listed) && (isQuestion || isTelling(kind));
  return (
    subjectFactor(page, text, listed) *
    (isQuestion ? 1 : headingFactor) *
    (isOtherKind ? otherKind : 1) *
    (intent === "steps" && aroundSteps.test(section?.heading ?? "") ? aroundFactor : 1) *
    (story.test(section?.heading ?? "") && !/\bexample/i.test(text) ? storyFactor : 1) *
    (intent === "steps" && !hasSteps(place) ? noStepsFactor : 1) *
    (isDated(page) ? datedFactor : 1) *
    (intent === "problem" && !solves(page, `${listed} ${section?.heading}`) ? unfitFactor : 1) *
    (asksForRight.test(text) && !namesRight.test(answer) ? unfitFactor : 1) *
    (asksForNumber.test(text) && !namesNumber.test(answer) ? unfitFactor : 1)
  );
}

/** Whether a place says what the asked word means. */
export function isDefined(place: AnswerPlace, question: Question): boolean {
  return asksForMeaning.has(question.intent) && linesAt(place).some((line) => defines(line, question));
}

/** Whether a place is about a problem. */
const solves = ({ type }: IndexedPage, heading: string) => type === "troubleshooting" || problemHeading.test(heading);
/** Questions about who may do something are answered where roles and user actions are named. */
const asksForRight = /\b(?:rights?|roles?|permissions?|who (?:can|may|is allowed)|may|allowed|user actions?)\b/i;
const namesRight = /\b(?:user actions?|roles?|rights?|administrators?|whoever|who ha(?:s|ve))\b/i;

/** Questions for a number are answered where one stands. */
const namesNumber = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|at once)\b/i;

/** Kinds that a heading shows when it answers them. */
const isTelling = (kind: string) => /^(?:who|why|when|how .+)$/.test(kind);

const kindOf = (text: string) => kinds.exec(text)?.[1]?.toLowerCase();

/** Guides name the rights they need before their steps: there, unless the listed question asks for a right itself. */
export function withRights(place: AnswerPlace, asked: string, listed: string): AnswerPlace {
  if (!asksForRight.test(asked) || asksForRight.test(listed) || !guides.has(place.page.type)) return place;
  const section = place.page.sections.find(
    ({ heading, text }) => /^before you begin$/i.test(heading) && namesRight.test(text),
  );
  return section ? { page: place.page, section } : place;
}
