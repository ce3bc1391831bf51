import { describe, expect, test } from "vitest";
import type { SidebarLink } from "../types";
import { containsPage, flattenSidebar, neighbors, pagesIn, visibleItems, withoutHrefs } from "./flatten";
import { smallSidebars as sidebars } from "./testing/small-sidebars";

describe("visibleItems", () => {
  const items = sidebars.user?.items ?? [];
  const labels = (level: readonly { label: string }[]) => level.map((item) => item.label);
  const mobile = items[1]?.type === "category" ? items[1].items : [];
  test("shows an unlisted page only on that page", () => {
    expect(labels(visibleItems(mobile, "/user"))).toEqual(["Install"]);
    expect(labels(visibleItems(mobile, "/user/mobile/hidden"))).toEqual(["Install", "Hidden"]);
  });
  test("shows a category without listed pages only on one of its own pages", () => {
    expect(labels(visibleItems(items, "/user"))).toEqual(["Introduction", "Mobile"]);
    expect(labels(visibleItems(items, "/user/old"))).toEqual(["Introduction", "Mobile", "Old"]);
  });
});

test("a category contains its own, listed, and unlisted pages, but pagesIn excludes unlisted ones", () => {
  const mobile = sidebars.user?.items[1];
  if (mobile?.type !== "category") throw new Error("The second entry is no category.");
  const paths = ["/user/mobile", "/user/mobile/install", "/user/mobile/hidden", "/user"];
  expect(paths.map((path) => containsPage(mobile, path))).toEqual([true, true, true, false]);
  expect(pagesIn(mobile).map(({ href }) => href)).toEqual(["/user/mobile", "/user/mobile/install"]);
});

describe("reading order", () => {
  test("lists category pages before their children and omits unlisted entries", () => {
    expect(flattenSidebar(sidebars.user?.items ?? []).map((page) => page.href)).toEqual([
      "/user",
      "/user/mobile",
      "/user/mobile/install",
    ]);
  });
  test("gives the neighbors of a page", () => {
    expect(neighbors(sidebars.user, "/user/mobile")).toEqual({
      previous: { href: "/user", label: "Introduction" },
      next: { href: "/user/mobile/install", label: "Install" },
    });
    expect(neighbors(sidebars.user, "/user").previous).toBeUndefined();
    expect(neighbors(sidebars.user, "/user/mobile/hidden")).toEqual({});
    expect(neighbors(undefined, "/user")).toEqual({});
  });
  test("gives a page that is listed twice the neighbors of its first position", () => {
    const link = (href: string) => ({ type: "link" as const, href, label: href });
    const first = { label: "First", href: "/a", items: ["/a", "/b", "/a", "/c"].map(link) };
    expect(neighbors(first, "/a")).toEqual({ previous: undefined, next: { href: "/b", label: "/b" } });
  });
});

test("withoutHrefs drops categories that become empty, and only the link of those that do not", () => {
  const link = (href: string): SidebarLink => ({ type: "link", label: "L", href });
  const items = [
    link("/a"),
    { type: "category" as const, label: "Own", href: "/b", items: [link("/c")] },
    { type: "category" as const, label: "None", items: [link("/d")] },
  ];
  expect(withoutHrefs(items, new Set(["/a", "/b", "/d"]))).toEqual([
    { type: "category", label: "Own", items: [link("/c")] },
  ]);
  expect(withoutHrefs(items, new Set(["/c"]))[1]).toEqual({ type: "category", label: "Own", href: "/b", items: [] });
});
