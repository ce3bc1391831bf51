import { describe, expect, it } from "vitest";
import { collapseFamilies, formatNeeds } from "./field-rows";

describe("collapseFamilies", () => {
  it("collapses three or more consecutive numbered fields with identical rows", () => {
    const labels = (names: string[]) =>
      collapseFamilies(
        names,
        (name) => name,
        () => "",
      ).map(({ label }) => label);
    expect(labels(["a1", "a2", "a3", "b1", "b2", "c"])).toEqual(["a1 … a3", "b1", "b2", "c"]);
    expect(
      collapseFamilies(
        ["a1", "a2", "a3"],
        (name) => name,
        (name) => name,
      ),
    ).toHaveLength(3);
  });
});

describe("formatNeeds", () => {
  const never = { type: "never" } as const;
  it("lists the actions, or says yes when there is only one", () => {
    expect(
      formatNeeds([
        { action: "create", need: { type: "always" } },
        { action: "delete", need: never },
      ]),
    ).toBe("create");
    expect(formatNeeds([{ action: "send", need: { type: "always" } }])).toBe("yes");
    expect(formatNeeds([{ action: "create", need: never }])).toBe("");
    expect(
      formatNeeds([
        { action: "add", need: { type: "condition", when: "unless manual" } },
        { action: "delete", need: { type: "choice" } },
      ]),
    ).toBe("add, unless manual; delete (one key)");
  });
});
