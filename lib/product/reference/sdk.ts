import { z } from "zod";
import { listBy, validateOrThrow } from "../../input/validate";
import type { YamlDocument } from "../../input/yaml-document";
import { requireOperation } from "./api";
import type { Api, Operation } from "./api-types";
import { text } from "./atoms";
import { takesList } from "./calls/sdk-call";
import { answerRecord, findOperation } from "./find";
import { toCamel, toPascal } from "./names";

/** A type or function of a package beside the client's members. */
const type = z.strictObject({ name: text, declaration: text, meaning: text, members: z.array(text).default([]) });
const language = z.strictObject({ package: text, types: listBy(type, "name") });

/** The surface of the SDKs: members with methods and the operations they call, and the packages. */
export const sdkSchema = z.strictObject({
  version: text,
  members: listBy(z.strictObject({ name: text, methods: z.record(text, text) }), "name"),
  languages: z.strictObject({ dotnet: language, js: language }),
});

/** Languages that have an SDK. */
export const languages = ["dotnet", "js"] as const;
/** Language of an SDK. */
export type Language = (typeof languages)[number];

/** One method of the client in .NET form without `Async`: `SetLocked`, and the operation it calls. */
export type SdkMethod = { name: string; operation: Operation };

/** Part of the client in .NET form: `Filters.Groups`. */
export type SdkMember = { name: string; methods: SdkMethod[] };
/** A type or function of a package, as the document has it. */
export type SdkType = z.output<typeof type>;

/** The SDKs as pages and checks need them. */
export type Sdk = {
  version: string;
  members: SdkMember[];
  packages: Record<Language, { name: string; types: SdkType[] }>;
};

/**
 * Checks and types the surface of the SDKs; every method calls an operation of `api`.
 * @throws InputError with every mistake of the document.
 */
export function parseSdk(document: YamlDocument, api: Api): Sdk {
  const schema = sdkSchema.superRefine(({ members }, context) => {
    for (const [index, { methods }] of members.entries())
      for (const [name, id] of Object.entries(methods))
        requireOperation(context, ["members", index, "methods", name], id, api);
  });
  const { version, members, languages } = validateOrThrow(schema, document);
  const nameOf = ({ package: name, types }: z.output<typeof language>) => ({ name, types });
  const packages = { dotnet: nameOf(languages.dotnet), js: nameOf(languages.js) };
  return { version, packages, members: members.map(({ name, methods }) => ({ name, methods: resolve(methods, api) })) };
}

const resolve = (methods: Record<string, string>, api: Api): SdkMethod[] =>
  Object.entries(methods).flatMap(([name, id]) => {
    const operation = findOperation(api, id);
    return operation ? [{ name, operation }] : [];
  });

/** Parameters and result of a method, independent of the language. */
type SdkCall =
  | { type: "import" }
  | { type: "list"; query: string; isQueryRequired: boolean; record: string }
  | { type: "key"; name: string; answer?: string }
  | { type: "body"; model: string; acceptsList: boolean; answer: string };

/**
 * Reads the shape of a call from its method and its operation.
 * @throws TypeError when the operation has neither a body nor a key.
 */
export function sdkCall(api: Api, { name, operation }: SdkMethod): SdkCall {
  const { id, method, body, parameters, answer } = operation;
  if (id === "runImport") return { type: "import" };
  if (body) {
    const acceptsList = body.acceptsList && takesList(name);
    return { type: "body", model: body.schema, acceptsList, answer: answer.schema ?? "" };
  }
  const key = parameters.find(({ place }) => place === "path");
  if (key) return { type: "key", name: key.name, answer: answer.schema };
  if (method !== "get") throw new TypeError(`${id} has neither a body nor a key.`);
  const isQueryRequired = parameters.some(({ place, isRequired }) => place === "query" && isRequired);
  return { type: "list", query: `${toPascal(id)}Query`, isQueryRequired, record: answerRecord(api, operation) ?? "" };
}

/**
 * Signature of a method as readers of one language know it.
 * @throws TypeError when its operation has neither a body nor a key.
 */
export function sdkSignature(api: Api, method: SdkMethod, language: Language): string {
  const { name } = method;
  const call = sdkCall(api, method);
  return language === "dotnet" ? dotnetSignature(`${name}Async`, call) : javascriptSignature(toCamel(name), call);
}

function dotnetSignature(name: string, call: SdkCall): string {
  const token = "CancellationToken cancellationToken = default";
  const last = `RequestOptions? options = null, ${token}`;
  switch (call.type) {
    case "import":
      return `Task<Result<ImportResult>> ${name}(IEnumerable<object> models, ImportMode mode, ImportOnError onError, ${last})`;
    case "list":
      return `IAsyncEnumerable<${call.record}> ${name}(${call.isQueryRequired ? `${call.query} query` : `${call.query}? query = null`}, ${token})`;
    case "key":
      return `Task<${call.answer === undefined ? "Result" : `Result<${call.answer}>`}> ${name}(Guid ${call.name}, ${last})`;
    case "body":
      return `Task<Result<${call.answer}>> ${name}(${call.model} model${call.acceptsList ? ` or IEnumerable<${call.model}> models` : ""}, ${last})`;
  }
}

/** TypeScript signature of a method, as pages show it and as declared in the stubs that samples are checked against. */
export function javascriptSignature(name: string, call: SdkCall): string {
  const last = "request?: RequestOptions";
  switch (call.type) {
    case "import":
      return `${name}<M extends "upsert" | "delete" = "upsert">(items: ImportModel<M>[], options?: ImportOptions<M>, ${last}): Promise<ImportResult>`;
    case "list":
      return `${name}(query${call.isQueryRequired ? "" : "?"}: ${call.query}, ${last}): AsyncIterable<${call.record}>`;
    case "key":
      return `${name}(${call.name}: string, ${last}): Promise<${call.answer ?? "void"}>`;
    case "body":
      return `${name}(model: ${call.model}${call.acceptsList ? ` | ${call.model}[]` : ""}, ${last}): Promise<${call.answer}>`;
  }
}
