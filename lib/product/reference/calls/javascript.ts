import type { Api, Json, Operation } from "../api-types";
import { toCamel } from "../names";
import { batchOf, type CallSdk, findMethod, printedField, printedPath, queryObject } from "./sdk-call";
import { isSecret, oneLineEnd, toSource } from "./values";

/** The call with the JavaScript SDK, or nothing when the SDK cannot make it. */
export function javascriptCall(api: Api, sdk: CallSdk, operation: Operation): string | undefined {
  const call = callOf(api, sdk, operation);
  return (
    call &&
    [
      'import { PlanloomClient, PlanloomError } from "@planloom/sdk";',
      "",
      'const client = new PlanloomClient({ apiKey: process.env.PLANLOOM_API_KEY ?? "", environment: "sandbox" });',
      "try {",
      linesOf(api, sdk, operation, call).join("\n").replace(/^/gm, "  "),
      "} catch (e) {",
      "  if (e instanceof PlanloomError) console.error(e.code, e.detail);",
      "  else throw e;",
      "}",
    ].join("\n")
  );
}

/** The call with what is printed of its answer. */
function linesOf(api: Api, sdk: CallSdk, operation: Operation, call: string): string[] {
  const item = operation.method === "get" && operation.answer.schema?.endsWith("List") && printedField(api, operation);
  if (item) return [`const items = ${call};`, `for await (const item of items) console.log(item.${item});`];
  const result = printedPath(api, sdk, operation);
  if (result === undefined) return [`await ${call};`];
  return [`const result = await ${call};`, `console.log(result.${result});`];
}

function callOf(api: Api, sdk: CallSdk, operation: Operation): string | undefined {
  const found = findMethod(sdk, operation);
  if (found) {
    const member = found.member.split(".").map(toCamel).join(".");
    return `client.${member}.${toCamel(found.method)}(${argumentOf(operation)})`;
  }
  const batch = batchOf(api, operation);
  if (!batch) return undefined;
  const items = batch.items.map(({ entity, data }) => ({ entity, data }));
  return `client.import.run(${toSource(items, style)}, { mode: "${batch.mode}", onError: "${batch.onError}" })`;
}

function argumentOf(operation: Operation): string {
  if (operation.body) return toSource(operation.body.example, style);
  const inPath = operation.parameters.find(({ place }) => place === "path");
  if (inPath) return JSON.stringify(inPath.example);
  const query = queryObject(operation);
  return Object.keys(query).length > 0 ? toSource(query, style) : "";
}

/** Names stand without quotes where they need none. */
const style = {
  indent: "  ",
  key: (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  plain: (value: Json) => (isSecret(value) ? `process.env.${value.slice(1)} ?? ""` : oneLineEnd(value)),
};
