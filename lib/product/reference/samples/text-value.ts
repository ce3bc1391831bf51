import { suggest } from "../../../issues";
import type { Api, FieldType } from "../api-types";
import { innerType } from "../field-type";
import { findEnumeration } from "../find";
import { misfitOf } from "../misfit";

/** What is wrong with a value, and what to write. */
type ValueProblem = { message: string; hint?: string };

/** A value that a reader, a shell or a template fills in. */
const placeholder = /[$<>{}…*]/;

/** Checks a value that travels as text, in an address or a header, against its type. */
export function checkTextValue(api: Api, name: string, type: FieldType, text: string): ValueProblem | undefined {
  if (text === "" || placeholder.test(text)) return undefined;
  const misfit = misfitOf(api, type, text);
  if (misfit === undefined) return undefined;
  const inner = innerType(type);
  return inner.type === "enumeration"
    ? wrongValue(api, name, inner.name, text)
    : { message: `"${name}" must be ${nameOf(inner)}, found "${text}".` };
}

function wrongValue(api: Api, name: string, enumeration: string, text: string): ValueProblem {
  const values = findEnumeration(api, enumeration)?.values.map((value) => value.name) ?? [];
  const hint = suggest(text, values, `Known: ${values.join(", ")}.`);
  return {
    message: `"${name}" is "${text}", which is no value of ${enumeration}.`,
    hint,
  };
}

/** What a value must be, by its type. */
function nameOf(type: ReturnType<typeof innerType>): string {
  if (type.type === "bool") return "true or false";
  if (type.type === "number") return numberName(type);
  if (type.type !== "text") return "a text";
  const { format, maxLength } = type;
  if (format === "uuid") return "a GUID";
  if (format === "date-time") return "a date-time such as 2026-03-02T09:00:00Z";
  return format === "date" ? "a date such as 2026-03-02" : `at most ${maxLength} characters`;
}

function numberName({ isInteger, minimum, maximum }: Extract<FieldType, { type: "number" }>): string {
  const range = [minimum === undefined ? "" : ` from ${minimum}`, maximum === undefined ? "" : ` to ${maximum}`];
  return `${isInteger ? "a whole number" : "a number"}${range.join("")}`;
}
