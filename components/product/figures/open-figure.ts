import { assertUse } from "@/lib/authoring/check-use";
import type { Attributes } from "@/lib/authoring/contract";
import type { Wording } from "@/lib/authoring/wording";
import type { Told } from "@/lib/product/figures/figure";
import { type FigureName, figureContracts } from "@/lib/product/figures/figure-contracts";
import { type Say, sayIn } from "@/lib/product/figures/say";

/** What an author writes on a figure; all are texts. */
export type FigureProps<Name extends FigureName> = { caption: string } & {
  [Attribute in keyof (typeof figureContracts)[Name]["attributes"]]?: string;
};

/** What every figure has around its drawing. The id is made from its name and attributes, so that two builds give the same bytes. */
export type OpenFigure = Told & {
  id: string;
  caption: string;
  say: Say;
  /** Attributes of the element that is the drawing, with its name. */
  picture: (label: string) => { role: "img"; "aria-label": string; "aria-describedby": string };
};

/** Id of the sentence that describes a figure. */
export const descriptionId = (id: string) => `${id}-description`;

/**
 * Begins a figure with what an author wrote on it.
 * @throws Error when that breaks its contract: a page cannot show a figure that was not asked for.
 */
export function openFigure<Name extends FigureName>(
  name: Name,
  props: FigureProps<Name>,
  wording: Wording,
): OpenFigure {
  assertUse(figureContracts, name, props);
  const id = figureId(name, props);
  const say = sayIn(wording);
  return {
    id,
    caption: props.caption,
    say,
    ...figureContracts[name].told(props, say),
    picture: (label) => ({ role: "img", "aria-label": label, "aria-describedby": descriptionId(id) }),
  };
}

function figureId(name: string, props: Attributes): string {
  const parts = Object.keys(props)
    .filter((key) => typeof props[key] === "string")
    .sort()
    .map((key) => `${key}=${String(props[key])}`);
  return `figure-${hash([name, ...parts].join("\n"))}`;
}

/** FNV-1a, 32 bit: short, stable, and enough to tell the figures of one page apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}
