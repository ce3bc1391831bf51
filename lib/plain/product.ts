import { drawnBy } from "../authoring/drawn";
import { engineContracts } from "../authoring/engine-contracts";
import type { Product } from "../product/product";

/** What pages draw from that are about no product we know: only what every documentation has. */
export const productOf = (): Product => ({
  contracts: () => engineContracts,
  draw: (wording) => (name, attributes) => drawnBy(engineContracts, name, attributes, wording),
  lengthExceptions: {},
});
