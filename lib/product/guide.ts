import { readFileSync } from "node:fs";
import { join } from "node:path";
import { editorTypes, printGuide } from "../authoring/guide";
import { loadContracts } from "./contracts";
import { figureContracts } from "./figures/figure-contracts";
import { referenceContracts } from "./reference/contracts/reference-contracts";
import { loadReference } from "./reference/reference";

/** Files generated from the contracts for authors: the tables of the guide, and types for editors. */
export function guideFiles(root: string): { file: string; text: string }[] {
  const reference = loadReference(root);
  const contracts = loadContracts(reference);
  const drawn = { reference: referenceContracts(reference), figures: figureContracts };
  const isDrawn = (name: string) => Object.values(drawn).some((table) => Object.hasOwn(table, name));
  const components = Object.fromEntries(Object.entries(contracts).filter(([name]) => !isDrawn(name)));
  const guide = "docs/authoring.md";
  return [
    { file: guide, text: printGuide(readFileSync(join(root, guide), "utf8"), { components, ...drawn }) },
    { file: "docs/components.d.ts", text: editorTypes(contracts) },
  ];
}
