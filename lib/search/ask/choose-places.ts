import { type AnswerPlace, guides, linesAt } from "./places";
import type { Question } from "./question";
import type { RankedPage, RankedPlace } from "./rank-answers";

/** Minimum sureness for an answer, and for showing the nearest places instead; below that there are no quotes. */
const leastSure = 0.75;
const leastNear = 0.4;
/** Maximum distance in value from the best page for a page that is quoted too, since it may be the one that is meant. */
const pageBehind = 4;
/** Maximum distance in value from the best place of its page. */
const placeBehind = 3;
/** Number of places to quote from each page, likeliest page first, by the number of quoted pages. */
const sureShares: readonly (readonly number[])[] = [[4], [3, 2], [3, 2, 1]];
/** The same for the nearest pages when none is a sure answer. */
const nearShares = [2, 1, 1];
/** Share of a name's words that a question must have for a place to be called exactly what is asked. */
const surelyCalled = 0.75;

/** The places of the page that answers; and those of other pages, as alternatives or, without an answer, as the nearest places. */
type Chosen = Record<"answer" | "others", readonly AnswerPlace[]>;

/**
 * Chooses the places to quote from ranked pages. They count as an answer when all signs together (`sureness`) make that likely enough, or
 * when the first page is named after the term whose meaning is asked.
 */
export function choosePlaces(pages: readonly RankedPage[], question: Question, sureness: number): Chosen {
  const isSure = sureness >= leastSure || (pages[0]?.signs.meaning ?? 0) > surelyCalled;
  const quoted = pagesToQuote(pages);
  const ofPages = (some: readonly RankedPage[], shares: readonly number[] = []) =>
    some.slice(0, shares.length).map((page, at) => bestPlaces(page, shares[at] ?? 0, question));
  if (isSure) {
    const [answer = [], ...others] = ofPages(quoted, sureShares[quoted.length - 1]);
    return { answer, others: others.flat() };
  }
  return {
    answer: [],
    others: sureness >= leastNear ? ofPages(pages, nearShares).flat() : [],
  };
}

/** The likeliest page and those close behind it. */
export function pagesToQuote(pages: readonly RankedPage[]): readonly RankedPage[] {
  const least = (pages[0]?.value ?? 0) - pageBehind;
  return pages.slice(0, sureShares.length).filter(({ value }) => value >= least);
}

/**
 * The best quotable places of a page. Places that are called exactly what is asked, or that name the rights asked for, come first. If the
 * question asks for steps and none of the chosen places has any, the likeliest place with steps of a guide comes before all.
 */
function bestPlaces({ page, places: all }: RankedPage, most: number, { intent }: Question): readonly AnswerPlace[] {
  const places = all.filter((place) => linesAt(place).length > 0);
  const close = places.filter(({ value }) => value >= (places[0]?.value ?? 0) - placeBehind);
  const isFirst = ({ signs, isAsked }: RankedPlace) =>
    isAsked || signs.called > surelyCalled || signs.rightBefore === 1;
  const chosen = [...close.filter(isFirst), ...close.filter((place) => !isFirst(place))].slice(0, most);
  const lacksSteps =
    intent === "steps" && guides.has(page.type) && !chosen.some((place) => place.isAsked || hasSteps(place));
  const steps = lacksSteps ? places.find(hasSteps) : undefined;
  return steps ? [steps, ...chosen.slice(0, most - 1)] : chosen;
}

const hasSteps = (place: AnswerPlace) => linesAt(place).some(({ type }) => type === "step");
