import type { Enumeration, Field, FieldType, Schema, TextFormat } from "./api-types";
import type { Cursor } from "./cursor";
import { isJson } from "./json";

const formats: readonly TextFormat[] = ["date-time", "date", "uuid", "uri", "email"];

/** Follows the `$ref` of a place to its end, if it has one; a reference to nothing is noted as a mistake. */
export function follow(root: Cursor, place: Cursor): Cursor {
  const target = followOnce(root, place);
  return target === place ? place : follow(root, target);
}

function followOnce(root: Cursor, place: Cursor): Cursor {
  const ref = place.at("$ref");
  if (!ref.isPresent) return place;
  const steps = ref.text().replace(/^#\//, "").split("/");
  const target = steps.reduce((cursor, step) => cursor.at(step.replaceAll("~1", "/")), root);
  if (target.isPresent) return target;
  ref.problem(`"${ref.text()}" points to nothing.`);
  return place;
}

/** Last step of a `$ref`: the name of a schema. */
export function refName(place: Cursor): string | undefined {
  const ref = place.at("$ref").value;
  return typeof ref === "string" ? /^#\/components\/schemas\/(\w+)$/.exec(ref)?.[1] : undefined;
}

/** Reads every record below `components.schemas`, each with the fields of the schemas it builds on. */
export function readSchemas(root: Cursor): Schema[] {
  return schemaEntries(root)
    .filter(([, schema]) => schema.at("type").value === "object")
    .map(([name, schema]) => ({
      name,
      description: schema.at("description").text(),
      fields: readFields(root, schema),
      alternatives: readAlternatives(root, schema),
    }));
}

/** Reads every enumeration below `components.schemas`. A value without a meaning has none. */
export function readEnumerations(root: Cursor): Enumeration[] {
  const defaults = readEnumerationDefaults(root);
  return schemaEntries(root)
    .filter(([, schema]) => schema.at("enum").isPresent)
    .map(([name, schema]) => {
      const meanings = schema.at("x-values");
      const values = schema.at("enum").list((value) => value.text());
      const usual = defaults.get(name);
      return {
        name,
        description: schema.at("description").text(),
        values: values.map((value) => ({ name: value, meaning: meanings.isPresent ? meanings.at(value).text() : "" })),
        ...(usual !== undefined && { default: usual }),
      };
    });
}

function readEnumerationDefaults(root: Cursor): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, schema] of schemaEntries(root)) {
    for (const [, property] of propertiesOf(schema)) {
      const name = refName(property);
      const usual = property.at("default").value;
      if (name !== undefined && typeof usual === "string") found.set(name, usual);
    }
  }
  return found;
}

function schemaEntries(root: Cursor): [string, Cursor][] {
  return root.at("components").at("schemas").entries();
}

function propertiesOf(schema: Cursor): [string, Cursor][] {
  const properties = schema.at("properties");
  return properties.isPresent ? properties.entries() : [];
}

function parentsOf(root: Cursor, schema: Cursor): Cursor[] {
  const all = schema.at("allOf");
  return all.isPresent ? all.list((parent) => follow(root, parent)) : [];
}

function requiredOf(schema: Cursor): string[] {
  return schema.at("required").isPresent ? schema.at("required").list((name) => name.text()) : [];
}

/** Fields of the schemas a schema builds on, its own, then the fields of trailing schemas. */
function readFields(root: Cursor, schema: Cursor): Field[] {
  const required = new Set(requiredOf(schema));
  const conditional = new Set(schema.at("else").isPresent ? requiredOf(schema.at("else")) : []);
  const own = propertiesOf(schema).map(([name, property]): Field => {
    const field = readField(root, name, property);
    if (conditional.has(name) && field.requiredWhen === undefined) {
      property.problem('is required under a condition that "x-required-when" does not tell.');
    }
    return { ...field, isRequired: required.has(name) };
  });
  const parents = parentsOf(root, schema).map((parent) => ({
    isTrailing: parent.at("x-trailing").flag(false),
    fields: readFields(root, parent),
  }));
  const merged = new Map<string, Field>();
  for (const parent of parents.filter(({ isTrailing }) => !isTrailing)) addFields(merged, parent.fields);
  addFields(merged, own);
  for (const parent of parents.filter(({ isTrailing }) => isTrailing)) addFields(merged, parent.fields);
  return [...merged.values()];
}

