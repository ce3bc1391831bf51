import { describe, expect, it, vi } from "vitest";
import { InputError } from "../../input/validate";
import { parseYaml } from "../../input/yaml-document";
import { parseApi } from "./api";
import { checkOpenapi } from "./check-documents";
import { parseCli } from "./cli";
import { loadReference, readFiles } from "./reference";

// The first check compiles the schemas.
vi.setConfig({ testTimeout: 60_000 });

const { api, errors } = loadReference();
const files = readFiles(process.cwd());

/** Findings after one change of the OpenAPI document, each as the line of the document, message and hint. */
function seeded(from: string, to: string): string[][] {
  const { file, text } = files["openapi.yaml"];
  expect(text).toContain(from);
  const source = parseYaml(file, text.replace(from, to));
  return checkOpenapi(source, parseApi(source), errors).map(({ line = 0, message, hint = "" }) => [
    source.text.split("\n")[line - 1]?.trim() ?? "",
    message,
    hint,
  ]);
}

describe("checkOpenapi", () => {
  it("finds nothing in the document as it is", () => {
    expect(checkOpenapi(files["openapi.yaml"], api, errors)).toEqual([]);
  });

  it("finds an example of a wrong type on its line", () => {
    expect(seeded("duration: 7200", 'duration: "2 h"')[0]).toEqual([
      'duration: "2 h"',
      '"duration" must be a whole number, found "2 h".',
      "",
    ]);
  });

  it("finds examples that a renamed field leaves behind", () => {
    const found = seeded("locked: { type: boolean, x-group: Value", "isLocked: { type: boolean, x-group: Value");
    expect(found.map(([, message]) => message)).toContain('AppointmentLocked has no field "locked".');
  });

  it("finds codes the catalog does not have, and codes without an answer of their status", () => {
    expect(seeded("PL-1204: The window lies", "PL-1299: The window lies")[0]).toEqual([
      expect.stringMatching(/^PL-1299: The window lies/),
      'content/_reference/errors.yaml has no code "PL-1299".',
      expect.stringMatching(/^Did you mean "PL-1/),
    ]);
    expect(seeded("PL-1008: No appointment has this GUID.", "PL-1201: No appointment has this GUID.")).toEqual([
      ["PL-1201: No appointment has this GUID.", "The operation has no answer with the status of PL-1201, 409.", ""],
    ]);
  });

  it("finds an error whose status is not the one of its code", () => {
    expect(seeded("status: 422\n", "status: 400\n")[0]?.slice(0, 2)).toEqual([
      "status: 400",
      '"status" of PL-1106 is 422, found 400.',
    ]);
  });

  it("finds defaults that their type refuses", () => {
    expect(
      seeded('CaptionContext", default: field', 'CaptionContext", default: fields').map(([, ...rest]) => rest),
    ).toEqual([['"fields" is no value of CaptionContext.', 'Did you mean "field"?']]);
    expect(seeded("type: boolean, default: false", 'type: boolean, default: "no"')[0]?.[1]).toBe(
      'The default "no" is not of the type boolean.',
    );
  });
});

describe("the command line", () => {
  it.each([
    ["default: stop,", "default: halt,", '"halt" is no value of this option. Write one of: stop, continue.'],
    ['type: int, default: "3"', 'type: int, default: "three"', '"three" is no whole number.'],
    [
      "operation: runImport",
      "operation: runImports",
      '"runImports" is no operation of the API. Did you mean "runImport"?',
    ],
  ])("refuses %s → %s", (from, to, message) => {
    const { file, text } = files["cli.yaml"];
    expect(text).toContain(from);
    const read = () => parseCli(parseYaml(file, text.replace(from, to)), api);
    expect(read).toThrow(InputError);
    expect(read).toThrow(message);
    expect(read).toThrow(/^content\/_reference\/cli\.yaml:\d+ {2}/);
  });
});
