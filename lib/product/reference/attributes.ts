import type { Api, Field, Schema } from "./api-types";
import { collapseFamilies, formatNeeds, type Need, needOf } from "./field-rows";
import { formatDefault, formatType, recordIn } from "./field-type";
import { findSchema, operationsOf, valuesOf } from "./find";
import { toKebab } from "./names";

/**
 * Id of an attribute's row: `attribute-job-short-description`. The schema is one word, so that `Appointment` with
 * `containerIndex` and `AppointmentContainer` with `index` differ.
 */
export function attributeAnchor(schema: string, name: string): string {
  return `attribute-${schema.toLowerCase()}-${toKebab(name)}`;
}

/**
 * Rows of a schema in document order, with the fields that only its delete body has; with `group`, only that group: `name` (of a
 * family `freeText1 … freeText20`), `anchor`, `group`, `type`, `values` of an enumeration, on which actions it is `required` (empty
 * when it is optional), `default`, the release that brought it (`since`), and `meaning`.
 */
export function attributeRows(api: Api, name: string, group?: string) {
  const schema = findSchema(api, name);
  if (!schema) return [];
  const actions = actionsOf(api, schema);
  const known = new Set(schema.fields.map((field) => field.name));
  const extra = findSchema(api, `${name}Delete`)?.fields.filter((field) => !known.has(field.name)) ?? [];
  const families = collapseFamilies([...schema.fields, ...extra], (field) => field.name, looksOf);
  return families
    .filter(({ first }) => group === undefined || first.group === group)
    .map(({ first: field, label }) => ({
      name: label,
      anchor: attributeAnchor(name, field.name),
      group: field.group,
      type: formatType(field.type),
      values: (field.type.type === "enumeration" && valuesOf(api, field.type.name)) || [],
      required: formatNeeds(actions.map(({ action, schema: body }) => ({ action, need: needIn(body, field.name) }))),
      default: formatDefault(field),
      since: field.since,
      meaning: field.meaning,
    }));
}

function looksOf({ group, type, meaning }: Field): string {
  return `${group} ${formatType(type)} ${meaning}`;
}

function needIn({ fields, alternatives }: Schema, name: string): Need {
  return needOf(
    name,
    fields.find((field) => field.name === name),
    alternatives,
  );
}

/** True when the schema is only met inside another record: neither sent nor answered alone or in a list. */
export function isPart(api: Api, name: string): boolean {
  const schema = findSchema(api, name);
  if (schema && actionsOf(api, schema).length > 0) return false;
  if (operationsOf(api).some(({ answer }) => answer.schema === name)) return false;
  const holders = api.schemas.filter(({ fields }) => fields.some(({ type }) => recordIn(type) === name));
  return holders.length > 0 && holders.every((holder) => !holder.name.endsWith("List"));
}

/** What can be done with a schema, and which body each action sends. */
function actionsOf(api: Api, schema: Schema): { action: string; schema: Schema }[] {
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
