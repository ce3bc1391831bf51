import { shareOf } from "../engine/strengths";
import type { PlaceSigns } from "./counts";
import type { ListedMatch, PageEvidence, PlaceEvidence } from "./evidence";
import { readPlace, sequenceOf } from "./places";
import { densityOf, nearness, type Reading } from "./reading";
import { suitsOf } from "./suits";

/** A listed question, with the share of the asked question found in it (`forward`), and the reverse (`back`). */
export type BestListed = ListedMatch & { forward: number; back: number };

/** A place with its listed question that is most similar to the asked one. */
export type ComparedPlace = PlaceEvidence & { best: BestListed | undefined };

/** Weight of `back` in likeness: of two listed questions that cover the asked one equally, the more specific match is better. */
const backShare = 0.4;

/** Computes the signs of a place. */
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

/** For a follow-up question, the share of its own words, without those carried over, that the place's heading and questions cover. */
export function askedAnew({ heading, listed }: PlaceEvidence, { question, words, match }: Reading): number {
  const own = words.slice(0, question.words.length);
  return shareOf(own, match(heading), ...listed.map(({ terms }) => match(terms)));
}

/** The similarity of a listed question to the asked one. */
export const likenessOf = ({ forward, back }: BestListed) => forward * (1 - backShare + backShare * back);

/** The listed question of a place that is most similar to the asked one. */
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
