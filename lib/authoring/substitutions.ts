import { isRecord } from "../input/is-record";
import { textValue } from "../input/text-value";

/** The texts that a mapping of MyST, such as `myst_substitutions`, has by name; other values are left out. */
export const substitutionsOf = (mapping: unknown): [name: string, text: string][] =>
  Object.entries(isRecord(mapping) ? mapping : {}).flatMap(([name, own]): [string, string][] => {
    const text = typeof own === "string" ? own : textValue(own);
    return text === undefined ? [] : [[name, text.trim()]];
  });
