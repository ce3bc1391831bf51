import { checkUse } from "../authoring/check-use";
import type { Contracts } from "../authoring/contract";
import { anchorsOf, drawnBy } from "../authoring/drawn";
import type { DocSource, Finding, Outline } from "../types";

/** Checks the components of a page against their contracts. Returns findings, and the ids that components render. */
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

/** Findings of a page by itself: from reading it and, on native pages, from checking its components. */
export const mistakesOf = (
  { foreign }: Pick<DocSource, "foreign">,
  { outline, findings }: { outline: Outline; findings: readonly Finding[] },
  contracts: Contracts,
): Finding[] => [...findings, ...(foreign ? [] : examineComponents(contracts, { outline }).findings)];
