import type { ReactNode } from "react";
import type { engineContracts } from "@/lib/authoring/engine-contracts";
import type { Wording } from "@/lib/authoring/wording";
import type { ComponentName } from "@/lib/product/contracts";
import "./figures/figures.tokens.css";
import { figures } from "./figures";
import { arrangeCalls } from "./reference/call-sections";
import { referenceComponents } from "./reference/reference-components";
import { Stage } from "./stage";

export { Home } from "./home/home";
export { Picture } from "./pictures/picture";

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

const original = bindTo("original");
const edition = bindTo("edition");

/** What an author may write by name because the pages are about Planloom: a component for every contract of the product. */
export const components = { original: { ...original, Stage }, edition: { ...edition, Stage } };

const calls = new Set<unknown>([original.Operation, edition.Operation]);

/** The component that stands beside the text, in the room of the table of contents. */
export const besideText = "Operation";

/** Puts the sections of a page together that describe operations. */
export const arrange = (content: ReactNode): ReactNode => arrangeCalls(content, calls);

worded satisfies Record<Exclude<ComponentName, keyof typeof engineContracts | "Stage">, unknown>;
