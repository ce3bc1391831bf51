// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { SidebarCategory } from "@/lib/types";

const category = (label: string, collapsed = false): SidebarCategory => ({
  type: "category",
  label,
  collapsed,
  items: [{ type: "link", label: "Page", href: `/${label}` }],
});

/** The module as a page has it that was just loaded. */
const load = async () => {
  vi.resetModules();
  return import("./sidebar-memory");
};

beforeEach(() => sessionStorage.clear());

test("a category is open unless configured closed, and open around the current page", async () => {
  const { isCategoryOpen } = await load();
  expect(isCategoryOpen(category("a"), false)).toBe(true);
  expect(isCategoryOpen(category("a", true), false)).toBe(false);
  expect(isCategoryOpen(category("a", true), true)).toBe(true);
});

test("survives a reload of the tab", async () => {
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
  "is not upset by %s in storage",
  async (text) => {
    sessionStorage.setItem("sidebar", text);
    const { restoreMemory, scrollOffsetOf } = await load();
    restoreMemory();
    expect(scrollOffsetOf("user")).toBe(0);
  },
);
