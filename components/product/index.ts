import type { engineContracts } from "@/lib/authoring/engine-contracts";
import type { ComponentName } from "@/lib/product/contracts";
import "./figures/figures.tokens.css";
import { figures } from "./figures";
import { referenceComponents } from "./reference/reference-components";
import { Stage } from "./stage";

export { Home } from "./home/home";
export { Picture } from "./pictures/picture";
export { arrangeCalls as arrange } from "./reference/call-sections";

/** What an author may write by name because the pages are about Planloom: a component for every contract of the product. */
export const components = { Stage, ...figures, ...referenceComponents } satisfies Record<
  Exclude<ComponentName, keyof typeof engineContracts>,
  unknown
>;
