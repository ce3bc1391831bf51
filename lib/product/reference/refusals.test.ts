import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { FieldType, Operation } from "./api-types";
import { findSchema, operationsOf } from "./find";
import { nodeAt } from "./publish/tree";
import { loadReference, readFiles } from "./reference";
import { apiSection } from "./samples/json-check";

const reference = loadReference();
const document = readFiles(process.cwd())["openapi.yaml"].value;

describe("the errors in openapi.yaml", () => {
  it("names every refusal that the fields of a body or the parameters of a query can cause", () => {
    const silent = operationsOf(reference.api).flatMap((operation) =>
      [...refusalsOf(operation), ...refusalsOfQuery(operation)]
        .filter((code) => !operation.errors.some((listed) => listed.code === code))
        .map((code) => `${operation.id}: ${code}`),
    );
    expect(silent).toEqual([]);
  });

  it("has the codes of any call in one table of the API overview, with that of a route without the method", () => {
    const [, listed] =
      /^<ErrorTable codes="(.+)" \/>$/m.exec(readFileSync(`content${apiSection}/index.mdx`, "utf8")) ?? [];
    const common = [...reference.api.commonErrors.map(({ code }) => code), "PL-1009"];
    expect(listed?.split(", ")).toEqual(common.sort());
  });

  it("names the refusal of an array of the wrong length, which any write can cause", () => {
    const silent = operationsOf(reference.api).filter(
      ({ body, errors }) =>
        body?.acceptsList && ![...reference.api.commonErrors, ...errors].some(({ code }) => code === "PL-1108"),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it("lets a read-only job refuse whatever a lock refuses", () => {
    const refusedWith = (code: string) =>
      operationsOf(reference.api)
        .filter(({ errors }) => errors.some((listed) => listed.code === code))
        .map(({ id }) => id);
    expect(refusedWith("PL-1203")).toEqual(refusedWith("PL-1202"));
  });

  it("gives every operation the statuses of its codes, and no others", () => {
    const found = operationsOf(reference.api).map(({ id, method, path }) => {
      const responses = Object.keys(nodeAt(document, "paths", path, method, "responses"));
      return [id, responses.map(Number).filter((status) => status >= 400)];
    });
    expect(found).toEqual(operationsOf(reference.api).map((operation) => [operation.id, statusesOf(operation)]));
  });
});

/** Codes with which the fields of the body can be refused, and the one of an unknown key. */
function refusalsOf({ method, body }: Operation): string[] {
  const schema = findSchema(reference.api, body?.schema ?? "");
  if (!schema) return [];
  const isKeyed = schema.alternatives.length > 0 || schema.fields.some(({ isRequired }) => isRequired);
  const codes = [
    ...(isKeyed ? ["PL-1101"] : []),
    ...schema.fields.flatMap(({ type }) => refusalOf(type)),
    ...(method === "put" || method === "delete" ? ["PL-1008"] : []),
  ];
  return [...new Set(codes)].sort();
}

/** Codes with which the parameters of a query can be refused. */
function refusalsOfQuery({ parameters }: Operation): string[] {
  const codes = parameters
    .filter(({ place }) => place === "query")
    .flatMap(({ isRequired, type }) => [
      ...(isRequired ? ["PL-1101"] : []),
      ...(type.type === "bool" ? ["PL-1103"] : refusalOf(type)),
    ]);
  return [...new Set(codes)].sort();
}

function refusalOf(type: FieldType): string[] {
  if (type.type === "list") return refusalOf(type.of);
  if (type.type === "enumeration") return ["PL-1103"];
  if (type.type === "number") return (type.minimum ?? type.maximum ?? type.precision) === undefined ? [] : ["PL-1108"];
  if (type.type !== "text") return [];
  if (type.format === "date-time" || type.format === "date") return ["PL-1104"];
  if (type.format === "color") return ["PL-1105"];
  return type.maxLength === undefined ? [] : ["PL-1102"];
}

/** Statuses of the codes of an operation: its own, and of the codes that any call may get, those that fit it. */
function statusesOf({ scope, body, parameters, errors }: Operation): number[] {
  const takesKey = parameters.some(({ name }) => name === "Idempotency-Key");
  const common: Record<number, boolean> = {
    400: body !== undefined,
    401: scope !== "none",
    403: scope !== "none",
    404: false,
    409: takesKey,
    413: body !== undefined,
    415: body !== undefined,
    422: body?.acceptsList === true,
  };
  const listed = [...reference.api.commonErrors.filter(({ code }) => common[statusOf(code)] ?? true), ...errors];
  return [...new Set(listed.map(({ code }) => statusOf(code)))].sort((a, b) => a - b);
}

function statusOf(code: string): number {
  return reference.errors.find((row) => row.code === code)?.status ?? 0;
}
