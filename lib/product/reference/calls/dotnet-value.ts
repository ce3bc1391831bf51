import type { Api, FieldType, Json } from "../api-types";
import { findSchema } from "../find";
import { isJsonRecord } from "../json";
import { csharpName, toPascal } from "../names";
import { isSecret } from "./example";

/** Name of a model in C# source. `Task` alone is the type of the platform, so it is written with its namespace. */
function modelName(schema: string): string {
  return schema === "Task" ? "Planloom.Models.Task" : schema;
}

/** An object initializer for a record that fits its schema: one property a line. */
export function newModel(api: Api, schema: string, example: Json, indent = ""): string {
  const fields = findSchema(api, schema)?.fields ?? [];
  const body = isJsonRecord(example) ? example : {};
  const lines = Object.entries(body).flatMap(([name, value]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field ? [`${indent}    ${toPascal(name)} = ${csharpValue(field.type, value)},`] : [];
  });
  return `new ${modelName(schema)}\n${indent}{\n${lines.join("\n")}\n${indent}}`;
}

/** A value that fits the type of its field in C# source. */
export function csharpValue(type: FieldType, value: Json | undefined): string {
  if (value === null || value === undefined) return "null";
  switch (type.type) {
    case "text":
      return textValue(type.format, String(value));
    case "number":
      return type.isInteger ? String(value) : `${value}m`;
    case "enumeration":
      return `${type.name}.${csharpName(String(value))}`;
    case "list":
      return `[${(Array.isArray(value) ? value : []).map((item) => csharpValue(type.of, item)).join(", ")}]`;
    default:
      return JSON.stringify(value);
  }
}

function textValue(format: string | undefined, value: string): string {
  const quoted = isSecret(value)
    ? `Environment.GetEnvironmentVariable(${JSON.stringify(value.slice(1))})!`
    : JSON.stringify(value);
  switch (format) {
    case "date-time":
      return `DateTimeOffset.Parse(${quoted})`;
    case "date":
      return `DateOnly.Parse(${quoted})`;
    case "uuid":
      return `Guid.Parse(${quoted})`;
    default:
      return quoted;
  }
}
