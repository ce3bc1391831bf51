import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engineContracts } from "../authoring/engine-contracts";
import { editorTypes, printGuide } from "../authoring/guide";
import { loadContracts } from "./contracts";
import { figureContracts } from "./figures/figure-contracts";
import { referenceContracts } from "./reference/contracts/reference-contracts";
import { loadReference } from "./reference/reference";

/** Files generated from the contracts for authors: the tables of the guide, and types for editors. */
export function guideFiles(root: string): { file: string; text: string }[] {
  const reference = loadReference(root);
  const { Stage } = loadContracts(reference);
  const tables = {
    components: { ...engineContracts, Stage },
    reference: referenceContracts(reference),
    figures: figureContracts,
  };
  const guide = "docs/authoring.md";
  return [
    { file: guide, text: printGuide(readFileSync(join(root, guide), "utf8"), tables) },
    { file: "docs/components.d.ts", text: editorTypes(loadContracts(reference)) },
  ];
}
