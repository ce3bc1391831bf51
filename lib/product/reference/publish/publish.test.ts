import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { isRecord } from "../../../input/is-record";
import { parseYaml } from "../../../input/yaml-document";
import { findOperation, operationsOf } from "../find";
import { isJson } from "../json";
import { loadReference, readFiles } from "../reference";
import { type Appointment, sampleWorld } from "../sample-world";
import { createRecordChecker } from "../samples/record-checker";
import { answersOf } from "./answers";
import { openapiJson, openapiYaml } from "./publish";
import { dropUnused } from "./schemas";
import { mapTree, type Node, nodeAt } from "./tree";

const { api, errors } = loadReference();
const source = readFiles(process.cwd())["openapi.yaml"].value;
const published: unknown = JSON.parse(openapiJson());

/** Every map in a document, by default the published one, for which `wanted` is true. */
function nodesWhere(wanted: (node: Node) => boolean, document: unknown = published): Node[] {
  const found: Node[] = [];
  mapTree(document, (node) => {
    if (wanted(node)) found.push(node);
    return node;
  });
  return found;
}

const isOperation = (node: Node) => typeof node.operationId === "string";
const operations = nodesWhere(isOperation);
/** The same operations as authored, before publishing. */
const authored = nodesWhere(isOperation, source);

