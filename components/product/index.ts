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

/** Components that render data in the wording of the page. */
const worded = { ...figures, ...referenceComponents };

/** Binds the wording, which each component takes as a second argument after the attributes that an author writes. */
const bindTo = (wording: Wording) =>
  Object.fromEntries(
    Object.entries(worded).map(([name, draw]) => [
      name,
      (attributes: object) => Reflect.apply(draw, undefined, [attributes, wording]),
    ]),
  );

const original = bindTo("original");
const edition = bindTo("edition");

/** Components that authors use by name in pages about Planloom: one for every contract of the product. */
export const components = { original: { ...original, Stage }, edition: { ...edition, Stage } };

const calls = new Set<unknown>([original.Operation, edition.Operation]);

/** The component placed beside the text, in the space of the table of contents. */
export const besideText = "Operation";

/** Groups the sections of a page that describe operations. */
export const arrange = (content: ReactNode): ReactNode => arrangeCalls(content, calls);

worded satisfies Record<Exclude<ComponentName, keyof typeof engineContracts | "Stage">, unknown>;
