import { counted } from "../issues";
import type { Finding, Issue, Mistake, Outline, Position } from "../types";
import { changedCode } from "./changed-code";
import { type Part, partsOf } from "./compared-parts";
import { currentOriginal } from "./current-original";
import { pageWarning } from "./page-warning";
import type { CheckedSite } from "./types";

/** Parts with one name that a translation and its original have in different numbers, in a section or, without `isHere`, on the page. */
type Difference = { part: Part; section: number; isHere: boolean; own: readonly Part[]; all: readonly Part[] };
type Original = Outline & { file: string };
type Found = Omit<Finding, "severity">;

/**
 * Reports what a translation lost of its original or has beyond it, and code that differs. Of a section, only the first difference is
 * reported, as others often follow from it.
 */
export function checkStructure({ pages, textOf }: CheckedSite): Issue[] {
  return pages.flatMap((page) => {
    const { source, outline } = page;
    const original = currentOriginal(page);
    // Headings that differ are reported by themselves, and then sections cannot be compared.
    if (!original || !source.original || original.headings.length !== outline.headings.length) return [];
    const found = [
      ...differingSections(outline, { ...original, file: source.original.source.file }),
      ...changedCode(outline, original),
    ];
    return found.map((finding) => pageWarning(finding, source.file, textOf));
  });
}

function differingSections(outline: Outline, original: Original): Found[] {
  const differences = differencesOf(outline, original);
  return [undefined, ...outline.headings].flatMap((heading, section) => {
    const here = differences.filter((difference) => difference.section === section);
    const lost = here.find(isLost);
    const added = here.filter((difference) => !isLost(difference));
    if (!lost) {
      const more = added.find(({ part }) => !part.mayBeAdded);
      return more ? [{ ...placeOf(more), ...describe(more, original) }] : [];
    }
    const instead = added.find(({ part }) => kindOf(part) === kindOf(lost.part));
    return [instead ? describeChange(lost, instead, original) : { line: heading?.line, ...describe(lost, original) }];
  });
}

/** Links replace links, and a component one with the same name. */
const kindOf = ({ noun, rest }: Part) => noun + (/^ <\w+/.exec(rest)?.[0] ?? "");

const isLost = ({ own, all }: Difference) => own.length < all.length;

/**
 * What the whole pages have in different numbers: lists by letter have another order in each language, so parts may move. Named is the first
 * section that differs in the same way, unless it differs by more.
 */
function differencesOf(outline: Outline, original: Outline): Difference[] {
  const [ours, theirs] = [byName(outline), byName(original)];
  return [...new Map([...theirs, ...ours]).values()].flatMap(([part]): Difference[] => {
    const name = part.noun + part.rest;
    const [own = [], all = []] = [ours.get(name), theirs.get(name)];
    const more = own.length - all.length;
    if (more === 0) return [];
    for (let section = 0; section <= original.headings.length; section++) {
      const [here, there] = [partsIn(own, outline, section), partsIn(all, original, section)];
      const moreHere = here.length - there.length;
      if (Math.sign(moreHere) !== Math.sign(more)) continue;
      if (Math.abs(moreHere) <= Math.abs(more)) return [{ part, section, isHere: true, own: here, all: there }];
      break;
    }
    return [{ part, section: 0, isHere: false, own, all }];
  });
}

function byName(outline: Outline): Map<string, [Part, ...Part[]]> {
  const parts = new Map<string, [Part, ...Part[]]>();
  for (const part of partsOf(outline)) {
    const name = part.noun + part.rest;
    const same = parts.get(name);
    if (same) same.push(part);
    else parts.set(name, [part]);
  }
  return parts;
}

const partsIn = (parts: readonly Part[], { headings }: Outline, section: number) =>
  parts.filter(({ line }) => headings.filter((heading) => heading.line < line).length === section);

/** Where the last part of the translation is: what is added is most often added at the end. */
function placeOf({ own }: Difference): Partial<Position> {
  const { line, column } = own.at(-1) ?? {};
  return { line, column };
}

function describe({ part: { noun, rest }, isHere, own, all }: Difference, { file }: Original): Mistake {
  return {
    message: `The translation has ${counted(own.length, noun)}${rest} ${isHere ? "here" : "in all"}, its original ${all.length}.`,
    hint: all[0] ? `Compare it with ${file}:${all[0].line}.` : `Remove it, or add it to ${file}.`,
  };
}

/** A part in place of another, such as a link to another page. */
const describeChange = (lost: Difference, instead: Difference, { file }: Original): Found => ({
  ...placeOf(instead),
  message: `The translation has a ${lost.part.noun}${instead.part.rest} here, its original a ${lost.part.noun}${lost.part.rest}.`,
  hint: `Compare it with ${file}:${lost.all[0]?.line}.`,
});
