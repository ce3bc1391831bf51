import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { withStableKeys } from "./stable-keys";

const Tabs = () => null;
/** Keys of the blocks of a page by the text or name of each. */
function keysOf(...blocks: ReactNode[]): Map<unknown, unknown> {
  const keyed = withStableKeys(createElement(Fragment, null, ...blocks));
  const parts = isValidElement<{ children: ReactNode[] }>(keyed)
    ? keyed.props.children.filter(isValidElement<{ id: string }>)
    : [];
  return new Map(parts.map(({ key, props }) => [props.id, key]));
}
const block = (type: "p" | "h2" | typeof Tabs, id: string) => createElement<{ id: string }>(type, { id });

test("a block keeps its key when a block of another kind is put in before it", () => {
  const page = [block("h2", "one"), "\n", block(Tabs, "shell"), "\n", block("h2", "two"), block(Tabs, "language")];
  const before = keysOf(...page);
  const after = keysOf(block("p", "new"), "\n", ...page);
  expect(before.size).toBe(4);
  expect(new Set(before.values()).size).toBe(4);
  for (const [id, key] of before) expect(after.get(id)).toBe(key);
});

test("what is not a list of blocks stays as it is", () => {
  for (const content of ["text", null, block("p", "alone")]) expect(withStableKeys(content)).toBe(content);
});
