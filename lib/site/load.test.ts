import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { findEdition, listEditions } from "../nav/editions";
import { ownManifest } from "../nav/manifest";
import { productOf } from "../plain/product";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeFiles } from "../testing/write-files";
import type { Sidebars } from "../types";
import { hasDrafts, loadSite, metadataOf } from "./load";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

const sidebars: Sidebars = {
  user: {
    label: "User",
    href: "/user",
    items: [
      { type: "link", label: "Introduction", href: "/user" },
      { type: "link", label: "New", href: "/user/new" },
    ],
  },
};

const load = (includeDrafts: boolean) =>
  loadSite(
    { root, isAuthoring: false, isOptimized: false, isStrict: false },
    { manifest: { ...ownManifest, sidebars }, product: productOf(), includeDrafts },
  );

function write(file: string, extra = ""): void {
  writeFiles(root, { [`content/${file}`]: `---\ntitle: ${file}\ndescription: b\ntype: concept\n${extra}---\n` });
}

test("detects drafts among pages and posts", () => {
  write("user/index.mdx");
  write("blog/open.mdx", "date: 2026-01-02\nauthor: A\ntags: [release]\n");
  expect(hasDrafts(load(true))).toBe(false);
  write("blog/open.mdx", "date: 2026-01-02\nauthor: A\ntags: [release]\ndraft: true\n");
  expect(hasDrafts(load(true))).toBe(true);
  rmSync(join(root, "content/blog"), { recursive: true });
  write("user/new.mdx", "draft: true\n");
  expect(hasDrafts(load(true))).toBe(true);
});

test("assigns pages to their sidebars and describes the current version", () => {
  write("user/index.mdx");
  write("user/new.mdx");
  write("roadmap.mdx");
  const { routes, version, issues } = load(false);
  expect(issues).toEqual([]);
  // Outside the sidebar a page is called by its title.
  expect(routes.get("/user")?.next).toEqual({ href: "/user/new", label: "user/new.mdx" });
  expect(version).toMatchObject({
    name: "current",
    label: "Next",
    isLast: true,
    path: "/",
    mainDocId: "user",
    draftIds: [],
  });
  expect(version.docs).toEqual([
    { id: "roadmap", path: "/roadmap" },
    { id: "user", path: "/user", sidebar: "user" },
    { id: "user/new", path: "/user/new", sidebar: "user" },
  ]);
  expect(version.sidebars).toBe(sidebars);
});

test("includes drafts while authoring but not in the export", () => {
  write("user/index.mdx");
  write("user/new.mdx", "draft: true\n");
  expect([...load(true).routes.keys()]).toEqual(["/user", "/user/new"]);
  const exported = load(false);
  expect([...exported.routes.keys()]).toEqual(["/user"]);
  expect(exported.version.draftIds).toEqual(["user/new"]);
});

test("overrides Git metadata with front matter, field by field", () => {
  write("user/index.mdx", "last_update: { author: Julia Novak }\n");
  const content = load(false);
  content.history.files.set("content/user/index.mdx", { author: "x", date: "2026-03-02T08:00:00+00:00" });
  const source = content.routes.get("/user")?.source;
  expect(source && metadataOf(content, source)).toEqual({ author: "Julia Novak", date: "2026-03-02T08:00:00+00:00" });
});

test("knows which pages are translated, of an older version also those of the last one", () => {
  const locale = (code: string) =>
    ({ code, label: code, direction: "ltr", calendar: "gregory", openGraph: code }) as const;
  const version = { label: "", mainDocId: "user", locales: ["de"] };
  const editions = listEditions({
    locales: { default: "en", items: [locale("en"), locale("de")] },
    versions: {
      items: [
        { ...version, name: "current", path: "/", isLast: true },
        { ...version, name: "1", path: "/1", isLast: false },
      ],
    },
  });
  const named = { language: "de", version: "1" };
  write("user/index.mdx");
  write("_versions/1/user/new.mdx");
  writeFiles(root, { "i18n/de/user/index.mdx": "", "i18n/de/_versions/1/user/new.mdx": "" });
  const manifest = { ...ownManifest, sidebars, editions, edition: findEdition(editions, "de", "1"), hasBlog: false };
  const environment = { root, ...named, isAuthoring: false, isOptimized: false, isStrict: false };
  const { alternates } = loadSite(environment, { manifest, product: productOf(), includeDrafts: false });
  expect(alternates.translations.get("/de")).toEqual(new Set(["/user"]));
  expect(alternates.translations.get("/de/1")).toEqual(new Set(["/user/new"]));
});
