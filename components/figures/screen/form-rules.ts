import type { FigureAttributes } from "../ids";
import { one, type Rules } from "../rules";
import { formLabels, formNames, formOf } from "./form-data";

function highlights({ name }: FigureAttributes) {
  const known = typeof name === "string" && formNames.includes(name) ? name : (formNames[0] ?? "");
  return one(formLabels(formOf(known)));
}

/** Attributes of `<FormScreen>`. */
export const formRules: Rules = { name: one(formNames), highlight: highlights };
