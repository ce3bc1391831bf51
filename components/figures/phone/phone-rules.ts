import type { FigureAttributes } from "../ids";
import { one, type Rules } from "../rules";
import { labelsOf, phoneScreens } from "./phone-screens";

const names = phoneScreens.map(({ name }) => name);

function highlights({ screen }: FigureAttributes) {
  const found = phoneScreens.find(({ name }) => name === screen) ?? phoneScreens[0];
  return one(found ? labelsOf(found) : []);
}

/** Attributes of `<Phone>`. */
export const phoneRules: Rules = { screen: one(names), highlight: highlights };
