import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { readYaml } from "../product/reference/yaml-file";
import { documentSchemas, jsonSchemas, schemaFolder } from "./json-schemas";

const written: Record<string, string> = JSON.parse(readFileSync(".vscode/settings.json", "utf8"))["yaml.schemas"];

test("the schemas in docs match the code, as written by `npm run schemas`", () => {
  expect(readdirSync(schemaFolder).sort()).toEqual([...jsonSchemas().keys()].sort());
  for (const [name, text] of jsonSchemas()) expect(readFileSync(join(schemaFolder, name), "utf8"), name).toBe(text);
});

test.each(Object.keys(documentSchemas))("the schema of %s accepts the document and rejects an unknown key", (name) => {
  const ajv = addFormats(new Ajv({ strict: false }));
  const validate = ajv.compile(JSON.parse(jsonSchemas().get(`${name}.json`) ?? ""));
  const { value } = readYaml(`${name}.yaml`, process.cwd());
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
  expect(validate({ ...Object(value), unknown: 1 })).toBe(false);
});

test.each([
  ["a question of another length", { answers: [{ question: "Why?" }] }, { answers: [{ question: "Why is it so?" }] }],
  ["a day that is none", { last_update: { date: "2.3.2026" } }, { last_update: { date: "2026-03-02 09:00" } }],
  ["a last update that says nothing", { last_update: {} }, { last_update: { author: "Elin Sorby" } }],
  ["a tag twice", { tags: ["guides", "guides"] }, { tags: ["guides"] }],
])("the front matter schema rejects %s, as the check does", (_, refused, accepted) => {
  const validate = new Ajv().compile(JSON.parse(jsonSchemas().get("front-matter-page.json") ?? ""));
  const page = { title: "A", description: "B", type: "concept" };
  expect([refused, accepted].map((part) => validate({ ...page, ...part }))).toEqual([false, true]);
});

test("the sample world schema rejects invalid times, as the check does", () => {
  const validate = addFormats(new Ajv({ strict: false })).compile(
    JSON.parse(jsonSchemas().get("sample-world.json") ?? ""),
  );
  const { value } = readYaml("sample-world.yaml", process.cwd());
  const isValid = (part: object) => validate({ ...Object(value), ...part });
  expect(isValid({ board: { dayStart: "07:00", dayEnd: "24:00" } })).toBe(true);
  expect(isValid({ board: { dayStart: "7:00", dayEnd: "24:00" } })).toBe(false);
  expect(isValid({ container: { name: "A", handle: "2026-03-02T25:00" } })).toBe(false);
});

test("the editor settings map every schema to its document", () => {
  const expected = Object.keys(documentSchemas).map((name) => [
    `./${schemaFolder}/${name}.json`,
    `content/_reference/${name}.yaml`,
  ]);
  expect(Object.entries(written).sort()).toEqual(expected.sort());
  for (const [schema, document] of Object.entries(written))
    expect([schema, document].map((path) => existsSync(path))).toEqual([true, true]);
});
