import { workshop as texts } from "#texts/workshop";
import type { FieldType, Json, Operation } from "../api-types";
import { scalarOf } from "../field-type";
import { isJsonRecord, parseJson } from "../json";

/** The operation with a reader's body as its example, from which calls are generated; undefined for a body it does not accept. */
export function withBody(operation: Operation, text: string): Operation | undefined {
  const { body } = operation;
  const example = parseJson(text);
  if (!body || example === undefined || !canBeBody(example, body.acceptsList)) return undefined;
  return { ...operation, body: { ...body, example } };
}

function canBeBody(example: Json, acceptsList: boolean): boolean {
  if (!Array.isArray(example)) return isJsonRecord(example);
  return acceptsList && example.length > 0 && example.every(isJsonRecord);
}

type Values = Readonly<Record<string, string>>;

/** The operation with a reader's values as its parameter examples; undefined while a path value is missing. */
export function withValues(operation: Operation, values: Values): Operation | undefined {
  const filled = fillIn(operation, values);
  return filled.parameters.some(({ place, example }) => place === "path" && example === undefined) ? undefined : filled;
}

/** The operation with the given values, by name, as parameter examples; a parameter without a value has no example. */
export function fillIn(operation: Operation, values: Values): Operation {
  const parameters = operation.parameters.map(({ example: _, ...parameter }) => {
    const example = toValue(parameter.type, values[parameter.name] ?? "");
    return example === undefined ? parameter : { ...parameter, example };
  });
  return { ...operation, parameters };
}

/** Converts a text to its type; text that cannot be converted stays a string. */
function toValue(type: FieldType, text: string): Json | undefined {
  if (text.trim() === "") return undefined;
  if (type.type !== "list") return scalarOf(type, text);
  const values = listParts(text).flatMap((part) => toValue(type.of, part) ?? []);
  return values.length > 0 ? values : undefined;
}

/** Values of a comma-separated list: `R0100, R0110`. */
export const listParts = (text: string): string[] => text.split(",").flatMap((part) => part.trim() || []);

/**
 * The reason why a language shows no request for a reader's input.
 * @param edited The operation with the input; undefined if it makes no request at all.
 * @param languagesOf Labels of the languages that can make a call.
 */
export function whyNoRequest(
  edited: Operation | undefined,
  hasBody: boolean,
  language: string,
  languagesOf: (operation: Operation) => readonly string[],
): string {
  if (!edited) return hasBody ? texts.noRequest : texts.noPath;
  const single = withFirst(edited);
  return single && languagesOf(single).includes(language) ? texts.notInLanguage(language) : texts.unfit(language);
}

/** The operation with only the first record of its array; undefined if its body is not an array. */
function withFirst(operation: Operation): Operation | undefined {
  const { body } = operation;
  const [example] = Array.isArray(body?.example) ? body.example : [];
  return body && example !== undefined ? { ...operation, body: { ...body, example } } : undefined;
}
