import { describe, expect, test } from "vitest";
import { lastVersion, mainPathOf, versionOf } from "./versions";

const next = { name: "current", label: "Next", path: "/", mainDocId: "user", isLast: true };
const old = { name: "2025.4", label: "2025.4", path: "/2025.4", mainDocId: "user", isLast: false };

test("a version leads to its main page", () => {
  expect(mainPathOf(next)).toBe("/user");
  expect(mainPathOf(old)).toBe("/2025.4/user");
});

test("the last version is the one marked so, else the first", () => {
  expect(lastVersion([old, next])).toBe(next);
  expect(lastVersion([old])).toBe(old);
  expect(() => lastVersion([])).toThrow("The site has no version. Name one in versions.items of lib/site.ts.");
});

describe("a page's version", () => {
  test.each([
    ["/user", "current"],
    ["/2025.4/user", "2025.4"],
    ["/2025.4", "2025.4"],
    ["/2025.40/user", "current"],
  ])("%s belongs to %s, whatever was chosen before", (path, name) => {
    for (const chosen of [undefined, "current", "2025.4"]) expect(versionOf([next, old], path, chosen).name).toBe(name);
  });
  test("is the reader's choice where two versions share their pages", () => {
    const twin = { ...old, path: "/" };
    expect(versionOf([next, twin], "/user", "2025.4")).toBe(twin);
    expect(versionOf([next, twin], "/user", undefined)).toBe(next);
    expect(versionOf([next, twin], "/user", "gone")).toBe(next);
  });
  test("is the last version outside of all versions", () => {
    expect(versionOf([{ ...next, path: "/docs" }, old], "/roadmap", undefined).name).toBe("current");
  });
});
