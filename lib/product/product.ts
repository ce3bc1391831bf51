import type { Contracts } from "../authoring/contract";
import { drawnBy } from "../authoring/drawn";
import type { DrawIn } from "../page/blocks";
import { loadContracts } from "./contracts";
import { loadReference } from "./reference/reference";

/** Everything about a site that is specific to its product rather than the engine. */
export type Product = {
  /** The attributes and output of each component that authors may use. */
  contracts: () => Contracts;
  /** What components draw, as data. */
  draw: DrawIn;
  /** Pages whose length is outside the range of their type, each with its reason. */
  lengthExceptions: Readonly<Record<string, string>>;
};

/** Planloom, whose reference below `root` is read on first use. Bundles of a foreign tree have `lib/plain/product.ts` instead. */
export function productOf(root: string): Product {
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

/** Pages outside the range of their type, each with its reason. */
const lengthExceptions: Record<string, string> = {
  "/user/user-glossary": "a glossary is as long as its terms",
  "/roadmap": "one entry for every item",
  "/administration/guides/implementation-checklist": "twelve steps with boxes, gates and proof",
  "/develop": "shows each request and answer on the way to the first appointment",
  "/authors/components": "shows every component once",
  "/integrations/business-central/guides/oauth2": "two systems to register for, online and on-premises",
};
