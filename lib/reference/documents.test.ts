import { describe, expect, it } from "vitest";
import { parseErrors } from "./errors";
import { loadReference } from "./reference";
import { parseRights } from "./rights";
import { parseSettings } from "./settings";
import { parseYaml } from "./yaml-file";

const fails = (run: () => unknown) => {
  try {
    run();
  } catch (cause) {
    return cause instanceof Error ? cause.message.split("\n") : [];
  }
  return [];
};

describe("reference documents", () => {
  it("hold the whole catalog, all settings and all user actions", () => {
    const { errors, settings, rights, cli } = loadReference();
    expect([errors.length, settings.settings.length, rights.actions.length]).toEqual([81, 52, 56]);
    expect(cli.exitCodes.map(({ code }) => code)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(rights.actions.every(({ roles }) => roles.includes("Administrator"))).toBe(true);
  });

  it("tell every mistake with file, line and path", () => {
    const source = parseYaml(
      "content/_reference/errors.yaml",
      "codes:\n  - { code: PL-1, title: A, meaning: B, remedy: C }\n  - code: PL-1106\n    title: 7\n    meaning: B\n    status: x\n    retried: maybe\n",
    );
    expect(fails(() => parseErrors(source))).toEqual([
      'content/_reference/errors.yaml:2  codes[0].code: "PL-1" does not look like PL-1106.',
      "content/_reference/errors.yaml:4  codes[1].title: expected text, found 7.",
      'content/_reference/errors.yaml:6  codes[1].status: expected a whole number, found "x".',
      'content/_reference/errors.yaml:7  codes[1].retried: expected true or false, found "maybe".',
      "content/_reference/errors.yaml:3  codes[1].remedy: expected text, found nothing.",
    ]);
  });

  it("refuse names that are listed twice or stand under the wrong heading", () => {
    const settings = parseYaml(
      "settings.yaml",
      "tabs: [Map]\nsettings:\n  - { key: map.unit, tab: Map, default: km, effect: A }\n  - { key: map.unit, tab: Map, default: km, effect: A }\n  - { key: plan.unit, tab: Plan, default: km, effect: A }\n",
    );
    expect(fails(() => parseSettings(settings))).toEqual([
      'settings.yaml:4  settings[1].key: "map.unit" is listed twice.',
      'settings.yaml:5  settings[2].tab: expected one of "Map", found "Plan".',
      'settings.yaml:5  settings[2].key: "plan.unit" does not start with "map.".',
    ]);
    const rights = parseYaml("rights.yaml", "roles: [Planner]\nactions:\n  - { name: Split, roles: [Plannar] }\n");
    expect(fails(() => parseRights(rights))).toEqual([
      'rights.yaml:3  actions[0].roles[0]: expected one of "Planner", found "Plannar".',
    ]);
  });

  it("report text that is not YAML", () => {
    expect(fails(() => parseYaml("a.yaml", "a: [1\nb: 2"))[0]).toMatch(/^a\.yaml:2 {2}/);
  });
});
