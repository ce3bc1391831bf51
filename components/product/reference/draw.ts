import { assertUse } from "@/lib/authoring/check-use";
import type { Attributes, Drawn } from "@/lib/authoring/contract";
import { drawnBy } from "@/lib/authoring/drawn";
import type { Wording } from "@/lib/authoring/wording";
import { loadContracts } from "@/lib/product/contracts";
import type { ReferenceComponentName } from "@/lib/product/reference/contracts/reference-contracts";

/** What a use draws, after its names were checked: a page shows nothing that the reference does not have. */
export function draw(name: ReferenceComponentName, attributes: Attributes, wording: Wording = "edition"): Drawn[] {
  const contracts = loadContracts();
  assertUse(contracts, name, attributes);
  return drawnBy(contracts, name, attributes, wording);
}
