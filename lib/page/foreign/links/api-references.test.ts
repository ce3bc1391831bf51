import { expect, test } from "vitest";
import { definedNames, withoutReferences } from "./api-references";

const read = (text: string) => {
  const told: string[] = [];
  return [withoutReferences(text, definedNames(text), (name, lines) => told.push(`${lines} ${name}`)), ...told];
};

test.each([
  ["a\n[b][c.d] [`e.f`][]\n\n`[g.h][]` [i.j][]", ["a\nb `e.f`\n\n`[g.h][]` i.j", "1 c.d", "1 e.f", "3 i.j"]],
  ["[A.b][] [c][`D.e`]\n\n[a.b]: /a\n[`d.e`]: /d", ["[A.b][] [c][`D.e`]\n\n[a.b]: /a\n[`d.e`]: /d"]],
  ["[`A.b`][]\n\n[`a.b`]: /a", ["[`A.b`][]\n\n[`a.b`]: /a"]],
])("shows the words of references that no address is defined for: %j", (text, found) => {
  expect(read(text)).toEqual(found);
});

test("counts the lines above many references once", () => {
  expect(read("[a.b][]\n\n".repeat(30_000)).at(-1)).toBe("59998 a.b");
});
