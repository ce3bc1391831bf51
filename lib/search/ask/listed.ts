import { verbStems } from "../../texts/spelling";
import type { DocType } from "../../types";
import { coverageOf, strengthOf, type WeightedWord } from "../engine/coverage";
import type { QueryWord } from "../engine/query";
import type { IndexDoc, Ranked } from "../engine/rank";
import { alikeOf } from "../engine/synonyms";
import { tokenize } from "../engine/words";
import { isDated } from "../records/docs";
import type { IndexedPage, IndexedSection } from "../types";
import { type Intent, type Question, readQuestion } from "./question";
import { subjectFactor } from "./subjects";
import { problemHeading } from "./suitability";

/** A question that a page lists, the section that answers it (the top of the page without one), how like the asked one it is, and the terms that matched. */
export type Listed = { doc: IndexDoc; section?: IndexedSection; likeness: number; terms: string[] };

/** Likeness from which a listed question is the one that is asked. */
export const leastLikeness = 0.5;
/** Matches looked at closely. */
const candidateLimit = 150;
/** Pages of cards and links lead to answers; only the questions they list themselves are theirs. */
const overviews: ReadonlySet<DocType> = new Set<DocType>(["landing", "home"]);
/** What a heading counts beside a question that was written down as one. */
const headingFactor = 0.92;
/** What a heading loses that stands around the steps of a guide. */
const aroundSteps = /^(?:before you begin|check the result|variants|take it back|an? example\b|example\b)/i;
const aroundFactor = 0.85;
/** What a word counts that the listed question lacks, by where it stands: the heading or text of the answer, or around it. */
const reach = { heading: 0.85, page: 0.7, answer: 0.6 } as const;
/** Share of the likeness that says how much of the listed question is asked. */
const backShare = 0.35;
/** What news loses beside a manual that answers the same. */
const datedFactor = 0.9;
/** What a question of another kind loses: "why" is not "how". */
const otherKind = 0.92;
/** Pages that are asked for by their task: their first steps answer. */
const guides: ReadonlySet<DocType> = new Set<DocType>(["how-to", "tutorial"]);
/** What a place without steps counts where steps are asked for. */
const noStepsFactor = 0.95;
const firstStep = /^1\. /m;
const kinds = /^\W*(?:and |but |so )?(how (?:many|much|often|long)|how|why|who|where|when|which)\b/i;

/** A word with those that say the same in everyday language: readers and pages rarely choose the same one. */
export function withAlike(weighted: WeightedWord): WeightedWord {
  const { terms, weaker } = weighted.word;
  const forms = [terms[0] ?? "", ...verbStems(terms[0] ?? "")];
  const others = forms.flatMap(alikeOf).map((other) => [other]);
  return others.length === 0 ? weighted : { ...weighted, word: { terms, weaker: [...weaker, ...others] } };
}

/** The listed questions that are most like the asked one, best first, each place once. */
export function findListed(
  matches: readonly Ranked[],
  question: Question,
  words: readonly WeightedWord[],
  weigh: (word: QueryWord) => WeightedWord,
): Listed[] {
  const asked = words.flatMap(({ word }) => [...word.terms, ...word.weaker.flat()]);
  const seen = new Set<string>();
  return matches
    .filter(({ doc }) => !doc.section?.isTerm && (doc.section?.isQuestion || mayAnswer(doc)))
    .slice(0, candidateLimit)
    .map((match) => weighListed(match, question, words, asked, weigh))
    .sort((a, b) => b.likeness - a.likeness || a.doc.id - b.doc.id)
    .filter(({ doc, section }) => {
      const place = `${doc.page.href}#${section?.anchor ?? ""}`;
      return !seen.has(place) && Boolean(seen.add(place));
    });
}

/** Whether the heading of a section, or the title of a page, can be taken for a question that it answers. */
const mayAnswer = ({ page }: IndexDoc) => !isDated(page) && !overviews.has(page.type);

function weighListed(
  { doc, terms }: Ranked,
  question: Question,
  words: readonly WeightedWord[],
  asked: readonly string[],
  weigh: (word: QueryWord) => WeightedWord,
): Listed {
  const { page } = doc;
  const { text, intent } = question;
  const listed = doc.section?.heading ?? page.title;
  const section = answerOf(doc, intent);
  const own = tokenize(listed);
  const heading = tokenize(section?.heading ?? page.title);
  const around = tokenize([page.title, page.group, ...page.tags, ...page.otherNames].join(" "));
  const answer = tokenize(section ? section.text : `${page.description} ${page.text}`);
  const covered = words.reduce((sum, word) => {
    const strengths = [
      strengthOf(word, own),
      reach.heading * strengthOf(word, heading),
      reach.page * strengthOf(word, around),
      reach.answer * strengthOf(word, answer),
    ];
    return sum + word.weight * Math.max(...strengths);
  }, 0);
  const coverage = covered / (words.reduce((sum, { weight }) => sum + weight, 0) || 1);
  const back = coverageOf(readQuestion(listed).words.map(weigh), asked);
  const kind = kindOf(text);
  const isQuestion = doc.section?.isQuestion === true;
  const isOtherKind = kind !== undefined && kind !== kindOf(listed) && (isQuestion || isTelling(kind));
  const isAround = intent === "steps" && aroundSteps.test(section?.heading ?? "");
  const fit =
    subjectFactor(page, text, listed) *
    (isQuestion ? 1 : headingFactor) *
    (isOtherKind ? otherKind : 1) *
    (isAround ? aroundFactor : 1) *
    (intent === "steps" && !firstStep.test(section?.text ?? page.text) ? noStepsFactor : 1) *
    (isDated(page) ? datedFactor : 1) *
    (intent === "problem" && !solves(page, `${listed} ${section?.heading}`) ? otherKind : 1) *
    (asksForRight.test(text) && !namesRight.test(section?.text ?? page.text) ? otherKind : 1) *
    (question.carried.length > 0 ? coverageOf(question.words.map(weigh), [...own, ...heading]) : 1);
  return { doc, terms, ...(section && { section }), likeness: coverage * (1 - backShare + backShare * back) * fit };
}

/** Whether a place is about a problem. */
const solves = ({ type }: IndexedPage, heading: string) => type === "troubleshooting" || problemHeading.test(heading);
/** Questions about who may do something are answered where roles and user actions are named. */
const asksForRight = /\b(?:rights?|roles?|permissions?|may|allowed|user actions?)\b/i;
const namesRight = /\b(?:user actions?|roles?|rights?|administrators?|whoever|who ha(?:s|ve))\b/i;

/** Kinds that a heading shows when it answers them. */
const isTelling = (kind: string) => /^(?:who|why|when|how .+)$/.test(kind);

const kindOf = (text: string) => kinds.exec(text)?.[1]?.toLowerCase();

/** The section with the answer: the one with the anchor, or the first with text below a heading that only groups. */
function answerOf({ page, section }: IndexDoc, intent: Intent): IndexedSection | undefined {
  const { sections, text } = page;
  const at = section?.anchor === undefined ? -1 : sections.findIndex(({ anchor }) => anchor === section.anchor);
  if (at >= 0) return sections.slice(at).find(({ text }) => text) ?? sections[at];
  if (section && !section.isQuestion) return section;
  const isProcedure = intent === "steps" || section === undefined;
  if (!isProcedure || !guides.has(page.type) || firstStep.test(text)) return undefined;
  return sections.find((entry) => firstStep.test(entry.text) && !aroundSteps.test(entry.heading));
}
