import { drawnBy } from "../authoring/drawn";
import { engineContracts } from "../authoring/engine-contracts";
import type { Product } from "../product/product";

/** The product of a foreign tree: nothing beyond what every documentation has. */
export const productOf = (): Product => ({
  contracts: () => engineContracts,
  draw: (wording) => (name, attributes) => drawnBy(engineContracts, name, attributes, wording),
  lengthExceptions: {},
});
