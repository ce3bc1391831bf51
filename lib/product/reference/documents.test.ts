import { describe, expect, it, vi } from "vitest";
import { isRecord } from "../../input/is-record";
import { validateOrThrow } from "../../input/validate";
import { parseYaml } from "../../input/yaml-document";
import { temporaryFolder } from "../../testing/temporary-folder";
import { errorsSchema } from "./errors";
import { buildReference, loadReference, type ReferenceFiles, readFiles } from "./reference";
import { rightsSchema } from "./rights";
import { settingsSchema } from "./settings";
import { smallFiles } from "./testing/small-reference";
import { readYaml } from "./yaml-file";

const fails = (run: () => unknown) => {
  try {
    run();
  } catch (cause) {
    return cause instanceof Error ? cause.message.split("\n") : [];
  }
  return [];
};

describe("reference documents", () => {
  it("load every error code, setting, and user action, all actions granted to the first role", () => {
    const { errors, settings, rights, cli } = loadReference();
    const files = readFiles(process.cwd());
    const written = (name: keyof ReferenceFiles, key: string) => {
      const { value } = files[name];
      return isRecord(value) ? value[key] : undefined;
    };
    expect(written("errors.yaml", "codes")).toHaveLength(errors.length);
    expect(written("settings.yaml", "settings")).toHaveLength(settings.settings.length);
    expect(written("rights.yaml", "actions")).toHaveLength(rights.actions.length);
    expect(cli.exitCodes.map(({ code }) => code)).toEqual([...cli.exitCodes.keys()]);
    const [highest = ""] = rights.roles;
    expect(rights.actions.filter(({ roles }) => !roles.includes(highest))).toEqual([]);
  });

  it("report every mistake with file, line, and path", () => {
    const source = parseYaml(
      "content/_reference/errors.yaml",
      "codes:\n  - { code: PL-1, title: A, meaning: B, remedy: C }\n  - code: PL-1106\n    title: 7\n    meaning: B\n    status: x\n    retried: maybe\n",
    );
    expect(fails(() => validateOrThrow(errorsSchema, source))).toEqual([
      'content/_reference/errors.yaml:2  "PL-1" does not look like PL-1106. Write PL- and four digits.',
      'content/_reference/errors.yaml:4  "codes[1].title" must be text, found 7. Put it in quotes.',
      'content/_reference/errors.yaml:6  "codes[1].status" must be a number, found "x". Write digits without quotes: status: 12.',
      'content/_reference/errors.yaml:7  "codes[1].retried" must be true or false, found "maybe". Write retried: true or retried: false.',
      'content/_reference/errors.yaml:3  "codes[1]" has no "remedy". Add a line "remedy: …".',
    ]);
  });

  it("reject names that are duplicated or listed under the wrong heading", () => {
    const settings = parseYaml(
      "settings.yaml",
      "tabs: [Map]\nsettings:\n  - { key: map.unit, tab: Map, default: km, effect: A }\n  - { key: map.unit, tab: Map, default: km, effect: A }\n  - { key: plan.unit, tab: Plan, default: km, effect: A }\n  - { key: plan.zoom, tab: Map, default: km, effect: A }\n",
    );
    expect(fails(() => validateOrThrow(settingsSchema, settings))).toEqual([
      'settings.yaml:4  "map.unit" is listed twice. Remove or rename one of the two.',
      'settings.yaml:5  "Plan" is not a known tab. Write one of: Map.',
      'settings.yaml:6  "plan.zoom" does not start with "map.". Change the key or its tab.',
    ]);
    const rights = parseYaml("rights.yaml", "roles: [Planner]\nactions:\n  - { name: Split, roles: [Plannar] }\n");
    expect(fails(() => validateOrThrow(rightsSchema, rights))).toEqual([
      'rights.yaml:3  "Plannar" is not a known role. Did you mean "Planner"?',
    ]);
  });

  it("report text that is not YAML", () => {
    expect(fails(() => validateOrThrow(errorsSchema, parseYaml("a.yaml", "codes: [1\nb: 2")))[0]).toMatch(
      /^a\.yaml:2 {2}Not valid YAML: /,
    );
  });

  it("are all parsed before issues are reported, a missing file counting as an issue", () => {
    const wrong = {
      ...smallFiles,
      "errors.yaml": parseYaml("errors.yaml", "codes: x"),
      "cli.yaml": parseYaml("cli.yaml", "a"),
    };
    expect(
      fails(() => buildReference({ ...wrong, "rights.yaml": parseYaml("rights.yaml", "[") })).map((line) =>
        line.slice(0, 40),
      ),
    ).toEqual(['errors.yaml:1  "codes" must be a list, f', "rights.yaml:1  Not valid YAML: Flow sequ"]);
    expect(fails(() => buildReference(wrong))).toHaveLength(1);
    expect(fails(() => readYaml("none.yaml", process.cwd()))).toEqual([
      "content/_reference/none.yaml:1  The file does not exist. Pages use its data: restore it from git history.",
    ]);
  });
});

it("stay as they were in the live preview when a file is gone", () => {
  const reference = loadReference();
  const without = temporaryFolder();
  expect(fails(() => loadReference(without))).toEqual([expect.stringContaining("The file does not exist.")]);
  vi.stubEnv("NODE_ENV", "development");
  expect(loadReference(without)).toBe(reference);
});

it.each([
  ["changelog.yaml", 'release: "2025.4"', 'release: "2026.1"', '"2026.1" is listed twice.'],
  ["cli.yaml", "{ code: 1, meaning", "{ code: 0, meaning", '"0" is listed twice.'],
  ["cli.yaml", "{ name: trip, page", "{ name: boat, page", '"boat" is listed twice.'],
  ["sdk.yaml", "name: Import,", "name: Fleet.Boats,", '"Fleet.Boats" is listed twice.'],
  ["errors.yaml", /status: 4\d\d/, "status: 4010", "must be at most 599, found 4010."],
] as const)("%s is rejected when %s is replaced with %s", (name, from, to, message) => {
  const { file, text } = smallFiles[name];
  expect(fails(() => buildReference({ ...smallFiles, [name]: parseYaml(file, text.replace(from, to)) }))).toEqual([
    expect.stringContaining(message),
  ]);
});
