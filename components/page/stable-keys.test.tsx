import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { withStableKeys } from "./stable-keys";

/** Components have no names of their own where they come from the server's side of a client component, or are bound to a contract. */
const nameless = () => Object.defineProperty(() => null, "name", { value: "" });
const [Tabs, Board] = [nameless(), nameless()];
const components = { Tabs, Board };
/** Keys of the blocks of a page by the id of each. */
function keysOf(...blocks: ReactNode[]): Map<unknown, unknown> {
  const keyed = withStableKeys(createElement(Fragment, null, ...blocks), components);
  const parts = isValidElement<{ children: ReactNode[] }>(keyed)
    ? keyed.props.children.filter(isValidElement<{ id: string }>)
    : [];
  return new Map(parts.map(({ key, props }) => [props.id, key]));
}
const block = (type: "p" | "h2" | (() => null), id: string) => createElement<{ id: string }>(type, { id });

test("a block keeps its key when blocks of other kinds are put in before it", () => {
  const page = [block("h2", "one"), "\n", block(Tabs, "shell"), "\n", block("h2", "two"), block(Tabs, "language")];
  const before = keysOf(...page);
  const after = keysOf(block("p", "new"), "\n", block(Board, "week"), "\n", ...page);
  expect(before.size).toBe(4);
  expect(new Set(before.values()).size).toBe(4);
  for (const [id, key] of before) expect(after.get(id)).toBe(key);
});

test("what is not a list of blocks stays as it is", () => {
  for (const content of ["text", null, block("p", "alone")]) expect(withStableKeys(content, {})).toBe(content);
});
