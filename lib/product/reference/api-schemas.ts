import type { Enumeration, Field, FieldType, Schema, TextFormat } from "./api-types";
import { onlyKeys } from "./atoms";
import type { Cursor } from "./cursor";

/** Reads every record below `components.schemas`, including the fields of its `allOf` bases. */
export function readSchemas(schemas: Cursor): Schema[] {
  return schemas
    .entries()
    .filter(([, schema]) => schema.at("type").value === "object")
    .map(([name, schema]) => ({
      name,
      description: schema.at("description").text(),
      fields: readFields(schema),
      alternatives: readAlternatives(schema),
    }));
}

/** Reads every enumeration below `components.schemas`. A value without a meaning has none; the default is that of its fields. */
export function readEnumerations(schemas: Cursor): Enumeration[] {
  const properties = schemas.entries().flatMap(([, schema]) => schema.at("properties").optionalEntries());
  const defaults = new Map(
    properties.flatMap(([, property]) => {
      const usual = property.at("default").value;
      return typeof usual === "string" ? [[property.schemaName, usual] as const] : [];
    }),
  );
  return schemas
    .entries()
    .filter(([, schema]) => schema.at("enum").isPresent)
    .map(([name, schema]) => {
      const meanings = schema.at("x-values");
      const values = schema.at("enum").list((value) => value.text());
      return {
        name,
        description: schema.at("description").text(),
        values: values.map((value) => ({ name: value, meaning: meanings.isPresent ? meanings.at(value).text() : "" })),
        default: defaults.get(name),
      };
    });
}

const parentsOf = (schema: Cursor) => schema.at("allOf").optionalList((parent) => parent.follow());
const requiredOf = (schema: Cursor) => schema.at("required").optionalList((name) => name.text());

/** Fields of the schemas a schema builds on, its own, then the fields of trailing schemas. */
function readFields(schema: Cursor): Field[] {
  const required = requiredOf(schema);
  const conditional = requiredOf(schema.at("else"));
  const properties = schema.at("properties").optionalEntries();
  const own = properties.map(([name, property]): Field => {
    const field = readField(name, property);
    if (conditional.includes(name) && field.requiredWhen === undefined) {
      property.problem(
        "is required under a condition that it does not state.",
        'Add "x-required-when" with the condition in words.',
      );
    }
    return { ...field, isRequired: required.includes(name) };
  });
  const parents = parentsOf(schema).map((parent) => ({
    isTrailing: parent.at("x-trailing").flag(),
    fields: readFields(parent),
  }));
  const fieldsOf = (isTrailing: boolean) =>
    parents.flatMap((parent) => (parent.isTrailing === isTrailing ? parent.fields : []));
  const merged = new Map<string, Field>();
  for (const field of [...fieldsOf(false), ...own, ...fieldsOf(true)]) {
    const known = merged.get(field.name);
    merged.set(field.name, known ? { ...field, isRequired: known.isRequired || field.isRequired } : field);
  }
  return [...merged.values()];
}

function readAlternatives(schema: Cursor): string[][] {
  const own = schema.at("anyOf").optionalList(requiredOf);
  if (own.length > 0) return own;
  return (
    parentsOf(schema)
      .map(readAlternatives)
      .find((sets) => sets.length > 0) ?? []
  );
}

const formats: readonly TextFormat[] = ["date-time", "date", "uuid", "uri", "email"];
/** Other formats of texts in JSON Schema and OpenAPI. */
const plainFormats =
  `time duration hostname ipv4 ipv6 uri-reference uri-template idn-email idn-hostname iri iri-reference
  json-pointer relative-json-pointer regex password byte binary`.split(/\s+/);

/** What a schema may say: in JSON Schema, in OpenAPI, and of our own. */
export const knownKeywords = onlyKeys(
  `$ref type format title description default const enum example examples deprecated readOnly writeOnly discriminator
  minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf items minItems maxItems
  uniqueItems properties required additionalProperties allOf anyOf oneOf not if then else x-data x-group x-precision
  x-required-when x-since x-trailing x-values`,
);

/** Reads one property of a schema; whether it is required is up to the schema. */
function readField(name: string, property: Cursor): Field {
  // A property that only refers to another schema's property is that property; one that refers to a schema has that type.
  const isAlias = property.at("$ref").isPresent && property.schemaName === undefined;
  const place = isAlias ? property.followOnce() : property;
  const isNull = (choice: Cursor) => typeNames(choice).includes("null");
  return {
    name,
    group: place.at("x-group").text(),
    type: readType(place),
    isRequired: false,
    requiredWhen: place.at("x-required-when").optionalText(),
    isNullable: isNull(place) || place.at("oneOf").optionalList(isNull).includes(true),
    isWriteOnly: place.at("writeOnly").flag(),
    default: place.at("default").json,
    since: place.at("x-since").optionalText(),
    meaning: place.at("description").text(),
  };
}

function typeNames(place: Cursor): unknown[] {
  return [place.at("type").value].flat();
}

/** The type that a place has beside null. */
const typeName = (place: Cursor): unknown => typeNames(place).find((name) => name !== "null");

/** Reads the type of a property, a parameter or a header. */
export function readType(place: Cursor): FieldType {
  if (place.at("oneOf").isPresent) {
    const choices = place.at("oneOf").list((choice) => choice);
    const first = choices.find((choice) => choice.at("type").value !== "null");
    return first ? readType(first) : { type: "any" };
  }
  const name = place.schemaName;
  if (name !== undefined)
    return place.follow().at("enum").isPresent ? { type: "enumeration", name } : { type: "record", schema: name };
  const type = typeName(place);
  switch (type) {
    case "string":
      return {
        type: "text",
        format: formatOf(place),
        minLength: place.at("minLength").optionalInteger(),
        maxLength: place.at("maxLength").optionalInteger(),
      };
    case "number":
    case "integer":
      return {
        type: "number",
        isInteger: type === "integer",
        ...(place.at("format").value === "int64" && { isLong: true }),
        precision: place.at("x-precision").optionalText(),
        minimum: place.at("minimum").optionalNumber(),
        maximum: place.at("maximum").optionalNumber(),
      };
    case "boolean":
      return { type: "bool" };
    case "array":
      return { type: "list", of: readType(place.at("items")) };
    case "object":
      return { type: "any" };
    default:
      place.problem(
        `has the type ${JSON.stringify(type) ?? "nothing"}, which the reference does not know.`,
        "Write string, number, integer, boolean, array, or object.",
      );
      return { type: "any" };
  }
}

function formatOf(place: Cursor): TextFormat | undefined {
  const written = place.at("format").value;
  if (written !== undefined) place.at("format").among([...formats, ...plainFormats]);
  const pattern = place.at("pattern").optionalText();
  const ofPattern = pattern?.startsWith("^#") ? "color" : pattern?.startsWith("^PL") ? "code" : undefined;
  return formats.find((known) => known === written) ?? ofPattern;
}
