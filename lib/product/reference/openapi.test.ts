import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { isRecord } from "../../input/is-record";
import type { FieldType, Operation } from "./api-types";
import { checkDocuments, checkOpenapi } from "./check-documents";
import { findSchema, operationsOf } from "./find";
import { isJson } from "./json";
import { mapTree, nodeAt } from "./publish/tree";
import { loadReference, readFiles } from "./reference";
import { apiSection } from "./samples/json-check";
import { createRecordChecker } from "./samples/record-checker";

const reference = loadReference();
const source = readFiles(process.cwd())["openapi.yaml"];
const document = source.value;
const records = createRecordChecker(document, reference.api);

describe("openapi.yaml", () => {
  it("is a valid OpenAPI 3.1 document", async () => {
    const validator = new Validator();
    const result = await validator.validate(isRecord(document) ? structuredClone(document) : {});
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("has an example for every request and response, each valid against its schema", () => {
    const bodies = operationsOf(reference.api).flatMap(({ id, body, answer }) => [
      ...(body ? [{ id, schema: body.schema, example: body.example }] : []),
      ...(answer.schema === undefined ? [] : [{ id, schema: answer.schema, example: answer.example }]),
    ]);
    const wrong = bodies.flatMap(({ id, schema, example }) =>
      isJson(example)
        ? records.check(schema, example).map((issue) => `${id} ${schema}: ${issue.message}`)
        : [`${id}: no example`],
    );
    expect(wrong).toEqual([]);
  });

  it("is consistent with itself and the error catalog, with every example body checked", () => {
    expect(checkDocuments()).toEqual([]);
    let bodies = 0;
    const spoiled = mapTree(document, (node) => {
      const isBody = isRecord(node.schema) && node.example !== undefined && node.in === undefined;
      if (!isBody) return node;
      bodies += 1;
      return { ...node, example: 7 };
    });
    const found = checkOpenapi({ ...source, value: spoiled }, reference.api, reference.errors);
    expect(bodies).toBeGreaterThanOrEqual(operationsOf(reference.api).filter(({ body }) => body).length);
    expect(found).toHaveLength(bodies);
    expect(reference.api.commonErrors.filter(({ code }) => !reference.errors.some((row) => row.code === code))).toEqual(
      [],
    );
  });

  it("limits every decimal to the integer digits that its precision allows", () => {
    const limits: unknown[] = [];
    mapTree(document, (node) => {
      const { "x-precision": precision, exclusiveMinimum, exclusiveMaximum } = node;
      if (precision !== undefined) limits.push([precision, exclusiveMinimum, exclusiveMaximum]);
      return node;
    });
    expect(limits).not.toEqual([]);
    expect(limits).toHaveLength(source.text.match(/\bx-precision: /g)?.length ?? 0);
    expect(limits).toEqual(
      limits.map((limit) => {
        const [total = 0, after = 0] = String(limit).split(",").map(Number);
        return [`${total},${after}`, -(10 ** (total - after)), 10 ** (total - after)];
      }),
    );
  });

  it("gives every operation a unique id and every record a page in the API section", () => {
    const ids = operationsOf(reference.api).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(reference.api.endpoints.filter(({ pages }) => !pages.api?.startsWith(apiSection))).toEqual([]);
  });

  it("has every operation shown exactly once on the pages of the API section", () => {
    const folder = `content${apiSection}`;
    const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".mdx"));
    const shown = pages.flatMap((name) =>
      [...readFileSync(join(folder, name), "utf8").matchAll(/<Operation id="(\w+)"/g)].map(([, id]) => id),
    );
    expect(shown.sort()).toEqual(
      operationsOf(reference.api)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it("names every refusal that the fields of a body can cause", () => {
    const silent = operationsOf(reference.api).flatMap((operation) =>
      refusalsOf(operation)
        .filter((code) => !operation.errors.some((listed) => listed.code === code))
        .map((code) => `${operation.id}: ${code}`),
    );
    expect(silent).toEqual([]);
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

  it("says in every answer that an idempotency key stores whether it is a replay", () => {
    const silent = operationsOf(reference.api)
      .filter(({ parameters }) => parameters.some(({ name }) => name === "Idempotency-Key"))
      .flatMap(({ id, method, path }) =>
        Object.entries(nodeAt(document, "paths", path, method, "responses"))
          .filter(([status]) => Number(status) < 500 && status !== "429")
          .filter(([, response]) => !Object.hasOwn(headersOf(response), "Idempotency-Replayed"))
          .map(([status]) => `${id} ${status}`),
      );
    expect(silent).toEqual([]);
  });

  it("gives every operation a scope of the security scheme, none, or per item", () => {
    const scopes = new Set(operationsOf(reference.api).map(({ scope }) => scope));
    const known = Object.keys(nodeAt(document, "components", "securitySchemes", "apiKey", "x-scopes"));
    expect([...scopes].sort()).toEqual([...known, "none", "per item"].sort());
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
  };
  const listed = [...reference.api.commonErrors.filter(({ code }) => common[statusOf(code)] ?? true), ...errors];
  return [...new Set(listed.map(({ code }) => statusOf(code)))].sort((a, b) => a - b);
}

function statusOf(code: string): number {
  return reference.errors.find((row) => row.code === code)?.status ?? 0;
}

/** Headers of a response, or of the one of `components` that it refers to. */
function headersOf(response: unknown): object {
  if (!isRecord(response)) return {};
  const name = typeof response.$ref === "string" ? response.$ref.split("/").at(-1) : undefined;
  return name === undefined
    ? nodeAt(response, "headers")
    : nodeAt(document, "components", "responses", name, "headers");
}
