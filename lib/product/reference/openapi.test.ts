import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { isRecord } from "../../input/is-record";
import { checkDocuments, checkOpenapi } from "./check-documents";
import { operationsOf } from "./find";
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

/** Headers of a response, or of the one of `components` that it refers to. */
function headersOf(response: unknown): object {
  if (!isRecord(response)) return {};
  const name = typeof response.$ref === "string" ? response.$ref.split("/").at(-1) : undefined;
  return name === undefined
    ? nodeAt(response, "headers")
    : nodeAt(document, "components", "responses", name, "headers");
}
