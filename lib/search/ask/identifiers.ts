import type { IndexDoc } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import { keyOf } from "../engine/words";
import { subjectSigns } from "./page-signs";
import type { Question } from "./question";

/** An error code as readers write it: PL-4005, pl 4005, PL4005. */
const errorCode = /\bpl[- ]?\d{4}\b/gi;
/** An option, a setting, an attribute: `--on-error`, `mobile.tracking`, `appointmentGuid`. */
const otherName = /--[a-z][\w-]+|\b[a-z]+(?:\.[a-z][A-Za-z]+)+\b|\b[a-z]+(?:[A-Z][a-z]*)+\b/g;

type Named = { isCode: boolean; doc?: IndexDoc };

/** The identifier in a question and the record that defines it, if a reference does. */
export function findNamed(index: TextIndex, { text }: Question): Named | undefined {
  const codes = text.match(errorCode);
  const [name] = codes ?? text.match(otherName) ?? [];
  if (name === undefined) return undefined;
  const key = keyOf(name);
  const [doc] = index
    .find(name, false)
    .map(({ doc }) => doc)
    .filter(({ section, names }) => section && !section.isQuestion && names().has(key))
    .map((doc) => ({ doc, ...subjectSigns(doc.page, text) }))
    .sort((a, b) => b.subjectNamed - a.subjectNamed || a.subjectUnnamed - b.subjectUnnamed)
    .map(({ doc }) => doc);
  return { isCode: codes !== null, ...(doc && { doc }) };
}
