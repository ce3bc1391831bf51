import { expect, test } from "vitest";
import { applyBrand } from "./brand";

const from = { name: "Planloom", domain: "planloom.example" };
const to = { name: "Acme Plan", domain: "acme.example" };

test.each([
  ["Planloom sends it. Planloom's board, (Planloom)", "Acme Plan sends it. Acme Plan's board, (Acme Plan)"],
  ["https://api.planloom.example/job", "https://api.acme.example/job"],
  [
    "`Planloom.Sdk`, PlanloomClient, @planloom/sdk, planloom job add",
    "`Planloom.Sdk`, PlanloomClient, @planloom/sdk, planloom job add",
  ],
  ["Open Planloom.", "Open Acme Plan."],
  [
    "[a](/b#sent-to-planloom-first), #planloom\n    at: planloom-signs\n# planloom job",
    "[a](/b#sent-to-acme-plan-first), #acme-plan\n    at: acme-plan-signs\n# planloom job",
  ],
])("replaces the authored brand with the owner's in %j", (text, expected) => {
  expect(applyBrand(text, from, to)).toBe(expected);
});

test("leaves the text unchanged when nothing is renamed", () => {
  expect(applyBrand("Planloom", from, from)).toBe("Planloom");
});

test("escapes names with special characters of regular expressions and replacement strings", () => {
  const plan = { name: "Plan (C++)", domain: "plan.example" };
  expect(applyBrand("Open Plan (C++) now, not Plan CC. [a](/b#plan-c)", plan, { ...plan, name: "$& 3 $1" })).toBe(
    "Open $& 3 $1 now, not Plan CC. [a](/b#3-1)",
  );
});
