import { checkUse } from "../authoring/check-use";
import type { Contracts } from "../authoring/contract";
import { anchorsOf, drawnBy } from "../authoring/drawn";
import type { Finding, Outline } from "../types";

/** Compares the components of a page with their contracts: mistakes, and the ids that are drawn. */
export function examineComponents(
  contracts: Contracts,
  { outline: { components } }: { outline: Outline },
): { anchors: string[]; findings: Finding[] } {
  return {
    anchors: components.flatMap(({ name, attributes }) => anchorsOf(drawnBy(contracts, name, attributes))),
    findings: components.flatMap(({ name, attributes, line, column }) =>
      checkUse(contracts, name, attributes, { line, column }),
    ),
  };
}
