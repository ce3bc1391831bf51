import type { Contracts } from "../authoring/contract";
import { drawnBy } from "../authoring/drawn";
import { engineContracts } from "../authoring/engine-contracts";
import type { DrawIn } from "../page/blocks";
import { loadContracts } from "./contracts";
import { loadReference } from "./reference/reference";
import { lengthExceptions } from "./writing";

/** Everything of a site that belongs to one product and not to the engine. */
export type Product = {
  /** What each component that authors may use asks for and draws. */
  contracts: () => Contracts;
  /** What components draw, as data. */
  draw: DrawIn;
  /** Pages whose length is outside the range of their type, each with its reason. */
  lengthExceptions: Readonly<Record<string, string>>;
};

/** Planloom, whose reference below `root` is read when it is first drawn from. */
export function planloom(root: string): Product {
  let loaded: Contracts | undefined;
  const contracts = () => {
    loaded ??= loadContracts(loadReference(root));
    return loaded;
  };
  return {
    contracts,
    draw: (wording) => (name, attributes) => drawnBy(contracts(), name, attributes, wording),
    lengthExceptions,
  };
}

/** A tree of pages that is about no product we know. */
export const plain: Product = {
  contracts: () => engineContracts,
  draw: (wording) => (name, attributes) => drawnBy(engineContracts, name, attributes, wording),
  lengthExceptions: {},
};
