import { describe, expect, test } from "vitest";
import type { Version } from "../types";
import { breadcrumbsOf, getDoc, getSidebar, getVersionDoc, sidebarOf } from "./resolve";
import { smallSidebars as sidebars } from "./testing/small-sidebars";

test("finds the sidebar and the labels above a page", () => {
  expect(sidebarOf(sidebars, "/user/mobile/hidden")).toBe("user");
  expect(sidebarOf(sidebars, "/mobile")).toBeUndefined();
  const trail = breadcrumbsOf(sidebars.user?.items ?? [], "/user/mobile/install");
  expect(trail.map(({ label }) => label)).toEqual(["Mobile", "Install"]);
  expect(trail.at(-1)?.href).toBe("/user/mobile/install");
  expect(breadcrumbsOf(sidebars.user?.items ?? [], "/mobile")).toEqual([]);
});

test("a page listed in two sidebars belongs to the first", () => {
  const link = (href: string) => ({ type: "link" as const, href, label: href });
  const first = { label: "First", href: "/a", items: ["/a", "/b"].map(link) };
  const second = { label: "Second", href: "/d", items: ["/a", "/d"].map(link) };
  expect(["/a", "/d"].map((path) => sidebarOf({ first, second }, path))).toEqual(["first", "second"]);
});

describe("the developer errors that the specification names", () => {
  const docs = [{ id: "user/layouts", path: "/user/layouts" }];
  const version: Version = {
    name: "current",
    label: "Next",
    isLast: true,
    path: "/user",
    mainDocId: "user",
    docs,
    draftIds: ["user/new"],
    sidebars,
  };
  test("a doc not found by id", () => {
    expect(getDoc(docs, "user/layouts")).toBe(docs[0]);
    expect(() => getDoc(docs, "user/layuots")).toThrow(
      'Doc not found by id "user/layuots". Did you mean "user/layouts"?',
    );
    expect(() => getDoc(docs, "x")).toThrow('Doc not found by id "x". Ids are paths without the leading slash.');
  });
  test("a sidebar not found by id", () => {
    expect(getSidebar(sidebars, "user")).toBe(sidebars.user);
    expect(() => getSidebar(sidebars, "usr")).toThrow('Sidebar not found by id "usr". Did you mean "user"?');
    expect(() => getSidebar(sidebars, "webhooks")).toThrow('Sidebar not found by id "webhooks". Known sidebars: user.');
  });
  test("a doc id not found in the version", () => {
    expect(getVersionDoc(version, "user/layouts")).toBe(docs[0]);
    expect(() => getVersionDoc(version, "somewhere")).toThrow("It has 1 docs.");
    expect(() => getVersionDoc(version, "user/layout")).toThrow(
      'Doc id "user/layout" not found in version "current". Did you mean "user/layouts"?',
    );
    expect(() => getVersionDoc(version, "user/new")).toThrow('Doc id "user/new" is a draft in version "current".');
  });
});
