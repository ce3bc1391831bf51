import type { Api, Enumeration, Field, FieldType, Schema } from "../api-types";
import { toCamel } from "../names";
import { javascriptSignature, type Sdk, type SdkMember, type SdkMethod, sdkCall } from "../sdk";

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
  const body = `{ ${fields.map(declareField).join(" ")} }`;
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

/**
 * Minimal types of Node.js and Express that reveal mistakes in samples. Their full types take longer to load than checking all
 * samples. Everything else in Node.js is `any`, as is any other module.
 */
export const ambientDeclarations = `
interface Console {}
declare const console: Console;
interface Process { env: Record<string, string | undefined>; argv: string[]; stdout: { write(text: string | Uint8Array): boolean }; exitCode?: number; exit(code?: number): never; cwd(): string; on(event: string, listener: (...args: any[]) => void): void; once(event: string, listener: (...args: any[]) => void): void }
declare const process: Process;
declare class Buffer extends Uint8Array { static from(data: string | ArrayBuffer | Uint8Array | number[], encoding?: string): Buffer; static alloc(size: number): Buffer; static concat(list: Uint8Array[]): Buffer; equals(other: Uint8Array): boolean; toString(encoding?: string): string }
declare class URL { constructor(url: string | URL, base?: string | URL); searchParams: URLSearchParams; href: string; pathname: string; search: string; readonly origin: string; toString(): string }
declare class URLSearchParams { constructor(init?: Record<string, string> | string[][] | string); get(name: string): string | null; getAll(name: string): string[]; set(name: string, value: string): void; append(name: string, value: string): void; forEach(visit: (value: string, name: string) => void): void; [Symbol.iterator](): IterableIterator<[string, string]>; toString(): string }
declare class Headers { constructor(init?: Record<string, string> | Headers); get(name: string): string | null; set(name: string, value: string): void; append(name: string, value: string): void; forEach(visit: (value: string, name: string) => void): void; [Symbol.iterator](): IterableIterator<[string, string]> }
interface RequestInit { method?: string; headers?: Record<string, string> | Headers; body?: string | Uint8Array | URLSearchParams; signal?: unknown; redirect?: "follow" | "manual" | "error" }
declare class Response { constructor(body?: unknown, init?: { status?: number; headers?: Record<string, string> | Headers }); ok: boolean; status: number; statusText: string; url: string; headers: Headers; json(): Promise<any>; text(): Promise<string> }
declare class Request { constructor(input: string | URL, init?: RequestInit); headers: Headers; method: string; url: string; text(): Promise<string>; json(): Promise<any> }
declare function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
declare function structuredClone<T>(value: T): T;
declare function atob(text: string): string;
interface ImportMeta { url: string; dirname: string; filename: string }
declare module "express" {
  export interface Request { body: any; params: Record<string, string>; query: Record<string, any>; headers: Record<string, string | undefined>; header(name: string): string | undefined; get(name: string): string | undefined }
  export interface Response { status(code: number): Response; sendStatus(code: number): Response; set(name: string, value: string): Response; send(body?: unknown): Response; json(body: unknown): Response; sendFile(path: string): void; end(): void; write(text: string): boolean; writeHead(code: number, headers?: Record<string, string>): Response; flushHeaders(): void; on(event: string, listener: () => void): void }
  export type Handler = (req: Request, res: Response, next: (error?: unknown) => void) => unknown;
  export interface App { get(path: string, ...handlers: Handler[]): App; post(path: string, ...handlers: Handler[]): App; use(...handlers: any[]): App; listen(port: number | string, ready?: () => void): any }
  function express(): App;
  namespace express { function raw(options?: object): Handler; function json(options?: object): Handler; function text(options?: object): Handler; const static: (root: string) => Handler }
  export default express;
}
declare module "*";
`;
