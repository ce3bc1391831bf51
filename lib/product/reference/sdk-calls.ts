import type { Api } from "./api-types";
import { answerRecord, takesList } from "./calls/example";
import { toCamel, toPascal } from "./names";
import type { Language, SdkMethod } from "./sdk";

/** What a method takes and gives back, whatever the language. */
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
  if (key) return { type: "key", name: key.name, ...(answer.schema !== undefined && { answer: answer.schema }) };
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

/** The same text stands in the stubs that samples are checked against. */
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
