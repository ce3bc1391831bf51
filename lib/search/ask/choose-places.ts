import { type AnswerPlace, guides, linesAt } from "./places";
import type { Question } from "./question";
import type { RankedPage, RankedPlace } from "./rank-answers";

/** How likely what is quoted must answer; what is less likely is told as what is nearest, or not at all. */
const leastSure = 0.75;
const leastNear = 0.4;
/** How far a page may be behind the first one: it may be the one that is meant. */
const pageBehind = 4;
/** How far a place may be behind the first one of its page. */
const placeBehind = 3;
/** Places quoted of each page, the likeliest page first, by how many pages are. */
const sureShares: readonly (readonly number[])[] = [[4], [3, 2], [3, 2, 1]];
/** And of the nearest pages, where none is sure to answer. */
const nearShares = [2, 1, 1];
/** Share of a name that a question has, from which a place is surely called what is asked. */
const surelyCalled = 0.75;

/** Places that answer, of one page; and those of other pages, which may be meant, or are nearest where nothing is sure to answer. */
type Chosen = Record<"answer" | "others", readonly AnswerPlace[]>;

/**
 * The places to quote of pages that are ranked for a question. They answer it when that is likely enough, by all signs (`sureness`), or
 * when the first page is called what the question asks the meaning of.
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

/** The pages that answer a question: the likeliest, and those close behind it. */
export function pagesToQuote(pages: readonly RankedPage[]): readonly RankedPage[] {
  const least = (pages[0]?.value ?? 0) - pageBehind;
  return pages.slice(0, sureShares.length).filter(({ value }) => value >= least);
}

/**
 * The best places of a page that have something to quote; first what is called just what is asked, or names the rights that are asked
 * for. Where steps are asked for and none is among them, a guide's likeliest ones come before all.
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
