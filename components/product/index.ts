import type { engineContracts } from "@/lib/authoring/engine-contracts";
import type { Wording } from "@/lib/authoring/wording";
import type { ComponentName } from "@/lib/product/contracts";
import "./figures/figures.tokens.css";
import { figures } from "./figures";
import { referenceComponents } from "./reference/reference-components";
import { Stage } from "./stage";

export { Home } from "./home/home";
export { Picture } from "./pictures/picture";
export { arrangeCalls as arrange } from "./reference/call-sections";

/** What draws from data, in the words that a page is in. */
const worded = { ...figures, ...referenceComponents };

/** Each takes the wording beside its attributes, which are all an author writes. */
const bindTo = (wording: Wording) =>
  Object.fromEntries(
    Object.entries(worded).map(([name, draw]) => [
      name,
      (attributes: object) => Reflect.apply(draw, undefined, [attributes, wording]),
    ]),
  );

/** What says the same in every wording. `arrangeCalls` knows an operation by its component. */
const plain = { Stage, Operation: referenceComponents.Operation };

/** What an author may write by name because the pages are about Planloom: a component for every contract of the product. */
export const components = {
  original: { ...bindTo("original"), ...plain },
  edition: { ...bindTo("edition"), ...plain },
};

worded satisfies Record<Exclude<ComponentName, keyof typeof engineContracts | "Stage">, unknown>;
