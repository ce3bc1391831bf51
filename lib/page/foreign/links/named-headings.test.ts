import { expect, test } from "vitest";
import { readForeign } from "../../testing/read-foreign";
import { headingNamesIn, headingUsesIn } from "./named-headings";

test("reads the name of a heading as its id", async () => {
  const body = "# A\n\n## [**1.** First steps](@id First-steps)\n\nSee [First steps](@ref) and [`b`](`C.b/1`).\n";
  const { outline, findings } = await readForeign("a.md", body);
  expect(outline.headings.map(({ id }) => id)).toContain("First-steps");
  expect(findings.map(({ message }) => message)).toEqual([
    'The reference to "C.b/1" has no address: its words are shown.',
  ]);
  expect(headingNamesIn(`${body}\n~~~md\n# [C](@id c)\n~~~\n`)).toEqual(["First-steps"]);
});

test.each([
  ["[First steps](@ref) [b](@ref c) [`[d]` e](@ref f)", ["First-steps", "c", "f"]],
  ["[a](@reference)", []],
])("finds the headings that %j refers to", (text, found) => {
  expect(headingUsesIn(text)).toEqual(found);
});
