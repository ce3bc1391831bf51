// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { chooseVersion, readVersion } from "./version-choice";

const version = (name: string, path: string) => ({ name, label: name, path, mainDocId: "user", isLast: path === "/" });
const versions = [version("current", "/"), version("2025.4", "/2025.4")];

beforeEach(() => localStorage.clear());

test("nothing is chosen at first", () => {
  expect(readVersion("default", versions)).toBeUndefined();
});

test("one choice is kept under its own key, the one before is forgotten", () => {
  chooseVersion("default", versions, "current");
  chooseVersion("default", versions, "2025.4");
  expect({ ...localStorage }).toEqual({ "docs-default-2025.4": "true" });
  expect(readVersion("default", versions)).toBe("2025.4");
});

test("a version that is gone counts as no choice", () => {
  chooseVersion("default", versions, "2025.4");
  expect(readVersion("default", versions.slice(0, 1))).toBeUndefined();
});
