// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { chooseVersion } from "./edition-menus";

test("stores the chosen version under its own key and removes the previous one", () => {
  chooseVersion("default", ["current", "2026.3"], "current");
  expect({ ...localStorage }).toEqual({ "docs-default-current": "true" });
  chooseVersion("default", ["current", "2026.3"], "2026.3");
  expect({ ...localStorage }).toEqual({ "docs-default-2026.3": "true" });
});
