import { assertUse } from "@/lib/authoring/check-use";
import type { Attributes } from "@/lib/authoring/contract";
import { type FigureName, figureContracts } from "@/lib/product/figures/figure-contracts";

/** What an author writes on a figure; all are texts. */
export type FigureProps<Name extends FigureName> = { caption: string } & {
  [Attribute in keyof (typeof figureContracts)[Name]["attributes"]]?: string;
};

/** Throws when a figure on a page breaks its contract: a page cannot show a figure that was not asked for. */
export function requireFigure(name: FigureName, attributes: Attributes): void {
  assertUse(figureContracts, name, attributes);
}
