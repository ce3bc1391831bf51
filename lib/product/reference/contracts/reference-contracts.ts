import type { Reference } from "../reference";
import { catalogContracts } from "./catalogs";
import { clientContracts } from "./clients";
import { operationContracts } from "./operations";
import { recordContracts } from "./records";

/** Contracts of the components that draw from the reference. */
export function referenceContracts(reference: Reference) {
  return {
    ...catalogContracts(reference),
    ...recordContracts(reference),
    ...operationContracts(reference),
    ...clientContracts(reference),
  };
}

/** Name of a component that draws from the reference. */
export type ReferenceComponentName = keyof ReturnType<typeof referenceContracts>;
