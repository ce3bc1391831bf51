import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { readYaml } from "../product/reference/yaml-file";
import { documentSchemas, jsonSchemas, schemaFolder } from "./json-schemas";

const written: Record<string, string> = JSON.parse(readFileSync(".vscode/settings.json", "utf8"))["yaml.schemas"];

test("the schemas in docs are those of the code; `npm run schemas` writes them", () => {
  expect(readdirSync(schemaFolder).sort()).toEqual([...jsonSchemas().keys()].sort());
  for (const [name, text] of jsonSchemas()) expect(readFileSync(join(schemaFolder, name), "utf8"), name).toBe(text);
});

test.each(Object.keys(documentSchemas))(
  "the schema of %s accepts the document and refuses a key it does not know",
  (name) => {
    const ajv = addFormats(new Ajv({ strict: false }));
    const validate = ajv.compile(JSON.parse(jsonSchemas().get(`${name}.json`) ?? ""));
    const { value } = readYaml(`${name}.yaml`, process.cwd());
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...Object(value), unknown: 1 })).toBe(false);
  },
);

test("the editor knows the schema of every document that has one", () => {
  const expected = Object.keys(documentSchemas).map((name) => [
    `./${schemaFolder}/${name}.json`,
    `content/_reference/${name}.yaml`,
  ]);
  expect(Object.entries(written).sort()).toEqual(expected.sort());
  for (const [schema, document] of Object.entries(written))
    expect([schema, document].map((path) => existsSync(path))).toEqual([true, true]);
});
