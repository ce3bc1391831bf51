import { describe, expect, test } from "vitest";
import { checkSidebars } from "../check/check-sidebars";
import { checkedSite } from "../check/testing/checked-site";
import { docSource } from "../page/testing/doc-source";
import type { Route, SidebarLink, Sidebars, Version } from "../types";
import { closestPages } from "./closest";
import { flattenSidebar, holdsPage, neighbors, pagesIn, shownItems, withoutHrefs } from "./flatten";
import { getDoc, getSidebar, getVersionDoc, sidebarOf, trailOf } from "./resolve";
import { listPages, madePages, paramsToRender, placeholder } from "./routes";

const sidebars: Sidebars = {
  user: {
    label: "User",
    href: "/user",
    items: [
      { type: "link", label: "Introduction", href: "/user" },
      {
        type: "category",
        label: "Mobile",
        href: "/user/mobile",
        items: [
          { type: "link", label: "Install", href: "/user/mobile/install" },
          { type: "link", label: "Hidden", href: "/user/mobile/hidden", unlisted: true },
        ],
      },
      { type: "category", label: "Old", href: "/user/old", linkUnlisted: true, items: [] },
    ],
  },
};

const route = (path: string, frontMatter = {}): Route => ({ source: docSource(path, "", { frontMatter }) });
const routes = (...paths: string[]) => new Map(paths.map((path) => [path, route(path)]));

describe("what a reader sees", () => {
  const items = sidebars.user?.items ?? [];
  const labels = (level: readonly { label: string }[]) => level.map((item) => item.label);
  const mobile = items[1]?.type === "category" ? items[1].items : [];
  test("an unlisted page is an entry on that page only", () => {
    expect(labels(shownItems(mobile, "/user"))).toEqual(["Install"]);
    expect(labels(shownItems(mobile, "/user/mobile/hidden"))).toEqual(["Install", "Hidden"]);
  });
  test("a category without a listed page is an entry on its own page only", () => {
    expect(labels(shownItems(items, "/user"))).toEqual(["Introduction", "Mobile"]);
    expect(labels(shownItems(items, "/user/old"))).toEqual(["Introduction", "Mobile", "Old"]);
  });
});

test("a category holds its own page, those it lists, and unlisted ones, which are not among its pages", () => {
  const mobile = sidebars.user?.items[1];
  if (mobile?.type !== "category") throw new Error("The second entry is no category.");
  const paths = ["/user/mobile", "/user/mobile/install", "/user/mobile/hidden", "/user"];
  expect(paths.map((path) => holdsPage(mobile, path))).toEqual([true, true, true, false]);
  expect(pagesIn(mobile).map(({ href }) => href)).toEqual(["/user/mobile", "/user/mobile/install"]);
});

