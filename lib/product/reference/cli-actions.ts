import type { Api, Field, Operation, Schema } from "./api-types";
import type { CliAction, CliOption } from "./cli-types";
import { formatDefault, formatType } from "./field-type";
import { findEnumeration, findSchema } from "./find";
import { toKebab } from "./names";

/** One-letter forms of options by the API field they set. */
export type Aliases = ReadonlyMap<string, string>;

/** An action that sends the body of an operation: one option for each of its fields. */
export function actionFromOperation(api: Api, name: string, operation: Operation, aliases: Aliases): CliAction {
  const schema = findSchema(api, operation.body?.schema ?? "");
  const action = schema
    ? actionFromSchema(api, name, schema, aliases)
    : { name, words: [], options: [], alternatives: [] };
  return { ...action, operation: operation.id };
}

/** An action whose options are the fields of a schema. */
export function actionFromSchema(api: Api, name: string, schema: Schema, aliases: Aliases): CliAction {
  return {
    name,
    words: [],
    schema: schema.name,
    options: schema.fields.map((field) => toOption(api, schema, field, aliases)),
    alternatives: schema.alternatives.map((set) => set.map(toKebab)),
  };
}

function toOption(api: Api, schema: Schema, field: Field, aliases: Aliases): CliOption {
  const alias = aliases.get(field.name);
  const usual = formatDefault(field);
  const values =
    field.type.type === "enumeration"
      ? findEnumeration(api, field.type.name)?.values.map((value) => value.name)
      : undefined;
  return {
    name: toKebab(field.name),
    ...(alias !== undefined && { alias }),
    type: formatType(field.type),
    isSwitch: field.type.type === "bool",
    ...(values && { values }),
    ...(usual !== undefined && { default: usual }),
    meaning: field.meaning,
    // The command line fills in defaults, and a key that may be null is left out.
    isRequired: field.isRequired && !field.isNullable && field.default === undefined,
    field: { schema: schema.name, field },
  };
}
