import { suggest } from "../../../issues";
import type { Api, FieldType } from "../api-types";
import { findEnumeration } from "../find";

/** What is wrong with a value, and what to write. */
type ValueProblem = { message: string; hint?: string };

/** A value that a reader, a shell or a template fills in. */
const placeholder = /[$<>{}…*]/;
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Checks a value that travels as text, in an address or a header, against its type. */
export function checkTextValue(api: Api, name: string, type: FieldType, text: string): ValueProblem | undefined {
  if (text === "" || placeholder.test(text)) return undefined;
  const wrong = (what: string): ValueProblem => ({ message: `"${name}" must be ${what}, found "${text}".` });
  switch (type.type) {
    case "enumeration":
      return checkEnumeration(api, name, type.name, text);
    case "number":
      return isNumber(type, text) ? undefined : wrong(numberName(type));
    case "bool":
      return /^(true|false)$/.test(text) ? undefined : wrong("true or false");
    case "list":
      return checkTextValue(api, name, type.of, text);
    case "text":
      return checkText(type, text, wrong);
    default:
      return undefined;
  }
}

function checkEnumeration(api: Api, name: string, enumeration: string, text: string): ValueProblem | undefined {
  const values = findEnumeration(api, enumeration)?.values.map((value) => value.name) ?? [];
  if (values.includes(text)) return undefined;
  const hint = suggest(text, values, `Known: ${values.join(", ")}.`);
  return {
    message: `"${name}" is "${text}", which is no value of ${enumeration}.`,
    hint,
  };
}

type NumberType = Extract<FieldType, { type: "number" }>;

function isNumber({ isInteger, minimum, maximum }: NumberType, text: string): boolean {
  const value = Number(text);
  const isInRange = value >= (minimum ?? Number.NEGATIVE_INFINITY) && value <= (maximum ?? Number.POSITIVE_INFINITY);
  return isInRange && (!isInteger || Number.isInteger(value));
}

function numberName({ isInteger, minimum, maximum }: NumberType): string {
  const range = [minimum === undefined ? "" : ` from ${minimum}`, maximum === undefined ? "" : ` to ${maximum}`];
  return `${isInteger ? "a whole number" : "a number"}${range.join("")}`;
}

function checkText(
  { format, maxLength }: Extract<FieldType, { type: "text" }>,
  text: string,
  wrong: (what: string) => ValueProblem,
): ValueProblem | undefined {
  if (format === "uuid" && !guid.test(text)) return wrong("a GUID");
  if (format === "date-time" && !(dateTime.test(text) && Number.isFinite(Date.parse(text))))
    return wrong("a date-time such as 2026-03-02T09:00:00Z");
  return maxLength !== undefined && text.length > maxLength ? wrong(`at most ${maxLength} characters`) : undefined;
}
