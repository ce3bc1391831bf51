import { readField } from "./api-fields";
import { follow, refName } from "./api-refs";
import type { Enumeration, Field, Schema } from "./api-types";
import type { Cursor } from "./cursor";

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
      property.problem("is required under a condition that it does not tell.", 'Add "x-required-when": in words.');
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
