import { beforeEach, expect, test } from "vitest";
import { search } from "#texts/search";
import { ownManifest } from "../nav/manifest";
import { systemPages } from "../nav/routes";
import { productOf } from "../plain/product";
import { loadSite } from "../site/load";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeFiles } from "../testing/write-files";
import type { Sidebars } from "../types";
import { listRoutes } from "./routes-list";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

const write = (file: string, title: string, more = "") =>
  writeFiles(root, { [`content/${file}`]: `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n` });

const page = "type: concept\n";
const post = "date: 2026-01-02\nauthor: Julia Novak\ntags: [release]\n";
const sidebars: Sidebars = {
  lamps: { label: "Lamps", href: "/lamps", items: [{ type: "link", label: "Lamps", href: "/lamps" }] },
};

function routesOf() {
  const site = loadSite(
    { root, isAuthoring: false, isOptimized: false, isStrict: false },
    { manifest: { ...ownManifest, sidebars }, product: productOf(), includeDrafts: false },
  );
  return listRoutes(site);
}

test("lists every published page and post by path, without drafts and unlisted pages", () => {
  write("lamps/index.mdx", "Lamps", `${page}tags: [guides]\n`);
  write("lamps/oil.mdx", "Oil", page);
  write("lamps/wicks.mdx", "Wicks", `${page}draft: true\n`);
  write("lamps/old.mdx", "Old lamps", `${page}unlisted: true\n`);
  write("lamps/_part.mdx", "A part", page);
  write("blog/lit.mdx", "Lit", post);
  write("blog/dark.mdx", "Dark", `${post}draft: true\n`);
  const written = routesOf().filter(({ path }) => /^\/(lamps|blog)/.test(path));
  expect(written.map(({ path }) => path)).toEqual(["/blog", "/blog/lit", "/lamps", "/lamps/oil"]);
  expect(written.at(2)).toMatchObject({
    title: "Lamps",
    description: "About Lamps.",
    section: "Lamps",
    type: "concept",
    tags: ["guides"],
    markdown: "/lamps.md",
    language: "en",
  });
  expect(written.at(1)).toMatchObject({ type: "post", updated: "2026-01-02", markdown: "/blog/lit.md" });
});

test("lists generated pages unless an authored page replaces them", () => {
  write("tags.mdx", "Own topics", page);
  const listed = routesOf();
  expect(listed.map(({ path }) => path)).toEqual(systemPages.map(({ path }) => path).sort());
  expect(listed.find(({ path }) => path === "/search")?.description).toBe(search.lead);
  expect(listed.filter(({ path }) => path === "/tags").map(({ title }) => title)).toEqual(["Own topics"]);
});
