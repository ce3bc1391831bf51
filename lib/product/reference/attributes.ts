import type { Api, Field, FieldType, Schema } from "./api-types";
import { collapseFamilies, type Family } from "./families";
import { formatDefault, formatType, innerType } from "./field-type";
import { findEnumeration, findSchema, operationsOf } from "./find";
import { toKebab } from "./names";
import { formatNeeds, type Need } from "./need";

/** One row of an attribute table. */
type AttributeRow = {
  /** Name of the field, or of the first and last field of a family. */
  name: string;
  anchor: string;
  group: string;
  type: string;
  values: string[];
  /** On which actions it is required; empty when it is optional. */
  required: string;
  default?: string;
  /** Release that brought it. */
  since?: string;
  meaning: string;
};

type Action = { action: string; schema: Schema };

/**
 * Id of an attribute's row: `attribute-job-short-description`. The schema is one word, so that `Appointment` with
 * `containerIndex` and `AppointmentContainer` with `index` differ.
 */
export function attributeAnchor(schema: string, name: string): string {
  return `attribute-${schema.toLowerCase()}-${toKebab(name)}`;
}

/** Rows of a schema in document order, with the fields that only its delete body has; with `group`, only that group. */
export function attributeRows(api: Api, name: string, group?: string): AttributeRow[] {
  const schema = findSchema(api, name);
  if (!schema) return [];
  const actions = actionsOf(api, schema);
  return allFields(api, schema)
    .filter(({ first }) => group === undefined || first.group === group)
    .map((family) => toRow(api, schema, actions, family));
}

/** Names of the groups of a schema, in order. */
export function attributeGroups(api: Api, name: string): string[] {
  return [...new Set(attributeRows(api, name).map((row) => row.group))];
}

/** True when the schema is written, so that its fields can be required. */
function isWritten(api: Api, name: string): boolean {
  const schema = findSchema(api, name);
  return schema !== undefined && actionsOf(api, schema).length > 0;
}

/** True when the schema is only met inside another record: neither sent nor answered alone or in a list. */
export function isPart(api: Api, name: string): boolean {
  if (isWritten(api, name) || operationsOf(api).some(({ answer }) => answer.schema === name)) return false;
  const holds = (type: FieldType) => {
    const inner = innerType(type);
    return inner.type === "record" && inner.schema === name;
  };
  const holders = api.schemas.filter((schema) => schema.fields.some(({ type }) => holds(type)));
  return holders.length > 0 && holders.every((schema) => !schema.name.endsWith("List"));
}

function allFields(api: Api, schema: Schema): Family<Field>[] {
  const known = new Set(schema.fields.map((field) => field.name));
  const extra = findSchema(api, `${schema.name}Delete`)?.fields.filter((field) => !known.has(field.name)) ?? [];
  return collapseFamilies(
    [...schema.fields, ...extra],
    (field) => field.name,
    (field) => `${field.group} ${formatType(field.type)} ${field.meaning}`,
  );
}

/** What can be done with a schema, and which body each action sends. */
function actionsOf(api: Api, schema: Schema): Action[] {
  const operations = operationsOf(api);
  const bodyOf = (method: string, name: string) =>
    operations.find((operation) => operation.method === method && operation.body?.schema === name);
  const post = bodyOf("post", schema.name);
  if (!post) return [];
  if (!post.id.startsWith("upsert")) return [{ action: "send", schema }];
  const update = findSchema(api, `${schema.name}Update`) ?? schema;
  const remove = findSchema(api, `${schema.name}Delete`);
  return [
    { action: "create", schema },
    { action: "update", schema: update },
    ...(remove ? [{ action: "delete", schema: remove }] : []),
  ];
}

function toRow(api: Api, schema: Schema, actions: readonly Action[], family: Family<Field>): AttributeRow {
  const { first: field, label } = family;
  const usual = formatDefault(field);
  const enumeration = field.type.type === "enumeration" ? findEnumeration(api, field.type.name) : undefined;
  return {
    name: label,
    anchor: attributeAnchor(schema.name, field.name),
    group: field.group,
    type: formatType(field.type),
    values: enumeration?.values.map((value) => value.name) ?? [],
    required: formatNeeds(actions.map(({ action, schema: body }) => ({ action, need: needOf(body, field.name) }))),
    ...(usual !== undefined && { default: usual }),
    ...(field.since !== undefined && { since: field.since }),
    meaning: field.meaning,
  };
}

/** How much a body needs one of its fields. */
function needOf(schema: Schema, name: string): Need {
  const field = schema.fields.find((candidate) => candidate.name === name);
  if (!field) return { type: "never" };
  if (field.isRequired) return { type: "always" };
  if (field.requiredWhen !== undefined) return { type: "condition", when: field.requiredWhen };
  return schema.alternatives.some((set) => set.includes(name)) ? { type: "choice" } : { type: "never" };
}
