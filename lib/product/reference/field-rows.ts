import type { Api, Schema } from "./api-types";
import type { CliAction, CliCommand, CliOption } from "./cli";
import { formatDefault, formatType, recordIn } from "./field-type";
import { findSchema, operationsOf, valuesOf } from "./find";
import { toKebab } from "./names";

/** Rows that differ only in a number inside their name, such as `freeText1` to `freeText20`: the first, and a name for all. */
type Family<T> = { first: T; label: string };

/**
 * Puts neighbors together whose names differ only in a running number. Three or more become one family named
 * `freeText1 … freeText20`; everything else stays alone.
 * @param nameOf Name of a row.
 * @param looksOf Everything else readers see of the row; members of a family must look the same.
 */
export function collapseFamilies<T>(
  rows: readonly T[],
  nameOf: (row: T) => string,
  looksOf: (row: T) => string,
): Family<T>[] {
  const runs: T[][] = [];
  let key = "";
  for (const row of rows) {
    const shape = nameOf(row).replace(/\d+/, "#");
    const next = `${shape}\n${looksOf(row)}`;
    if (shape.includes("#") && next === key) runs.at(-1)?.push(row);
    else runs.push([row]);
    key = next;
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (run.length < 3 || first === undefined || last === undefined)
      return run.map((row) => ({ first: row, label: nameOf(row) }));
    return [{ first, label: `${nameOf(first)} … ${nameOf(last)}` }];
  });
}

/** How much an action needs a field or option. */
type Need = { type: "always" } | { type: "choice" } | { type: "condition"; when: string } | { type: "never" };

/**
 * Says on which actions something is needed: `create, update, delete`, `update, delete (one key)`,
 * `create, update, unless …`. One action alone says `yes`. Empty when it is never needed.
 */
export function formatNeeds(needs: readonly { action: string; need: Need }[]): string {
  const actionsOf = (type: Need["type"]) => needs.filter(({ need }) => need.type === type).map(({ action }) => action);
  const name = (actions: readonly string[]) => (needs.length === 1 ? "yes" : actions.join(", "));
  const always = actionsOf("always");
  const choice = actionsOf("choice");
  const condition = needs.flatMap(({ need }) => (need.type === "condition" ? [need.when] : []))[0];
  return [
    ...(always.length > 0 ? [name(always)] : []),
    ...(condition === undefined ? [] : [`${name(actionsOf("condition"))}, ${condition}`]),
    ...(choice.length > 0 ? [`${name(choice)} (one key)`] : []),
  ].join("; ");
}

/** How much a body, or an action, needs one of its fields. `alternatives`: sets of names of which one must be complete. */
function needOf(
  name: string,
  field: { isRequired: boolean; requiredWhen?: string } | undefined,
  alternatives: readonly (readonly string[])[],
): Need {
  if (!field) return { type: "never" };
  if (field.isRequired) return { type: "always" };
  if (field.requiredWhen !== undefined) return { type: "condition", when: field.requiredWhen };
  return alternatives.some((set) => set.includes(name)) ? { type: "choice" } : { type: "never" };
}

/**
 * Id of an attribute's row: `attribute-job-short-description`. The schema is one word, so that `Appointment` with
 * `containerIndex` and `AppointmentContainer` with `index` differ.
 */
function attributeAnchor(schema: string, name: string): string {
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
  const families = collapseFamilies(
    [...schema.fields, ...extra],
    (field) => field.name,
    ({ group, type, meaning }) => `${group} ${formatType(type)} ${meaning}`,
  );
  const needIn = ({ fields, alternatives }: Schema, name: string) =>
    needOf(
      name,
      fields.find((field) => field.name === name),
      alternatives,
    );
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

/**
 * Options of a command over all its actions, each once, in the order of the API: `name` as it is typed (`-n, --name`; of a family
 * the first and last), `group`, `type`, `values`, when it is `required`, `default`, `meaning`, and the API `field` it sets, with
 * the anchor of its row.
 */
export function optionRows({ actions }: CliCommand) {
  const all = actions.flatMap(({ options }) => options);
  const each = all.filter(({ name }, index) => all.findIndex((option) => option.name === name) === index);
  return collapseFamilies(each, dashed, ({ type, meaning, field }) => `${field?.field.group} ${type} ${meaning}`).map(
    ({ first, label }) => {
      const { name, type, values = [], default: usual, meaning, field } = first;
      // Fields that only a delete body has stand in the table of the record itself.
      const schema = actions[0]?.schema ?? field?.schema ?? "";
      return {
        name: label,
        group: field?.field.group ?? "",
        type,
        values,
        required: formatNeeds(actions.map((action) => ({ action: action.name, need: needIn(action, name) }))),
        default: usual,
        meaning,
        field: field && { name: field.field.name, anchor: attributeAnchor(schema, field.field.name) },
      };
    },
  );
}

/** An option as it is typed, with its alias: `-n, --name`. */
function dashed({ name, alias }: CliOption): string {
  return alias === undefined ? `--${name}` : `-${alias}, --${name}`;
}

/** How much an action needs one of its options; a condition names options in place of fields. */
function needIn({ options, alternatives }: CliAction, name: string): Need {
  const option = options.find((candidate) => candidate.name === name);
  const optionFor = (field: string) => options.find((candidate) => candidate.field?.field.name === field);
  const requiredWhen = option?.field?.field.requiredWhen?.replaceAll(/`([a-z]\w+)`/g, (code, field: string) => {
    const other = optionFor(field);
    return other ? `\`--${other.name}\`` : code;
  });
  return needOf(name, option && { isRequired: option.isRequired, requiredWhen }, alternatives);
}