describe("reading order", () => {
  test("lists category pages before their children and leaves unlisted entries out", () => {
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
  test("gives a page that is listed twice the neighbors, and the sidebar, of its first place", () => {
    const link = (href: string) => ({ type: "link" as const, href, label: href });
    const first = { label: "First", href: "/a", items: ["/a", "/b", "/a", "/c"].map(link) };
    const second = { label: "Second", href: "/d", items: [link("/a"), link("/d")] };
    expect(neighbors(first, "/a")).toEqual({ previous: undefined, next: { href: "/b", label: "/b" } });
    expect(["/a", "/d"].map((path) => sidebarOf({ first, second }, path))).toEqual(["first", "second"]);
  });
  test("finds the sidebar and the labels above a page", () => {
    expect(sidebarOf(sidebars, "/user/mobile/hidden")).toBe("user");
    expect(sidebarOf(sidebars, "/mobile")).toBeUndefined();
    const trail = trailOf(sidebars.user?.items ?? [], "/user/mobile/install");
    expect(trail.map(({ label }) => label)).toEqual(["Mobile", "Install"]);
    expect(trail.at(-1)?.href).toBe("/user/mobile/install");
    expect(trailOf(sidebars.user?.items ?? [], "/mobile")).toEqual([]);
  });
});

describe("developer errors", () => {
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

describe("checking navigation", () => {
  const all = routes("/user", "/user/mobile", "/user/mobile/install", "/user/mobile/hidden", "/user/old");
  const check = async (routes: Map<string, Route>, standalonePages: SidebarLink[]) =>
    checkSidebars({ ...(await checkedSite([])), routes, sidebars, standalonePages });
  const standalone = (href: string) => [{ type: "link" as const, label: "Alone", href }];
  test("is silent when sidebars and pages agree", async () => {
    expect(await check(all, [])).toEqual([]);
  });
  test("reports an entry without a page, with the nearest page", async () => {
    const some = routes("/user", "/user/mobile", "/user/mobile/instal", "/user/mobile/hidden", "/user/old");
    expect(await check(some, standalone("/user/mobile/instal"))).toEqual([
      {
        severity: "error",
        file: "sidebars.ts",
        message: 'Sidebar "user" lists "/user/mobile/install", which is no page.',
        hint: 'Did you mean "/user/mobile/instal"? Write content/user/mobile/install.mdx or remove the entry.',
      },
    ]);
  });
  test("reports a page that is in no sidebar unless it is declared so", async () => {
    const more = new Map([...all, ["/roadmap", route("/roadmap")]]);
    expect((await check(more, []))[0]?.message).toBe('Page "/roadmap" is in no sidebar.');
    expect(await check(more, standalone("/roadmap"))).toEqual([]);
  });
  test("reports a page declared to stand alone that does not exist", async () => {
    expect(await check(all, standalone("/user/olt"))).toEqual([
      {
        severity: "error",
        file: "sidebars.ts",
        message: '"standalonePages" lists "/user/olt", which is no page.',
        hint: 'Did you mean "/user/old"? Write content/user/olt.mdx or remove the entry.',
      },
    ]);
  });
  test("reports a label that differs from front matter", async () => {
    const other = new Map([...all, ["/user", route("/user", { sidebarLabel: "Intro" })]]);
    expect((await check(other, []))[0]?.message).toBe(
      'sidebar_label "Intro" differs from the label "Introduction" in sidebars.ts.',
    );
  });
});

test("suggests pages by whole address or by last segment", () => {
  const pages = ["/user/layouts", "/user/profiles", "/administration/apikeys"].map((path) => ({ path, title: path }));
  expect(closestPages("/user/layuots", pages)[0]?.path).toBe("/user/layouts");
  expect(closestPages("/docs/api-keys.html", pages)[0]?.path).toBe("/administration/apikeys");
  expect(closestPages("/nope", [...pages, { path: "/mobile", title: "Mobile" }])).toEqual([]);
  expect(closestPages("/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq", pages)).toEqual([]);
});

test("suggests four pages, the closest first, and equally close ones by address", () => {
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
  // The same last part in another folder counts less than a slip in the whole address.
  expect(suggested("/user/layout", "/administration/layout", "/user/layouts")).toEqual([
    "/user/layouts",
    "/administration/layout",
  ]);
  // A long name is not close to a short one that it begins with.
  expect(suggested("/x/ab", "/something/abcdefgh")).toEqual([]);
  expect(suggested("/user/layouts.htm", "/user/layouts")).toEqual(["/user/layouts"]);
  expect(suggested("/user/layouts/", "/user/layouts")).toEqual(["/user/layouts"]);
});

test("a route with parameters renders the pages that are asked for, or its placeholder", () => {
  const pages = ["/tags/a", "/tags/b"].map((path) => ({ path, params: { tag: path.slice(6) } }));
  const rendered = (only?: string[], of = pages) => paramsToRender(only && new Set(only), of, (tag) => ({ tag }));
  expect(rendered()).toEqual([{ tag: "a" }, { tag: "b" }]);
  expect(rendered(["/tags/b", "/user"])).toEqual([{ tag: "b" }]);
  expect(rendered(["/user"])).toEqual([{ tag: placeholder }]);
  expect(rendered(undefined, [])).toEqual([{ tag: placeholder }]);
});

test("a page of the content takes the place of one the site makes, and unlisted ones are named nowhere", () => {
  const content = new Map([...routes("/user", "/search", "/a"), ["/hidden", route("/hidden", { unlisted: true })]]);
  expect(madePages(content).map(({ path }) => path)).toContain("/tags");
  expect(madePages(content).map(({ path }) => path)).not.toContain("/search");
  const listed = listPages(content).map(({ path }) => path);
  expect(listed.slice(0, 3)).toEqual(["/", "/a", "/search"]);
  expect(listed.filter((path) => path === "/search")).toHaveLength(1);
  expect(listed).not.toContain("/hidden");
});

test("leaving out pages leaves out categories that have no other, and the link of one that has", () => {
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
