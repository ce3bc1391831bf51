import { describe, expect, it } from "vitest";
import { parseYaml } from "../../input/yaml-document";
import { parseApi } from "./api";
import { parseCli } from "./cli";
import { formatType } from "./field-type";
import { parseSdk } from "./sdk";
import { changed, smallReference } from "./testing/small-reference";

const { api } = smallReference;
const document = (schemas: string) =>
  parseYaml(
    "openapi.yaml",
    `servers: [{ description: Sandbox, url: https://a.example }, { description: Production, url: https://b.example }]\npaths: {}\nx-common-errors: {}\ncomponents:\n  schemas:\n    ImportOperation: { type: string, description: x, enum: [], x-data: {} }\n${schemas}`,
  );
const messageOf = (run: () => unknown) => {
  try {
    run();
    return "";
  } catch (cause) {
    return cause instanceof Error ? cause.message : "";
  }
};

describe("parseApi", () => {
  it("reads both servers and every endpoint, with operations in a fixed order", () => {
    expect(api.endpoints.map(({ path, operations }) => [path, operations.map(({ id }) => id)])).toEqual([
      ["/boat", ["listBoats", "upsertBoat", "updateBoat", "deleteBoat"]],
      ["/trip", ["listTrips", "upsertTrip", "deleteTrip"]],
      ["/trip/{tripGuid}", ["getTrip"]],
      ["/tripLocked", ["setTripLocked"]],
      ["/import", ["runImport"]],
      ["/token", ["createToken"]],
    ]);
    expect(api.servers).toEqual({ sandbox: "https://sandbox.harbor.example", production: "https://harbor.example" });
  });

  it("merges a schema with its allOf bases: keys first, then its own fields, then the fields of every write", () => {
    const names = api.schemas.find(({ name }) => name === "TripLocked")?.fields.map(({ name }) => name);
    expect(names).toEqual(["tripGuid", "tripNo", "sourceApp", "locked", "sentByDesk"]);
  });

  it("takes the default of an enumeration from the fields that use it", () => {
    const usual = new Map(api.enumerations.map((enumeration) => [enumeration.name, enumeration.default]));
    expect([usual.get("Importance"), usual.get("ImportOnError"), usual.get("Weather")]).toEqual([
      "normal",
      "stop",
      undefined,
    ]);
  });

  it.each([
    ["    get:\n      operationId: listBoats", "    gte:\n      operationId: listBoats", "gte", "paths./boat", "get"],
    ["      requestBody:", "      requestBdy:", "requestBdy", "paths./boat.post", "requestBody"],
    ["      required: true", "      requred: true", "requred", "paths./trip.get.parameters", "required"],
  ])("reports a key that nobody reads, once: %j", (from, to, key, place, meant) => {
    const told = messageOf(() => parseApi(changed("openapi.yaml", from, to))).split("\n");
    expect(told).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/_reference/openapi.yaml:\\d+ +Unknown key "${key}" in "${place}.*"\\. Did you mean "${meant}"\\?$`,
        ),
      ),
    ]);
  });

  it("reports a dangling $ref anywhere, without follow-on errors", () => {
    const toldOf = (from: string, to: string) =>
      messageOf(() => parseApi(changed("openapi.yaml", from, to))).split("\n");
    expect(toldOf('"#/components/parameters/Limit"', '"#/components/parameters/Limits"')).toEqual([
      expect.stringMatching(
        /^content\/_reference\/openapi.yaml:\d+ .*"#\/components\/parameters\/Limits", which points to nothing. Did you mean "Limit"\?$/,
      ),
    ]);
    expect(
      toldOf('schema: { $ref: "#/components/schemas/BoatList" }', 'schema: { $ref: "#/components/schemas/BoatLists" }'),
    ).toEqual([expect.stringMatching(/which points to nothing. Did you mean "BoatList"\?$/)]);
  });

  it("reports addresses of servers and further documentation that name no host", () => {
    const text = (url: string) =>
      `servers: [{ description: Sandbox, url: ${url} }, { description: Production, url: https://b.example }]\nexternalDocs: { url: ${url} }\n`;
    const written = document("").text.replace(/^servers.*\n/, text("a.example"));
    const told = messageOf(() => parseApi(parseYaml("openapi.yaml", written))).split("\n");
    expect(told).toEqual([
      expect.stringMatching(/^openapi\.yaml:1 .*"a\.example", which is not an address\. Write https:/),
      expect.stringMatching(/^openapi\.yaml:2 .*"a\.example", which is not an address\. Write https:/),
    ]);
  });

  it("reports a duplicate operationId, an unknown tag, and a numeric version", () => {
    const toldOf = (from: string, to: string) => messageOf(() => parseApi(changed("openapi.yaml", from, to)));
    expect(toldOf("operationId: upsertBoat", "operationId: listBoats")).toContain(
      'operationId" is "listBoats", the id of another operation. Rename one of the two.',
    );
    expect(toldOf("tags: [Boats]", "tags: [Boat]")).toContain('tags[0]" cannot be "Boat". Did you mean "Boats"?');
    const version = (written: string) => messageOf(() => parseApi(parseYaml("openapi.yaml", `openapi: ${written}\n`)));
    expect(version("3.1")).toContain('"openapi" must be text, found 3.1.');
    expect(version("3.1.0")).not.toContain('"openapi"');
    expect(toldOf('version: "2026.1"', "version: 2026.1")).toContain('"info.version" must be text, found 2026.1.');
  });

  it("reports a field without a description, an unknown type, and a dangling $ref", () => {
    const source = document(
      "    A:\n      type: object\n      description: x\n      properties:\n        one: { type: string, x-group: g }\n        two: { type: blob, x-group: g, description: y }\n        three: { $ref: '#/components/schemas/B/properties/x' }\n",
    );
    const messages = messageOf(() => parseApi(source)).split("\n");
    expect(messages[0]).toBe(
      'openapi.yaml:11  "components.schemas.A.properties.one" has no "description". Add a line "description: …".',
    );
    expect(messages[1]).toBe(
      'openapi.yaml:12  "components.schemas.A.properties.two" has the type "blob", which the reference does not know. Write string, number, integer, boolean, array, or object.',
    );
    expect(messages[2]).toBe(
      'openapi.yaml:13  "components.schemas.A.properties.three.$ref" is "#/components/schemas/B/properties/x", which points to nothing. Write a path that exists in this document.',
    );
  });
});

it.each([
  ["a text that is a number", "properties: { one: { type: string, x-group: 12, description: x } }", "found 12"],
  ["properties that are a list", "properties: [one]", '"components.schemas.A.properties" must be a map'],
  ["references in a circle", "allOf: [{ $ref: '#/components/schemas/B' }]", "leads back to itself."],
])("rejects %s", (_, line, message) => {
  const twins = "    B: { $ref: '#/components/schemas/C' }\n    C: { $ref: '#/components/schemas/B' }\n";
  const source = document(`    A:\n      type: object\n      description: x\n      ${line}\n${twins}`);
  expect(messageOf(() => parseApi(source))).toContain(message);
});

it("accepts null before a type, and fractional limits", () => {
  const lines = [
    "one: { type: ['null', string], maxLength: 9, x-group: g, description: x }",
    "two: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/A' }], x-group: g, description: x }",
    "three: { type: number, minimum: -0.5, x-group: g, description: x }",
  ];
  const properties = lines.map((line) => `        ${line}\n`).join("");
  const { schemas } = parseApi(
    document(`    A:\n      type: object\n      description: x\n      properties:\n${properties}`),
  );
  expect(schemas[0]?.fields.map(({ type, isNullable }) => [formatType(type), isNullable])).toEqual([
    ["text(9)", true],
    ["A", true],
    ["decimal, from −0.5", false],
  ]);
});

it("rejects an unknown format", () => {
  const told = messageOf(() => parseApi(changed("openapi.yaml", "format: date-time", "format: date-tim")));
  expect(told).toMatch(/format" cannot be "date-tim". Did you mean "date-time"\?$/m);
});

it("rejects an unknown schema keyword wherever it occurs", () => {
  const toldOf = (from: string, to: string) => messageOf(() => parseApi(changed("openapi.yaml", from, to)));
  expect(toldOf("maxLength: ", "maxLenght: ")).toMatch(/Unknown key "maxLenght" in .* Did you mean "maxLength"\?$/m);
  expect(toldOf("format: date-time", "formt: date-time")).toMatch(/Unknown key "formt" in .*schema"/);
  expect(toldOf("schema: { type: integer, minimum: ", "schema: { type: integer, minmum: ")).toMatch(
    /Unknown key "minmum" in "components.parameters.*schema". Did you mean "minimum"\?$/m,
  );
});

describe("parseCli and parseSdk", () => {
  it("report references to unknown endpoints, operations, and fields, and duplicate names", () => {
    const cli = (version: string) =>
      parseYaml(
        "cli.yaml",
        `name: p\nversion: ${version}\nglobalOptions: []\nexitCodes: []\ncommands:\n  - { name: boats, page: /a, summary: b, path: /boats }\n  - { name: nothing, page: /a, summary: b }\n`,
      );
    expect(messageOf(() => parseCli(cli("1"), api)).split("\n")).toEqual([
      'cli.yaml:2  "version" must be text, found 1. Put it in quotes.',
    ]);
    expect(messageOf(() => parseCli(cli("'1'"), api)).split("\n")).toEqual([
      'cli.yaml:6  "/boats" is not a known path of the API with a POST. Did you mean "/boat"?',
      'cli.yaml:7  "nothing" does nothing. Add one of path, actions, entities, verbs, operation.',
    ]);
    const toldOf = (from: string, to: string) => messageOf(() => parseCli(changed("cli.yaml", from, to), api));
    expect(toldOf("{ name: n }", "{ nam: n }")).toMatch(
      /"nam" is not a known field of the command. Did you mean "name"\?$/,
    );
    expect(toldOf("{ name: n }", "{ name: e }")).toMatch(
      /yaml:10 {2}"e" is listed twice. Remove or rename one of the two.$/,
    );
    const listedOnce = /^[^\n]+ is listed twice. Remove or rename one of the two.$/;
    expect(toldOf("{ name: max-retries,", "{ name: max-retries, alias: e,")).toMatch(listedOnce);
    const second =
      "options:\n      - { name: other, alias: x, type: int, meaning: Other }\n      - { name: from, alias: x";
    expect(toldOf("options:\n      - { name: from", second)).toMatch(listedOnce);
    expect(toldOf("field: from", "field: form")).toMatch(/"form" is not a known parameter of the command./);
    expect(toldOf("requiredFor: [trip]", "requiredFor: [trips]")).toMatch(
      /"trips" is not a known entity of the command./,
    );
    expect(toldOf("verbs: {", "aliases: { nam: n }, verbs: {")).toMatch(/"nam" is not a known field of the command./);
    expect(toldOf("type: ImportOnError", "type: ImportOnErrors")).toMatch(
      /"ImportOnErrors" is not a known enumeration./,
    );
    expect(toldOf("trip: listTrips", "trip: listTrip")).toMatch(
      /^[^\n]+"listTrip" is not a known operation of the API[^\n]+$/,
    );
    const sdk = parseYaml(
      "sdk.yaml",
      'version: "4"\nmembers:\n  - { name: Boats, methods: { Upsert: upsertBoats } }\nlanguages:\n  dotnet: { package: a, types: [] }\n  js: { package: b, types: [] }\n',
    );
    expect(messageOf(() => parseSdk(sdk, api))).toBe(
      'sdk.yaml:3  "upsertBoats" is not a known operation of the API. Did you mean "upsertBoat"?',
    );
  });
});
