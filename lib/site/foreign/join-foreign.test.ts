import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { sourceOf } from "../../blog/post";
import { ownManifest } from "../../nav/manifest";
import { productOf } from "../../plain/product";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeFiles } from "../../testing/write-files";
import { loadSite, type Site } from "../load";

let tree = "";
beforeEach(() => {
  tree = temporaryFolder();
  mkdirSync(join(tree, "blog"));
});

const write = (file: string, text: string) => writeFileSync(join(tree, file), text);
const load = (contentDir = tree): Site =>
  loadSite(
    { root: process.cwd(), contentDir, isAuthoring: false, isOptimized: false, isStrict: false },
    { manifest: { ...ownManifest, sidebars: {}, hasBlog: true }, product: productOf(), includeDrafts: false },
  );
/** The links of a page or post, as readers follow them. */
const linksOf = async (site: Site, path: string) => {
  const post = site.posts.find((candidate) => candidate.path === path);
  const source = post ? sourceOf(post) : site.routes.get(path)?.source;
  return source && (await site.reader.head(source)).outline.links.map(({ href }) => href);
};

test("rewrites file links to posts and moved pages to their paths, in both posts and pages", async () => {
  write("blog/2024-01-01-one.md", "# One\n\n[b](./2024-01-02-other.md#c) [d](../guide.md)\n");
  write("blog/2024-01-02-other.md", "# Other\n");
  write("guide.md", "---\nslug: /start\n---\n# Guide\n\n[b](blog/2024-01-02-other.md)\n");
  const site = load();
  expect(await linksOf(site, "/blog/one")).toEqual(["/blog/other#c", "/start"]);
  expect(await linksOf(site, "/start")).toEqual(["/blog/other"]);
});

test("falls back to a folder named after the page's file when an image is not at its relative path", async () => {
  writeFiles(tree, {
    "blog/2021/one/a b.png": "",
    "guide/b.png": "",
    "guide/set/b.png": "",
    "guide/first/c.png": "",
    "guide/first/e.png": "",
  });
  write("blog/2021/one.md", "---\ntitle: One\ndate: 2021-01-01\n---\n\n![a](../one/a%20b.png)\n");
  write("guide/first.md", "# First\n\n![b](b.png) ![c](c.png) ![d](d.png)\n\n<img src='e.png' alt='e'>\n");
  const site = load();
  const picturesOf = async (path: string) => {
    const post = site.posts.find((candidate) => candidate.path === path);
    const source = post ? sourceOf(post) : site.routes.get(path)?.source;
    return source && (await site.reader.head(source)).outline.images.map(({ src }) => src);
  };
  expect(await picturesOf("/blog/2021-one")).toEqual(["/blog/2021/one/a%20b.png"]);
  expect(await picturesOf("/guide/first")).toEqual([
    "/guide/b.png",
    "/guide/first/c.png",
    "/guide/d.png",
    "/guide/first/e.png",
  ]);
});

test("takes images by their path from the top of the tree, as DocFX writes it", () => {
  writeFiles(tree, { "guide/a.md": "# A\n\n![b](~/media/b.png)\n", "media/b.png": "" });
  expect(load().routes.get("/guide/a")?.source.foreign?.moved).toEqual({ "/guide/~/media/b.png": "/media/b.png" });
});

test("takes images that are in the project of the tree, outside of it", async () => {
  const project = tree;
  writeFiles(project, { "package.json": "{}", "src/assets/a b.png": "", "src/assets/c.png": "", "public/c.png": "" });
  tree = join(project, "src/content/docs");
  const links =
    "![a](../../assets/a%20b.png) ![a](~/assets/a%20b.png) ![c](../../../public/c.png) ![d](../../d.png) ![c](../../assets/c.png)";
  writeFiles(tree, {
    "a.mdx": `import e from "../../assets/a%20b.png";\n\n# A\n\n${links}\n\n<img src={e} alt="e" />\n`,
  });
  const source = load().routes.get("/a")?.source;
  const { outline } = (source && (await load().reader.head(source))) ?? {};
  tree = project;
  const [first, second, third, missing, other, drawn] = outline?.images.map(({ src }) => src) ?? [];
  expect([first, second, third, missing, drawn]).toEqual([
    "/a%20b.png",
    "/a%20b.png",
    "/c.png",
    "/d.png",
    "/a%20b.png",
  ]);
  // At the root, another file of that name is served.
  expect(other).toBe("/assets/c.png");
});

test("inlines included files in a post as in a page", async () => {
  write("blog/2024-01-01-one.mdx", 'import Part from "./_part.mdx";\n\n# One\n\n<Part />\n');
  write("blog/2024-01-02-other.md", "# Other\n");
  write("blog/_part.mdx", "From the [part](./2024-01-02-other.md).\n");
  const site = load();
  expect(await linksOf(site, "/blog/one")).toEqual(["/blog/other"]);
});

test("rewrites moved links in included files without any post", () => {
  writeFiles(tree, {
    "a/Filter.md": "# F",
    "b.md": '# B\n\n{{% include "/_common/x.md" %}}',
    "_common/x.md": "[F](/a/filter)",
  });
  expect(load().routes.get("/b")?.source.foreign?.moved).toEqual({ "/a/filter": "/a/Filter" });
});