function addFields(merged: Map<string, Field>, fields: readonly Field[]): void {
  for (const field of fields) {
    const known = merged.get(field.name);
    merged.set(field.name, known ? { ...field, isRequired: known.isRequired || field.isRequired } : field);
  }
}

function readAlternatives(root: Cursor, schema: Cursor): string[][] {
  const own = schema.at("anyOf").isPresent ? schema.at("anyOf").list((choice) => requiredOf(choice)) : [];
  return own.length > 0
    ? own
    : (parentsOf(root, schema)
        .map((parent) => readAlternatives(root, parent))
        .find((sets) => sets.length > 0) ?? []);
}

function readField(root: Cursor, name: string, property: Cursor): Field {
  // A property that only refers to another schema's property is that property; one that refers to a schema has that type.
  const isAlias = property.at("$ref").isPresent && refName(property) === undefined;
  const place = isAlias ? followOnce(root, property) : property;
  const requiredWhen = place.at("x-required-when").optionalText();
  const usual = place.at("default").value;
  return {
    name,
    group: place.at("x-group").text(),
    type: readType(root, place),
    isRequired: false,
    ...(requiredWhen !== undefined && { requiredWhen }),
    isNullable: isNullable(place),
    isWriteOnly: place.at("writeOnly").flag(false),
    ...(isJson(usual) && { default: usual }),
    meaning: place.at("description").text(),
  };
}

function typeNames(place: Cursor): unknown[] {
  const { value } = place.at("type");
  return Array.isArray(value) ? value : [value];
}

function isNullable(place: Cursor): boolean {
  const choices = place.at("anyOf");
  return (
    typeNames(place).includes("null") ||
    (choices.isPresent && choices.list((choice) => choice.at("type").value === "null").includes(true))
  );
}

function readType(root: Cursor, place: Cursor): FieldType {
  const choices = place.at("anyOf");
  if (choices.isPresent) {
    const [first] = choices.list((choice) => choice);
    return first ? readType(root, first) : { type: "any" };
  }
  const name = refName(place);
  if (name !== undefined)
    return follow(root, place).at("enum").isPresent ? { type: "enumeration", name } : { type: "record", schema: name };
  const [type] = typeNames(place);
  switch (type) {
    case "string":
      return { type: "text", ...readTextLimits(place) };
    case "number":
    case "integer":
      return {
        type: "number",
        isInteger: type === "integer",
        ...(place.at("format").value === "int64" && { isLong: true }),
        ...readNumberLimits(place),
      };
    case "boolean":
      return { type: "bool" };
    case "array":
      return { type: "list", of: readType(root, place.at("items")) };
    case "object":
      return { type: "any" };
    default:
      place.problem(`has the type ${JSON.stringify(type) ?? "nothing"}, which the reference does not know.`);
      return { type: "any" };
  }
}

function readTextLimits(place: Cursor): { format?: TextFormat; minLength?: number; maxLength?: number } {
  const written = place.at("format").value;
  const pattern = place.at("pattern").optionalText();
  const format =
    formats.find((known) => known === written) ??
    (pattern?.startsWith("^#") ? "color" : pattern?.startsWith("^PL") ? "code" : undefined);
  return { ...(format && { format }), ...readInteger(place, "minLength"), ...readInteger(place, "maxLength") };
}

function readNumberLimits(place: Cursor): { precision?: string; minimum?: number; maximum?: number } {
  const precision = place.at("x-precision").optionalText();
  return { ...(precision && { precision }), ...readInteger(place, "minimum"), ...readInteger(place, "maximum") };
}

function readInteger<K extends string>(place: Cursor, key: K): Partial<Record<K, number>> {
  const limit: Partial<Record<K, number>> = {};
  if (place.at(key).isPresent) limit[key] = place.at(key).integer();
  return limit;
}
