import type { Reference } from "../reference";
import { catalogContracts } from "./catalogs";
import { changelogContracts } from "./changelog";
import { commandContracts } from "./commands";
import { endpointContracts } from "./endpoint";
import { operationContracts } from "./operations";
import { recordContracts } from "./records";
import { sdkContracts } from "./sdk";

/** Contracts of the components that draw from the reference. */
export function referenceContracts(reference: Reference) {
  return {
    ...catalogContracts(reference),
    ...endpointContracts(reference),
    ...recordContracts(reference),
    ...operationContracts(reference),
    ...commandContracts(reference),
    ...sdkContracts(reference),
    ...changelogContracts(reference),
  };
}

/** Name of a component that draws from the reference. */
export type ReferenceComponentName = keyof ReturnType<typeof referenceContracts>;
