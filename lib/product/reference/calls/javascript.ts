import type { Api, Json, Operation } from "../api-types";
import { isJsonRecord } from "../json";
import { toCamel } from "../names";
import { answersAppointments, type Batch, batchOf, isSecret, printedField, queryObject, takesBody } from "./example";
import { type CallSdk, findMethod } from "./find-method";

/** The call with the JavaScript SDK, or nothing when the SDK cannot make it. */
export function javascriptCall(api: Api, sdk: CallSdk, operation: Operation): string | undefined {
  const call = callOf(api, sdk, operation);
  if (call === undefined) return undefined;
  const item =
    operation.method === "get" && operation.answer.schema?.endsWith("List") ? printedField(api, operation) : undefined;
  const lines = item
    ? [`const items = ${call};`, `for await (const item of items) console.log(item.${item});`]
    : [
        ...(resultOf(api, operation) === undefined
          ? [`await ${call};`]
          : [`const result = await ${call};`, `console.log(result.${resultOf(api, operation)});`]),
      ];
  return [
    'import { PlanloomClient, PlanloomError } from "@planloom/sdk";',
    "",
    'const client = new PlanloomClient({ apiKey: process.env.PLANLOOM_API_KEY!, environment: "sandbox" });',
    "try {",
    ...lines
      .join("\n")
      .split("\n")
      .map((line) => `  ${line}`),
    "} catch (e) {",
    "  if (e instanceof PlanloomError) console.error(e.code, e.detail);",
    "  else throw e;",
    "}",
  ].join("\n");
}

function callOf(api: Api, sdk: CallSdk, operation: Operation): string | undefined {
  const found = findMethod(sdk, operation.id);
  if (found && operation.id !== "runImport" && takesBody(operation, found.method)) {
    const member = found.member.split(".").map(toCamel).join(".");
    return `client.${member}.${toCamel(found.method)}(${argumentOf(operation)})`;
  }
  const batch = batchOf(api, operation);
  return batch && importCall(batch);
}

function importCall({ items, mode, onError }: Batch): string {
  const source = toSource(items.map(({ entity, data }) => ({ entity, data })));
  return `client.import.run(${source}, { mode: "${mode}", onError: "${onError}" })`;
}

function argumentOf(operation: Operation): string {
  if (operation.body) return toSource(operation.body.example);
  const inPath = operation.parameters.find(({ place }) => place === "path");
  if (inPath) return JSON.stringify(inPath.example);
  const query = queryObject(operation);
  return Object.keys(query).length > 0 ? toSource(query) : "";
}

/** What a call answers that is worth printing. */
function resultOf(api: Api, operation: Operation): string | undefined {
  const { schema } = operation.answer;
  if (schema === undefined) return undefined;
  if (answersAppointments(operation)) return "appointments[0].appointmentGuid";
  return schema === "WriteResult" ? "requestId" : printedField(api, operation);
}

/** A value as JavaScript source: names without quotes where they need none, one property a line, short lists on one line. */
function toSource(value: Json, indent = ""): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((item) => !isJsonRecord(item))) return `[${value.map((item) => toSource(item)).join(", ")}]`;
    return `[\n${value.map((item) => `${inner}${toSource(item, inner)},`).join("\n")}\n${indent}]`;
  }
  if (isSecret(value)) return `process.env.${value.slice(1)}!`;
  if (!isJsonRecord(value)) return JSON.stringify(value);
  return `{\n${Object.entries(value)
    .map(([name, item]) => `${inner}${keyOf(name)}: ${toSource(item, inner)},`)
    .join("\n")}\n${indent}}`;
}

const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
