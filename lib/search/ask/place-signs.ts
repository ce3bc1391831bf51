import { shareOf } from "../engine/strengths";
import type { PlaceSigns } from "./counts";
import type { ListedMatch, PageEvidence, PlaceEvidence } from "./evidence";
import { readPlace, sequenceOf } from "./places";
import { densityOf, nearness, type Reading } from "./reading";
import { suitsOf } from "./suits";

/** A listed question: the share of the asked one in it, and of it in the asked one. */
export type BestListed = ListedMatch & { forward: number; back: number };

/** A place with the listed question that is most like the asked one. */
export type ComparedPlace = PlaceEvidence & { best: BestListed | undefined };

/** Of two listed questions that have as much of the asked one, the one that asks for less besides is better. */
const backShare = 0.4;

/** The signs of a place. */
export function signsOfPlace(entry: ComparedPlace, { terms }: PageEvidence, reading: Reading): PlaceSigns {
  const { question, words, match, strengthsOf } = reading;
  const listed = entry.best;
  const name = listed?.doc.section?.heading;
  const { lines, ...read } = readPlace(entry.place);
  const naming = [match(entry.heading), match(listed?.terms ?? [])];
  const own = [...naming, match(entry.body)];
  const asked = read.terms.map((line) => line.filter(strengthsOf)).filter((line) => line.length > 0);
  return {
    listed: listed?.forward ?? 0,
    listedLike: listed ? listed.forward * listed.back : 0,
    listedNear: name === undefined ? 0 : nearness([sequenceOf(name)], reading),
    called: shareOf(words, match(entry.heading)) * reading.backShare(entry.place.section?.heading ?? ""),
    around: shareOf(words, ...own, match(terms.title)),
    whole: shareOf(words, ...own, match(terms.context)),
    line: Math.max(0, ...asked.map((line) => shareOf(words, match(line)))),
    dense: densityOf(asked, read.length, naming, reading),
    score: entry.score,
    ...suitsOf(entry.place, lines, question, name),
  };
}

/** Of a question that leans on the one before: the share of what it asks anew that the place is called. */
export function askedAnew({ heading, listed }: PlaceEvidence, { question, words, match }: Reading): number {
  const own = words.slice(0, question.words.length);
  return shareOf(own, match(heading), ...listed.map(({ terms }) => match(terms)));
}

/** How like the asked question a listed one is. */
export const likenessOf = ({ forward, back }: BestListed) => forward * (1 - backShare + backShare * back);

/** The listed question of a place that is most like the asked one. */
export function bestListed(
  { listed }: PlaceEvidence,
  { words, match, backShare: backOf }: Reading,
): BestListed | undefined {
  return listed
    .map((entry) => ({
      ...entry,
      forward: shareOf(words, match(entry.terms)),
      back: backOf(entry.doc.section?.heading ?? ""),
    }))
    .sort((a, b) => likenessOf(b) - likenessOf(a))[0];
}