describe("the published document", () => {
  it("is valid OpenAPI and has the same content as YAML and JSON", async () => {
    expect(parseYaml("openapi.yaml", openapiYaml()).value).toEqual(published);
    const result = await new Validator().validate(isRecord(published) ? structuredClone(published) : {});
    expect(result.errors ?? []).toEqual([]);
  });

  it("omits editors' comments and unused schemas", () => {
    expect(openapiYaml()).not.toMatch(/^\s*#/m);
    const left = Object.keys(nodeAt(published, "components", "schemas"));
    const named = new Set(
      [...JSON.stringify(published).matchAll(/"#\/components\/schemas\/([^"/]+)/g)].map(([, name]) => name),
    );
    expect(left.filter((name) => !named.has(name))).toEqual([]);
    expect([...named].filter((name) => !left.includes(name ?? ""))).toEqual([]);
    const schemas = { Used: { items: { $ref: "#/components/schemas/Inner" } }, Inner: {}, Other: {} };
    const small = { paths: { "/a": { $ref: "#/components/schemas/Used" } }, components: { schemas } };
    expect(Object.keys(nodeAt(dropUnused(small), "components", "schemas"))).toEqual(["Used", "Inner"]);
  });

  it("references only whole schemas and has no object without a shape", () => {
    expect(JSON.stringify(published)).not.toMatch(/"\$ref":"[^"]*\/properties\//);
    const shapes = ["properties", "allOf", "oneOf", "anyOf", "additionalProperties"];
    expect(nodesWhere((node) => node.type === "object" && !shapes.some((key) => key in node))).toEqual([]);
  });

  it("makes a record nullable with oneOf, since NSwag turns anyOf into an empty class", () => {
    const nullable = (choices: unknown) =>
      Array.isArray(choices) && choices.some((choice) => isRecord(choice) && choice.type === "null");
    expect(nodesWhere(({ anyOf }) => nullable(anyOf))).toEqual([]);
    const joined = (document: unknown) => {
      const texts = nodesWhere(({ oneOf }) => nullable(oneOf), document).map((node) => JSON.stringify(node));
      return new Set(texts.flatMap((text) => text.match(/#\/components\/schemas\/\w+/g) ?? []));
    };
    expect([...joined(source)]).not.toEqual([]);
    expect(joined(published)).toEqual(joined(source));
  });

  it("types the data of every import item by its operation", () => {
    const { oneOf, discriminator } = nodeAt(published, "components", "schemas", "ImportItem");
    const mapping = nodeAt(discriminator, "mapping");
    expect(oneOf).toHaveLength(api.importOperations.length);
    for (const { name, schema } of api.importOperations) {
      const id = String(mapping[name]).split("/").at(-1) ?? "";
      expect(nodeAt(published, "components", "schemas", id, "properties")).toEqual({
        operation: { type: "string", const: name },
        data: { $ref: `#/components/schemas/${schema}` },
      });
    }
  });

  it("gives every webhook an operationId and a body with its own event", () => {
    const hooks = Object.entries(nodeAt(published, "webhooks"));
    expect(hooks.map(([event]) => event)).toEqual(Object.keys(nodeAt(source, "webhooks")));
    for (const [event, hook] of hooks) {
      const body = nodeAt(hook, "post", "requestBody", "content", "application/json", "schema");
      const schema = nodeAt(published, "components", "schemas", String(body.$ref).split("/").at(-1) ?? "");
      expect(nodeAt(schema, "properties", "event")).toMatchObject({ type: "string", const: event });
      expect(nodeAt(hook, "post").operationId).toMatch(/^\w+$/);
    }
  });

  it("describes pagination on every list and idempotency on every write", () => {
    const lists = operations.filter((node) => "x-pagination" in node).map(({ operationId }) => operationId);
    expect(lists).toEqual(
      operations.map(({ operationId }) => operationId).filter((id) => String(id).startsWith("list")),
    );
    const { repeat: usual } = nodeAt(source, "x-idempotency");
    const written = authored.filter(({ parameters }) => JSON.stringify(parameters ?? []).includes("/IdempotencyKey"));
    const repeats = operations.filter((node) => "x-idempotency" in node);
    expect(written.map(({ operationId }) => operationId)).toEqual(
      operationsOf(api).flatMap(({ id, body }) => (body && id !== "createToken" ? [id] : [])),
    );
    expect(repeats.map((node) => [node.operationId, nodeAt(node, "x-idempotency").repeat])).toEqual(
      written.map((node) => [node.operationId, nodeAt(node, "x-idempotency").repeat ?? usual]),
    );
  });
});

describe("examples of error responses", () => {
  const records = createRecordChecker(source, api);
  const bodyOf = (operation: Node, status: string, type: string) =>
    nodeAt(operation, "responses", status, "content", type);
  const idOf = ({ operationId }: Node) => String(operationId);
  const answering = (status: string) => authored.filter(({ responses }) => status in nodeAt(responses)).map(idOf);

  it("show, for 207, the operation's own name and one of its error codes", () => {
    const partly = operations.filter((node) => "207" in nodeAt(node, "responses") && idOf(node) !== "runImport");
    expect(partly.map(idOf)).toEqual(answering("207").filter((id) => id !== "runImport"));
    const seen = partly.map((node) => {
      const { example } = bodyOf(node, "207", "application/json");
      if (!isJson(example)) throw new TypeError(`${idOf(node)} has no example of 207.`);
      expect(records.check("ImportResult", example)).toEqual([]);
      const operation = findOperation(api, idOf(node));
      const text = JSON.stringify(example);
      const code = /PL-\d{4}/.exec(text)?.[0];
      expect([idOf(node), operation?.errors.map((error) => error.code)]).toEqual([
        idOf(node),
        expect.arrayContaining([code]),
      ]);
      if (operation?.imports[0]) expect(text).toContain(`"operation":"${operation.imports[0]}"`);
      return text;
    });
    expect(new Set(seen).size).toBeGreaterThan(partly.length * 0.75);
    expect(seen.filter((text) => /"detail":"[^"]*(undefined| {2}|^ )/.test(text))).toEqual([]);
  });

  it("show, for 409, the operation's path and its own conflict before a reused idempotency key", () => {
    const refused = operations.filter((node) => "409" in nodeAt(node, "responses"));
    expect(refused.map(idOf)).toEqual(answering("409"));
    for (const node of refused) {
      const operation = findOperation(api, idOf(node));
      const own = operation?.errors.filter(({ code }) => errors.some((row) => row.code === code && row.status === 409));
      const examples = nodeAt(bodyOf(node, "409", "application/problem+json"), "examples");
      expect(Object.keys(examples)).toEqual([...(own ?? []).slice(0, 1).map(({ code }) => code), "PL-1010"]);
      for (const example of Object.values(examples)) {
        const { value } = isRecord(example) ? example : {};
        expect(value).toMatchObject({ status: 409, instance: operation?.path });
        expect(isJson(value) && records.check("Problem", value)).toEqual([]);
        expect(isRecord(value) && value.detail).not.toMatch(/undefined| {2}|^ | $/);
      }
    }
  });

  it("match the appointment counts of the sample world and the path of the example", () => {
    const answer = (id: string, status: number) => {
      const operation = findOperation(api, id);
      const found = operation && answersOf(api, errors, operation).find((known) => known.status === status);
      return found?.example;
    };
    const detailOf = (id: string) => {
      const example = answer(id, 409);
      return isRecord(example) ? String(example.detail) : "";
    };
    const { appointments, people } = sampleWorld;
    const planned: [id: string, pattern: RegExp, isIn: (appointment: Appointment, ...key: string[]) => boolean][] = [
      ["deleteJob", /^Job \S+\/(\S+) has (\d+) appointments?\.$/, ({ job }, no) => job === no],
      [
        "deleteTask",
        /^Task \S+\/(\S+)\/(\S+) has (\d+) appointments?\.$/,
        ({ job, task }, no, taskNo) => job === no && task === taskNo,
      ],
      [
        "deleteResource",
        /^Resource (\S+) has (\d+) appointments?\.$/,
        ({ resources }, no = "") => resources.includes(no),
      ],
    ];
    for (const [id, pattern, isIn] of planned) {
      const [, ...parts] = pattern.exec(detailOf(id)) ?? [];
      const count = appointments.filter((appointment) => isIn(appointment, ...parts.slice(0, -1))).length;
      expect([id, count > 0, detailOf(id)]).toEqual([id, true, expect.stringMatching(pattern)]);
      expect(detailOf(id)).toContain(` has ${count} appointment${count === 1 ? "" : "s"}.`);
    }
    const owner = people.find(({ ownsSharedContent }) => ownsSharedContent)?.email;
    expect(detailOf("deleteUser")).toBe(`User ${owner} owns shared content.`);
    const example = findOperation(api, "getAppointment")?.parameters.find(({ place }) => place === "path")?.example;
    expect(answer("getAppointment", 404)).toMatchObject({ instance: `/appointment/${example}` });
  });

  it("have no Markdown in their texts", () => {
    const details = operationsOf(api).flatMap((operation) =>
      answersOf(api, errors, operation).flatMap(({ example }) => (isRecord(example) ? [String(example.detail)] : [])),
    );
    expect(details).toContain("The user lacks the user action Use the API.");
    expect(details.filter((text) => /[`*]|\]\(/.test(text))).toEqual([]);
  });

  it("identify a missing record by its full key, including the part with a default", () => {
    const remove = findOperation(api, "deleteCaption");
    const missing = remove && answersOf(api, errors, remove).find(({ status }) => status === 404);
    expect(missing?.example).toMatchObject({ detail: "Caption field/Task/freeText1/en does not exist." });
  });
});
