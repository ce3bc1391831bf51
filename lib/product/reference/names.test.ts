import { describe, expect, it } from "vitest";
import { toCamel, toKebab, toPascal } from "./names";

describe("names", () => {
  it.each([
    ["shortDescription", "short-description"],
    ["freeText1", "free-text-1"],
    ["url1Description", "url-1-description"],
    ["DatabaseAction", "database-action"],
  ])("turn %s into %s", (name, kebab) => {
    expect(toKebab(name)).toBe(kebab);
  });

  it("change only the case of the first letter in toPascal and toCamel", () => {
    expect([toPascal("jobNo"), toCamel("SetLocked")]).toEqual(["JobNo", "setLocked"]);
  });
});
