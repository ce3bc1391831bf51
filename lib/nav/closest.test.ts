import { expect, test } from "vitest";
import { closestPages } from "./closest";

test("suggests pages by full path or by last segment", () => {
  const pages = ["/user/layouts", "/user/profiles", "/administration/apikeys"].map((path) => ({ path, title: path }));
  expect(closestPages("/user/layuots", pages)[0]?.path).toBe("/user/layouts");
  expect(closestPages("/docs/api-keys.html", pages)[0]?.path).toBe("/administration/apikeys");
  expect(closestPages("/nope", [...pages, { path: "/mobile", title: "Mobile" }])).toEqual([]);
  expect(closestPages("/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq", pages)).toEqual([]);
});

test("suggests at most four pages, closest first, ties sorted by path", () => {
  const suggested = (path: string, ...paths: string[]) =>
    closestPages(
      path,
      paths.map((path) => ({ path, title: path })),
    ).map(({ path }) => path);
  expect(suggested("/a/sync", "/d/sync", "/c/sync", "/b/sync", "/a/syncs", "/e/sync")).toEqual([
    "/a/syncs",
    "/b/sync",
    "/c/sync",
    "/d/sync",
  ]);
  // The same last segment in another folder ranks below a typo in the full path.
  expect(suggested("/user/layout", "/administration/layout", "/user/layouts")).toEqual([
    "/user/layouts",
    "/administration/layout",
  ]);
  // A long name is not close to a short one that it begins with.
  expect(suggested("/x/ab", "/something/abcdefgh")).toEqual([]);
  expect(suggested("/user/layouts.htm", "/user/layouts")).toEqual(["/user/layouts"]);
  expect(suggested("/user/layouts/", "/user/layouts")).toEqual(["/user/layouts"]);
});

test("suggests pages in the requested folder, also by the initials of its name", () => {
  const pages = [
    "/connect/nav/intro",
    "/connect/business-central/intro",
    "/connect/business-central/setup/install",
    "/user/setup/business-central",
  ].map((path) => ({ path, title: path }));
  const first = (path: string) => closestPages(path, pages)[0]?.path;
  expect(first("/connect/business-central")).toBe("/connect/business-central/intro");
  expect(first("/connect/bc")).toBe("/connect/business-central/intro");
  expect(first("/connect/bc/setup")).toBe("/connect/business-central/setup/install");
  // A single letter is not treated as initials.
  expect(first("/c/n")).toBeUndefined();
});
