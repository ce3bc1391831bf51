import { describe, expect, it } from "vitest";
import { InputError } from "../../input/validate";
import { parseApi } from "./api";
import { checkOpenapi, checkReleases } from "./check-documents";
import { checkTexts } from "./check-texts";
import { parseCli } from "./cli";
import { changed, smallFiles, smallReference } from "./testing/small-reference";

const { api, errors } = smallReference;

/** Findings after one change to the OpenAPI document, each as the text of its line, message, and hint. */
function seeded(from: string, to: string): string[][] {
  const source = changed("openapi.yaml", from, to);
  return checkOpenapi(source, parseApi(source), errors).map(({ line = 0, message, hint = "" }) => [
    source.text.split("\n")[line - 1]?.trim() ?? "",
    message,
    hint,
  ]);
}

describe("checkOpenapi", () => {
  it("reports nothing for a consistent document", () => {
    expect(checkOpenapi(smallFiles["openapi.yaml"], api, errors)).toEqual([]);
  });

  it("reports an example of the wrong type at its line", () => {
    expect(seeded("duration: 7200", '\n              duration: "2 h"')).toEqual([
      ['duration: "2 h" }', '"duration" must be a whole number, found "2 h".', ""],
    ]);
  });

  it("reports examples that still use a renamed field's old name", () => {
    const found = seeded("locked: { type: boolean, x-group: Value", "isLocked: { type: boolean, x-group: Value");
    expect(found.map(([, message]) => message)).toContain('TripLocked has no field "locked".');
  });

  it("reports an unknown required field once, not in every example", () => {
    expect(seeded("required: [locked]", "required: [locket]").map(([, ...told]) => told)).toEqual([
      ['TripLocked requires "locket", which is not one of its properties.', 'Did you mean "locked"?'],
    ]);
  });

  it("reports codes missing from the catalog, and codes whose status has no response", () => {
    expect(seeded("PL-1204: The trip", "PL-1299: The trip")).toEqual([
      [
        "PL-1299: The trip starts in the past.",
        'content/_reference/errors.yaml has no code "PL-1299".',
        'Did you mean "PL-1204"?',
      ],
    ]);
    expect(seeded("PL-1008: No trip has this GUID.", "PL-1204: No trip has this GUID.")).toEqual([
      ["PL-1204: No trip has this GUID.", "The operation has no response with the status of PL-1204, 409.", ""],
    ]);
  });

  it("reports an error whose status does not match its code", () => {
    expect(seeded("status: 422, code: PL-1106", "status: 400, code: PL-1106").map(([, message]) => message)).toEqual([
      '"status" of PL-1106 is 422, found 400.',
    ]);
  });

  it("reports defaults that do not match their type", () => {
    expect(seeded("default: normal, x-group", "default: normall, x-group").map(([, ...rest]) => rest)).toEqual([
      ['"normall" is not a value of Importance.', 'Did you mean "normal"?'],
    ]);
    expect(seeded("type: boolean, default: false", 'type: boolean, default: "no"')[0]?.[1]).toBe(
      'The default "no" is not of the type boolean.',
    );
  });
});

it("reports parameter examples and defaults that do not match their type", () => {
  expect(seeded('example: "2026-03-02T00:00:00Z"', 'example: "2026-03-02"')).toEqual([
    ['example: "2026-03-02",', 'The example "2026-03-02" does not fit date-time.', ""],
  ]);
  const shown = "schema: { type: boolean }, description: Boats out";
  expect(seeded(shown, shown.replace("boolean", "boolean, default: 1"))[0]?.[1]).toBe(
    "The default 1 does not fit bool.",
  );
  const since =
    "{ name: from, in: query, schema: { type: string, format: date }, description: x, example: '2026-03-02' }";
  expect(seeded("        - { name: includeHidden", `        - ${since}\n        - { name: includeHidden`)).toEqual([]);
});

describe("the command line", () => {
  it.each([
    ["default: stop,", "default: halt,", '"halt" is not a known value of this option. Write one of: stop, continue.'],
    ['type: int, default: "3"', 'type: int, default: "three"', '"three" is not a whole number.'],
    [
      "operation: runImport",
      "operation: runImports",
      '"runImports" is not a known operation of the API. Did you mean "runImport"?',
    ],
  ])("rejects %s → %s", (from, to, message) => {
    const read = () => parseCli(changed("cli.yaml", from, to), api);
    expect(read).toThrow(InputError);
    expect(read).toThrow(message);
    expect(read).toThrow(/^content\/_reference\/cli\.yaml:\d+ {2}/);
  });
});

describe("checkReleases", () => {
  it("reports a release that is missing from the changelog", () => {
    const { changelog } = smallReference;
    expect(checkReleases(smallFiles["openapi.yaml"], changelog)).toEqual([]);
    const source = changed("openapi.yaml", "operationId: listBoats", 'operationId: listBoats\n      x-since: "2026.2"');
    expect(checkReleases(source, changelog)).toMatchObject([
      {
        line: source.text.split("\n").findIndex((line) => line.includes("x-since")) + 1,
        message: 'content/_reference/changelog.yaml has no release "2026.2".',
        hint: "Write one of: 2026.1, 2025.4.",
      },
    ]);
  });
});

describe("checkTexts", () => {
  const first = "remedy: Send JSON";
  it.each([
    ["See **Roles", '"**" has no matching "**".'],
    ["Send `X-API-KEY", '"`" has no matching "`".'],
    ["See [roles](/roles", 'The link "](" is never closed.'],
  ])("reports marks without a partner: %s", (text, message) => {
    const document = changed("errors.yaml", first, `remedy: "${text}"`);
    const line = document.text.split("\n").findIndex((written) => written.includes(text)) + 1;
    expect(checkTexts(document)).toMatchObject([{ severity: "error", file: document.file, line, message }]);
  });

  it("reports a text that begins with a name in YAML, and nothing in the other texts", () => {
    const [found, ...others] = checkTexts(changed("errors.yaml", first, "remedy: &team of planners"));
    expect(found?.message).toMatch(/remedy" is read as "of planners": in YAML, "&team" is a name for the value\.$/);
    expect(others).toEqual([]);
    expect(Object.values(smallFiles).flatMap(checkTexts)).toEqual([]);
  });

  it("takes no pattern or example for text", () => {
    const from = "schema: { type: boolean }, description: Boats out of use as well.";
    for (const schema of ['{ type: string, pattern: "^[A-Z](-[0-9])*$" }', '{ type: string, example: "**" }'])
      expect(checkTexts(changed("openapi.yaml", from, `schema: ${schema}, description: Boats.`))).toEqual([]);
  });
});
