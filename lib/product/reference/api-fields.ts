import { follow, followOnce, refName } from "./api-refs";
import type { Field, FieldType, TextFormat } from "./api-types";
import type { Cursor } from "./cursor";
import { isJson } from "./json";

const formats: readonly TextFormat[] = ["date-time", "date", "uuid", "uri", "email"];

/** Reads one property of a schema; whether it is required is up to the schema. */
export function readField(root: Cursor, name: string, property: Cursor): Field {
  // A property that only refers to another schema's property is that property; one that refers to a schema has that type.
  const isAlias = property.at("$ref").isPresent && refName(property) === undefined;
  const place = isAlias ? followOnce(root, property) : property;
  const requiredWhen = place.at("x-required-when").optionalText();
  const usual = place.at("default").value;
  const since = place.at("x-since").optionalText();
  return {
    name,
    group: place.at("x-group").text(),
    type: readType(root, place),
    isRequired: false,
    ...(requiredWhen !== undefined && { requiredWhen }),
    isNullable: isNullable(place),
    isWriteOnly: place.at("writeOnly").flag(false),
    ...(isJson(usual) && { default: usual }),
    ...(since !== undefined && { since }),
    meaning: place.at("description").text(),
  };
}

function typeNames(place: Cursor): unknown[] {
  const { value } = place.at("type");
  return Array.isArray(value) ? value : [value];
}

function isNullable(place: Cursor): boolean {
  const choices = place.at("oneOf");
  return (
    typeNames(place).includes("null") ||
    (choices.isPresent && choices.list((choice) => choice.at("type").value === "null").includes(true))
  );
}

/** Reads the type of a property, a parameter or a header. */
export function readType(root: Cursor, place: Cursor): FieldType {
  const choices = place.at("oneOf");
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
      place.problem(
        `has the type ${JSON.stringify(type) ?? "nothing"}, which the reference does not know.`,
        "Write string, number, integer, boolean, array or object.",
      );
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
