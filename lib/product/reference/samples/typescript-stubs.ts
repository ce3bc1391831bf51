import type { Api, Enumeration, Field, FieldType, Schema } from "../api-types";
import { toCamel } from "../names";
import type { Sdk, SdkMember, SdkMethod } from "../sdk";
import { javascriptSignature, sdkCall } from "../sdk-calls";

/**
 * Declarations of `@planloom/sdk` and `@planloom/sdk/models`, made from the same documents as the pages.
 * @throws TypeError when the operation of a method has neither a body nor a key.
 */
export function sdkStubs(api: Api, sdk: Sdk): string {
  const models = [
    ...api.enumerations.map(declareEnumeration),
    ...api.schemas.map(declareSchema),
    ...sdk.members.flatMap(({ methods }) => methods.flatMap((method) => declareQuery(api, method))),
    ...declareImport(api),
  ];
  const names = models.flatMap((text) => /^export (?:type|interface) (\w+)/.exec(text)?.[1] ?? []);
  const { name: packageName, types } = sdk.packages.js;
  return [
    `declare module "${packageName}/models" {\n${models.join("\n")}\n}`,
    `declare module "${packageName}" {`,
    `import type * as models from "${packageName}/models";`,
    `import type { ${names.join(", ")} } from "${packageName}/models";`,
    ...types.flatMap(({ declaration }) => (declaration.startsWith("export ") ? [declaration] : [])),
    `export class PlanloomClient {\nconstructor(options: PlanloomClientOptions);\n${declareMembers(api, sdk.members)}\n}`,
    "}",
  ].join("\n");
}

function declareEnumeration({ name, values }: Enumeration): string {
  return `export type ${name} = ${values.map((value) => JSON.stringify(value.name)).join(" | ")};`;
}

/** Every field is optional where one of several sets of fields is enough; the sets are joined as a union. */
function declareSchema({ name, fields, alternatives }: Schema): string {
  const body = `{ ${fields.map((field) => declareField(field)).join(" ")} }`;
  const typeOf = new Map(fields.map((field) => [field.name, toType(field.type)]));
  const sets = alternatives.map(
    (set) => `{ ${set.map((field) => `${field}: ${typeOf.get(field) ?? "unknown"};`).join(" ")} }`,
  );
  return `export type ${name} = ${sets.length > 0 ? `${body} & (${sets.join(" | ")})` : body};`;
}

function declareField({ name, type, isRequired, isNullable }: Field): string {
  return `${name}${isRequired ? "" : "?"}: ${toType(type)}${isNullable ? " | null" : ""};`;
}

function toType(type: FieldType): string {
  switch (type.type) {
    case "text":
      return "string";
    case "number":
      return "number";
    case "bool":
      return "boolean";
    case "any":
      return "Record<string, unknown>";
    case "enumeration":
      return type.name;
    case "record":
      return type.schema;
    case "list":
      return `${toType(type.of)}[]`;
  }
}

function declareQuery(api: Api, method: SdkMethod): string[] {
  const call = sdkCall(api, method);
  if (call.type !== "list") return [];
  const fields = method.operation.parameters
    .filter(({ place }) => place === "query")
    .map(({ name, isRequired, type }) => `${name}${isRequired ? "" : "?"}: ${toType(type)};`);
  return [`export type ${call.query} = { ${fields.join(" ")} };`];
}

function declareImport(api: Api): string[] {
  const union = (action: string) =>
    api.importOperations
      .filter((operation) => operation.action === action)
      .map(({ entity, schema }) => `{ entity: "${entity}"; data: ${schema} }`)
      .join(" | ");
  return [
    `export type ImportModel<M extends "upsert" | "delete" = "upsert"> = M extends "delete" ? ${union("delete")} : ${union("upsert")};`,
    `export type ImportOptions<M extends "upsert" | "delete" = "upsert"> = { mode?: M; onError?: ImportOnError };`,
  ];
}

/** Members such as `filters.groups` are nested. */
function declareMembers(api: Api, members: readonly SdkMember[]): string {
  const tree = new Map<string, string[]>();
  for (const { name, methods } of members) {
    const [first = "", second] = name.split(".").map(toCamel);
    const body = methods
      .map((method) => `${javascriptSignature(toCamel(method.name), sdkCall(api, method))};`)
      .join(" ");
    tree.set(first, [...(tree.get(first) ?? []), second === undefined ? body : `readonly ${second}: { ${body} };`]);
  }
  return [...tree].map(([name, parts]) => `readonly ${name}: { ${parts.join(" ")} };`).join("\n");
}
