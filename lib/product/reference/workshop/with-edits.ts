import type { Json, Operation } from "../api-types";
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

/** The operation with a reader's values as the examples of its parameters, by name; one without a value is left out. */
export function withValues(operation: Operation, values: Readonly<Record<string, string>>): Operation {
  const parameters = operation.parameters.map(({ example: _, ...parameter }) => {
    const value = values[parameter.name] ?? "";
    return value === "" ? parameter : { ...parameter, example: parameter.isList ? value.split(",") : value };
  });
  return { ...operation, parameters };
}