test("resolves MyST target names to the pages that define them", async () => {
  write("a b.md", "(start)=\n# A\n\n(x/more)=\n## More\n\n[own](#x/more)\n");
  write("b.md", "# B\n\n[a](#start), {ref}`c <x/more>`, [d](start), [e](#none)\n");
  const site = load();
  expect(await linksOf(site, "/b")).toEqual(["/a%20b#start", "/a%20b#x/more", "/a%20b#start", "#none"]);
  expect(await linksOf(site, "/a b")).toEqual(["#x/more"]);
});

test("adds the definitions of links that MkDocs appends to each page that refers to them", async () => {
  const docs = join(tree, "docs");
  writeFiles(tree, {
    "mkdocs.yml":
      "markdown_extensions:\n  - pymdownx.snippets:\n      auto_append:\n        - more/links.md\n  - toc\n",
    "more/links.md":
      "*[SDK]: Software development kit\n[the.guide]: https://guide.example/\n[other]: https://other.example/\n",
    "docs/one.md": "# One\n\nSee [the guide][the.guide].\n",
    "docs/two.md": "# Two\n\nNothing.\n",
    "docs/blog/2024-01-01-post.md": "# Post\n\n[The guide][the.guide]\n",
  });
  const site = load(docs);
  expect(await linksOf(site, "/one")).toEqual(["https://guide.example/"]);
  expect(await linksOf(site, "/blog/post")).toEqual(["https://guide.example/"]);
  expect(site.routes.get("/two")?.source.body).not.toContain("[");
  expect(site.routes.get("/one")?.source.body).not.toContain("other.example");
});

test("takes the definitions of links from files that a page includes", async () => {
  writeFiles(tree, {
    "a.md": '# A\n\n[The guide][guide]\n\n--8<-- "_shared/links.md"\n',
    "_shared/links.md": "[guide]: https://guide.example/\n[other]: https://other.example/\n",
  });
  expect(await linksOf(load(), "/a")).toEqual(["https://guide.example/"]);
});

test("resolves links and images whose names have accents in another form of Unicode than the files", async () => {
  const [composed, decomposed] = ["\u00fc", "u\u0308"];
  writeFiles(tree, {
    [`${decomposed}.md`]: "# A\n",
    [`${decomposed}.png`]: "",
    "b.md": `# B\n\n[a](${composed}.md) ![a](${composed}.png)\n`,
  });
  const site = load();
  expect(await linksOf(site, "/b")).toEqual([`/${encodeURI(decomposed)}`]);
  expect(site.routes.get("/b")?.source.foreign?.moved).toMatchObject({ [`/${composed}.png`]: `/${decomposed}.png` });
});

test("resolves links below the address of the tree in a version of a site", async () => {
  const docs = join(tree, "docs");
  writeFiles(tree, {
    "docs/1.guide/0.index.md": "# Guide\n\n[a](/docs/4.x/guide/first-steps) [b](/docs/latest/guide)\n",
    "docs/1.guide/2.first-steps.md": "# First\n",
  });
  expect(await linksOf(load(docs), "/1.guide")).toEqual(["/1.guide/2.first-steps", "/1.guide"]);
});

test("follows a page that is moved from an address of the site", async () => {
  writeFiles(tree, { "search.md": "# Search\n", "tags/a.md": "# A\n\n[b](../search.md) [c](/search)\n" });
  const site = load();
  expect([...site.routes.keys()]).toEqual(["/search-page", "/tags-page/a"]);
  expect(await linksOf(site, "/tags-page/a")).toEqual(["/search-page", "/search-page"]);
});

test("leaves out headless bundles, whose files other pages include", async () => {
  writeFiles(tree, {
    "shared/index.md": "---\nheadless: true\n---\n",
    "shared/more/note.md": "Shared *words*.\n",
    "guide/_index.md": '---\ntitle: Guide\n---\n\n{{< docs/shared source="x" lookup="more/note.md" version="<V>" >}}\n',
  });
  const site = load();
  expect([...site.routes.keys()]).toEqual(["/guide"]);
  expect(site.issues.map(({ message }) => message)).toContain("The folder is left out: it is headless.");
  const guide = site.routes.get("/guide")?.source;
  expect(guide && JSON.stringify(await site.reader.tree(guide))).toContain('"words"');
});

test("follows links to other projects that the configuration of MyST names", async () => {
  writeFiles(tree, {
    "myst.yml": "project:\n  references:\n    deck: https://deck.example/docs\n",
    "a.md": "# A\n\n[](xref:deck/sails#red) [b](xref:deck) <xref:deck/c>\n",
  });
  const hrefs = ["https://deck.example/docs/sails#red", "https://deck.example/docs", "https://deck.example/docs/c"];
  expect(await linksOf(load(), "/a")).toEqual(hrefs);
});

test("follows links below the folder in which DocFX publishes the tree", async () => {
  writeFiles(tree, {
    "docfx.json": '{ "build": { "dest": "ship", }, }',
    "deck/a.md": "# A\n\n[b](/ship/deck/b) [c](/shore/deck/b)\n",
    "deck/b.md": "# B\n",
  });
  expect(await linksOf(load(), "/deck/a")).toEqual(["/deck/b", "/shore/deck/b"]);
});
