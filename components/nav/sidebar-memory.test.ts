// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { SidebarCategory } from "@/lib/types";

const category = (label: string, collapsed = false): SidebarCategory => ({
  type: "category",
  label,
  collapsed,
  items: [{ type: "link", label: "Page", href: `/${label}` }],
});

/** A fresh instance of the module, as after a page load. */
const load = async () => {
  vi.resetModules();
  return import("./sidebar-memory");
};

test("opens a category unless it is configured collapsed and does not contain the current page", async () => {
  const { isCategoryOpen } = await load();
  expect(isCategoryOpen(category("a"), false)).toBe(true);
  expect(isCategoryOpen(category("a", true), false)).toBe(false);
  expect(isCategoryOpen(category("a", true), true)).toBe(true);
});

test("restores categories and scroll offsets after a reload", async () => {
  const before = await load();
  before.rememberCategory(category("a"), false);
  before.rememberCategory(category("b", true), true);
  before.rememberScrollOffset("user", 120);
  before.saveMemory();

  const after = await load();
  expect(after.isCategoryOpen(category("a"), false)).toBe(true);
  after.restoreMemory();
  expect(after.isCategoryOpen(category("a"), false)).toBe(false);
  expect(after.isCategoryOpen(category("b", true), false)).toBe(true);
  expect(after.scrollOffsetOf("user")).toBe(120);
  expect(after.scrollOffsetOf("admin")).toBe(0);
});

test.each(["not JSON", "null", '"text"', '{"scrolled":{"user":"far"}}', '{"categories":null,"scrolled":[1]}', "[[]]"])(
  "ignores malformed storage: %s",
  async (text) => {
    sessionStorage.setItem("sidebar", text);
    const { restoreMemory, scrollOffsetOf } = await load();
    restoreMemory();
    expect(scrollOffsetOf("user")).toBe(0);
  },
);
