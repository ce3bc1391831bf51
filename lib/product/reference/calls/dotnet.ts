import type { Api, FieldType, Json, Operation, Parameter } from "../api-types";
import { findSchema, recordsOf } from "../find";
import { isJsonRecord } from "../json";
import { csharpName, toPascal } from "../names";
import { type Batch, batchOf, type CallSdk, findMethod, fitsModel, printedField, printedPath } from "./sdk-call";
import { fits, isSecret, oneLineEnd } from "./values";

/** The call with the .NET SDK, or nothing when the SDK cannot make it, or has no such property or type for a value. */
export function dotnetCall(api: Api, sdk: CallSdk, operation: Operation): string | undefined {
  const call = callOf(api, sdk, operation);
  if (call === undefined) return undefined;
  const isList = operation.method === "get" && operation.answer.schema?.endsWith("List");
  return [
    "using Planloom;",
    "using Planloom.Models;",
    "",
    'var client = new PlanloomClient(Environment.GetEnvironmentVariable("PLANLOOM_API_KEY")!, PlanloomEnvironment.Sandbox);',
    ...(isList
      ? [
          `var items = ${call};`,
          "await foreach (var item in items)",
          `    Console.WriteLine(item.${toPascal(printedField(api, operation) ?? "")});`,
        ]
      : [
          `var result = await ${call};`,
          "Console.WriteLine(result.IsSuccess",
          `    ? ${resultOf(api, sdk, operation)}`,
          '    : $"{result.Error.Code}: {result.Error.Detail}");',
        ]),
  ].join("\n");
}

function callOf(api: Api, sdk: CallSdk, operation: Operation): string | undefined {
  const found = findMethod(sdk, operation);
  if (found) {
    const value = argumentOf(api, operation);
    return value === undefined ? undefined : `client.${found.member}.${found.method}Async(${value})`;
  }
  const batch = batchOf(api, operation);
  return batch?.items.every(({ schema, data }) => fitsModel(api, schema, data)) ? importCall(api, batch) : undefined;
}

function importCall(api: Api, { items, mode, onError }: Batch): string {
  const models = items.map(({ schema, data }) => newModel(api, schema, data, "    ")).join(", ");
  const options = `ImportMode.${toPascal(mode)}, ImportOnError.${toPascal(onError)}`;
  return `client.Import.RunAsync(\n    [${models}],\n    ${options})`;
}

/** The method's argument, an empty string if it takes none; undefined for values that do not fit. */
function argumentOf(api: Api, operation: Operation): string | undefined {
  const { id, body, parameters } = operation;
  if (body) {
    const { schema, example } = body;
    if (!recordsOf(operation).every((record) => fitsModel(api, schema, record))) return undefined;
    if (!Array.isArray(example)) return newModel(api, schema, example);
    return `[\n${example.map((record) => `    ${newModel(api, schema, record, "    ")},`).join("\n")}\n]`;
  }
  const given = parameters.filter(({ place, example }) => place !== "header" && example !== undefined);
  if (!given.every(({ type, example = null }) => fits(api, type, example))) return undefined;
  const inPath = given.find(({ place }) => place === "path");
  if (inPath) return csharpValue(inPath.type, inPath.example);
  return given.length > 0 ? `new ${toPascal(id)}Query\n{\n${given.map(assign).join("\n")}\n}` : "";
}

const assign = ({ name, type, example }: Parameter) => `    ${toPascal(name)} = ${csharpValue(type, example)},`;

/** The part of the response that the sample prints. */
function resultOf(api: Api, sdk: CallSdk, operation: Operation): string {
  const path = printedPath(api, sdk, operation);
  if (path === undefined) return '"Done"';
  return `$"{result.Value.${path.split(".").map(toPascal).join(".")}}"`;
}

/** Name of a model in C# source. `Task` alone is the type of the platform, so it is written with its namespace. */
function modelName(schema: string): string {
  return schema === "Task" ? "Planloom.Models.Task" : schema;
}

/** An object initializer for a record that fits its schema: one property a line. */
function newModel(api: Api, schema: string, example: Json, indent = ""): string {
  const fields = findSchema(api, schema)?.fields ?? [];
  const body = isJsonRecord(example) ? example : {};
  const lines = Object.entries(body).flatMap(([name, value]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field ? [`${indent}    ${toPascal(name)} = ${csharpValue(field.type, value)},`] : [];
  });
  return `new ${modelName(schema)}\n${indent}{\n${lines.join("\n")}\n${indent}}`;
}

/** A value that fits the type of its field in C# source. */
function csharpValue(type: FieldType, value: Json | undefined): string {
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
    : oneLineEnd(value);
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
