import type { FigureAttributes } from "../ids";
import { one, pick, type Rules } from "../rules";
import { detailsGroups, detailsTabs } from "./details-data";

function highlights({ tab }: FigureAttributes) {
  const open = pick(detailsTabs, typeof tab === "string" ? tab : undefined);
  return one(detailsGroups[open].flatMap(({ fields }) => fields.map(({ label }) => label)));
}

/** Attributes of `<DetailsPanel>`. */
export const detailsRules: Rules = { tab: one(detailsTabs), highlight: highlights };
