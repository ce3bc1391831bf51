import { checkUse } from "../authoring/check-use";
import type { Contracts } from "../authoring/contract";
import { anchorsOf, drawnBy } from "../authoring/drawn";
import type { DocSource, Finding, Outline } from "../types";

/** Compares the components of a page with their contracts: mistakes, and the ids that are drawn. */
export function examineComponents(
  contracts: Contracts,
  { outline: { components } }: { outline: Outline },
): { anchors: string[]; findings: Finding[] } {
  return {
    anchors: components.flatMap(({ name, attributes }) => anchorsOf(drawnBy(contracts, name, attributes, "original"))),
    findings: components.flatMap(({ name, attributes, line, column }) =>
      checkUse(contracts, name, attributes, { line, column }),
    ),
  };
}

/** What a page gets wrong by itself: in its reading and, where it was written for this site, in the use of our components. */
export const mistakesOf = (
  { foreign }: Pick<DocSource, "foreign">,
  { outline, findings }: { outline: Outline; findings: readonly Finding[] },
  contracts: Contracts,
): Finding[] => [...findings, ...(foreign ? [] : examineComponents(contracts, { outline }).findings)];
