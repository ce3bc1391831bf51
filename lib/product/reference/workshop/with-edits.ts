import { workshop as texts } from "#texts/workshop";
import type { FieldType, Json, Operation } from "../api-types";
import { scalarOf } from "../field-type";
import { isJsonRecord, parseJson } from "../json";

/** The operation with a reader's body as its example, from which calls are made; nothing for a body that it cannot have. */
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

/** The operation with a reader's values as the examples of its parameters; nothing while its path lacks one. */
export function withValues(operation: Operation, values: Values): Operation | undefined {
  const filled = fillIn(operation, values);
  return filled.parameters.some(({ place, example }) => place === "path" && example === undefined) ? undefined : filled;
}

/** The operation with whatever values there are, by name; a parameter without one has no example. */
export function fillIn(operation: Operation, values: Values): Operation {
  const parameters = operation.parameters.map(({ example: _, ...parameter }) => {
    const example = toValue(parameter.type, values[parameter.name] ?? "");
    return example === undefined ? parameter : { ...parameter, example };
  });
  return { ...operation, parameters };
}

/** A text as the value that its type asks for; one that is no such value stays a text. */
function toValue(type: FieldType, text: string): Json | undefined {
  if (text.trim() === "") return undefined;
  if (type.type !== "list") return scalarOf(type, text);
  const values = listParts(text).flatMap((part) => toValue(type.of, part) ?? []);
  return values.length > 0 ? values : undefined;
}

/** Values of a list that is written in one field: `R0100, R0110`. */
export const listParts = (text: string): string[] => text.split(",").flatMap((part) => part.trim() || []);

/**
 * Why a language shows no request for what a reader wrote.
 * @param edited The operation with it; nothing where it makes no request at all.
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

/** The operation with the first record of its array alone; nothing where its body is no array. */
function withFirst(operation: Operation): Operation | undefined {
  const { body } = operation;
  const [example] = Array.isArray(body?.example) ? body.example : [];
  return body && example !== undefined ? { ...operation, body: { ...body, example } } : undefined;
}
