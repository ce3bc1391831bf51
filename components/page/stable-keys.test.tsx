import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { withStableKeys } from "./stable-keys";

/** Client references and components bound to a contract have no name of their own. */
const nameless = () => Object.defineProperty(() => null, "name", { value: "" });
const [Tabs, Board] = [nameless(), nameless()];
const components = { Tabs, Board };
/** Keys of a page's blocks, by block id. */
function keysOf(...blocks: ReactNode[]): Map<unknown, unknown> {
  const keyed = withStableKeys(createElement(Fragment, null, ...blocks), components);
  const parts = isValidElement<{ children: ReactNode[] }>(keyed)
    ? keyed.props.children.filter(isValidElement<{ id: string }>)
    : [];
  return new Map(parts.map(({ key, props }) => [props.id, key]));
}
const block = (type: "p" | "h2" | (() => null), id: string) => createElement<{ id: string }>(type, { id });

test("keeps the key of a block when blocks of other types are inserted before it", () => {
  const page = [block("h2", "one"), "\n", block(Tabs, "shell"), "\n", block("h2", "two"), block(Tabs, "language")];
  const before = keysOf(...page);
  const after = keysOf(block("p", "new"), "\n", block(Board, "week"), "\n", ...page);
  expect(before.size).toBe(4);
  expect(new Set(before.values()).size).toBe(4);
  for (const [id, key] of before) expect(after.get(id)).toBe(key);
});

test("returns content that is not a list of blocks unchanged", () => {
  for (const content of ["text", null, block("p", "alone")]) expect(withStableKeys(content, {})).toBe(content);
});
