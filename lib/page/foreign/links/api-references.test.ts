import { expect, test } from "vitest";
import { definedNames, withoutReferences } from "./api-references";

const isTarget = (name: string) => name === "First-steps";
const read = (text: string) => {
  const told: string[] = [];
  return [
    withoutReferences(text, { defined: definedNames(text), isTarget }, (name, lines) => told.push(`${lines} ${name}`)),
    ...told,
  ];
};

test.each([
  ["a\n[b][c.d] [`e.f`][]\n\n`[g.h][]` [i.j][]", ["a\nb `e.f`\n\n`[g.h][]` i.j", "1 c.d", "1 e.f", "3 i.j"]],
  ["[A.b][] [c][`D.e`]\n\n[a.b]: /a\n[`d.e`]: /d", ["[A.b][] [c][`D.e`]\n\n[a.b]: /a\n[`d.e`]: /d"]],
  ["[a](`B.c/1`) [`d`](`d/1`)\n`[e](@ref)`", ["a `d`\n`[e](@ref)`", "0 B.c/1", "0 d/1"]],
  ["[First steps](@ref) [a](@ref First-steps)", ["[First steps](#First-steps) [a](#First-steps)"]],
  ["[`A`](@ref) [b](@ref A.b) [c](@reference)", ["`A` b [c](@reference)", "0 A", "0 A.b"]],
  ["[`A.b`][]\n\n[`a.b`]: /a", ["[`A.b`][]\n\n[`a.b`]: /a"]],
])("shows the words of references to code that have no address, and links those to headings: %j", (text, found) => {
  expect(read(text)).toEqual(found);
});

test("counts the lines above many references once", () => {
  expect(read("[a.b][]\n\n".repeat(30_000)).at(-1)).toBe("59998 a.b");
});
