import { expect, test } from "vitest";
import { stages } from "./stages.mjs";

test("builds, which share a folder, follow each other, and every stage can be reached", () => {
  type Stage = { command: string[]; tests?: string; after?: string[] };
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
  const ranks = builds.map((name) => builds.filter((other) => before(name).has(other)).length);
  expect([...ranks].sort()).toEqual(builds.map((_, index) => index));
});
