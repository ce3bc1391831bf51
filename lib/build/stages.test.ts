import { expect, test } from "vitest";
import { stages } from "./stages.mjs";

test("builds, which share a folder, follow each other, browsers do, and every stage can be reached", () => {
  type Stage = { command: string[]; tests?: string; after?: string[]; isByName?: boolean };
  const all = new Map<string, Stage>(Object.entries(stages));
  const before = (name: string, seen = new Set<string>()): Set<string> => {
    const { tests = [], after = [] } = all.get(name) ?? {};
    for (const other of [tests, after].flat()) {
      expect(all.has(other), `${name} comes after ${other}`).toBe(true);
      expect(other).not.toBe(name);
      if (!seen.has(other)) before(other, seen.add(other));
    }
    return seen;
  };
  const builds = [...all].filter(([, { command }]) => command.includes("build")).map(([name]) => name);
  const browsers = [...all].filter(([, { command, isByName }]) => command.includes("playwright") && !isByName);
  for (const names of [builds, browsers.map(([name]) => name)]) {
    expect(names.length).toBeGreaterThan(2);
    const ranks = names.map((name) => names.filter((other) => before(name).has(other)).length);
    expect([...ranks].sort()).toEqual(names.map((_, index) => index));
  }
});
