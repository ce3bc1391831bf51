import { expect, test } from "vitest";
import { stages, stagesBefore } from "./stages.mjs";

test("orders builds, which share a folder, one after another, and likewise browser stages", () => {
  type Stage = { command: string[]; isByName?: boolean };
  const all = new Map<string, Stage>(Object.entries(stages));
  const builds = [...all].filter(([, { command }]) => command.includes("build")).map(([name]) => name);
  const browsers = [...all].filter(([, { command, isByName }]) => command.includes("playwright") && !isByName);
  for (const names of [builds, browsers.map(([name]) => name)]) {
    expect(names.length).toBeGreaterThan(2);
    const ranks = names.map((name) => names.filter((other) => stagesBefore(name).has(other)).length);
    expect([...ranks].sort()).toEqual(names.map((_, index) => index));
  }
});
