import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it, vi } from "vitest";
import { operationsOf } from "./api";
import { isRecord } from "./cursor";
import { isJson } from "./json";
import { openapiJson, openapiYaml } from "./publish";
import { loadReference, readFiles } from "./reference";
import { createRecordChecker } from "./samples/record-checker";

// The first check loads the compiler or compiles the schemas.
vi.setConfig({ testTimeout: 60_000 });

const reference = loadReference();
const document = readFiles(process.cwd())["openapi.yaml"].value;
const records = createRecordChecker(document, reference.api);

/** Every place of the document that has an example, with the schema it must match. */
function examplesIn(value: unknown, path: string): { path: string; schema: string; example: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => examplesIn(item, `${path}/${index}`));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => examplesIn(item, `${path}/${key}`));
  const { schema, example } = value;
  const choices = isRecord(schema) && Array.isArray(schema.oneOf) ? schema.oneOf[0] : schema;
  const ref = isRecord(choices) && typeof choices.$ref === "string" ? choices.$ref.split("/").at(-1) : undefined;
  return example !== undefined && ref !== undefined ? [...inner, { path, schema: ref, example }] : inner;
}

describe("openapi.yaml", () => {
  it("is a valid OpenAPI 3.1 document", async () => {
    const validator = new Validator();
    const result = await validator.validate(isRecord(document) ? structuredClone(document) : {});
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("has an example for every request and answer, each valid against its schema", () => {
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

  it("has no example anywhere that its schema refuses", () => {
    const found = examplesIn(document, "").filter(({ schema }) =>
      reference.api.schemas.some(({ name }) => name === schema),
    );
    const wrong = found.flatMap(({ path, schema, example }) =>
      isJson(example)
        ? records.check(schema, example).map((issue) => `${path}: ${issue.message}`)
        : [`${path}: not JSON`],
    );
    expect(found.length).toBeGreaterThan(120);
    expect(wrong).toEqual([]);
  });

  it("names only codes of the catalog, and answers each with a status the operation has", () => {
    const statusOf = new Map(reference.errors.map((row) => [row.code, row.status]));
    const paths = isRecord(document) && isRecord(document.paths) ? document.paths : {};
    const wrong = operationsOf(reference.api).flatMap(({ id, path, method, errors }) => {
      const item = paths[path];
      const operation = isRecord(item) ? item[method] : undefined;
      const responses = isRecord(operation) && isRecord(operation.responses) ? operation.responses : {};
      return errors
        .filter(({ code }) => !Object.hasOwn(responses, String(statusOf.get(code))))
        .map(({ code }) => `${id}: ${code}`);
    });
    expect(wrong).toEqual([]);
    expect(reference.api.commonErrors.filter(({ code }) => statusOf.get(code) === undefined)).toEqual([]);
  });

  it("gives every operation its own id and every record a page of the API section", () => {
    const ids = operationsOf(reference.api).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(reference.api.endpoints.filter(({ pages }) => !pages.api?.startsWith("/develop/api"))).toEqual([]);
  });

  it("has a scope of the security scheme, none, or per item on every operation", () => {
    const scopes = new Set(operationsOf(reference.api).map(({ scope }) => scope));
    expect([...scopes].sort()).toEqual([
      "admin.write",
      "config.read",
      "config.write",
      "messages.send",
      "none",
      "per item",
      "planning.read",
      "planning.write",
      "positions.write",
      "resources.read",
      "resources.write",
      "webhooks.manage",
      "work.write",
    ]);
  });

  it("is published as it stands, and the same as JSON", () => {
    expect(openapiYaml()).toBe(readFiles(process.cwd())["openapi.yaml"].text);
    expect(JSON.parse(openapiJson())).toEqual(document);
    expect(openapiJson()).toBe(openapiJson());
  });
});
