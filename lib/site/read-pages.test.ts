import { renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../list-files";
import { temporaryFolder } from "../testing/temporary-folder";
import { readForeignPages } from "./foreign/tree";
import { contentPlace } from "./place";
import { pagesOf, readPages } from "./read-pages";

let root = "";

const head = "---\ntitle: A\ndescription: b\ntype: concept\n---\n";
function project(files: string[]): string {
  root = temporaryFolder(Object.fromEntries(files.map((file) => [`content/${file}`, head])));
  return root;
}

test("publishes .mdx, .md and .tsx pages, but no tests, no other files and no names that start with an underscore", () => {
  project(["a.mdx", "b/index.md", "c.tsx", "_d.mdx", "_e/f.mdx", "g.test.tsx", "h.yaml", "blog/post.mdx"]);
  expect(pagesOf(listFiles(join(root, "content")).files)).toEqual(["a.mdx", "b/index.md", "c.tsx"]);
});

test("publishes only _index.md among underscored names of a foreign tree", () => {
  project(["_index.md", "a/_index.md", "a/_b.md", "_c/_index.md", "d/Index.md"]);
  const { pages } = readForeignPages(contentPlace({ root, contentDir: join(root, "content") }));
  expect(pages.map(({ source }) => source.doc.path)).toEqual(["/", "/a", "/d"]);
});

test("reports files with an extension similar to a page's", () => {
  project(["a.mdx", "b/C.MDX", "d.markdown", "_e/f.MD", "g.txt"]);
  const { sources, issues } = readPages(contentPlace({ root }));
  expect(sources.map(({ doc }) => doc.path)).toEqual(["/a"]);
  expect(issues.map(({ file, message, hint }) => [file, message, hint])).toEqual(
    ["content/b/C.MDX", "content/d.markdown"].map((file) => [
      file,
      "The name ends in neither .mdx nor .md: the file is left out.",
      "Rename it, in lowercase: page.mdx.",
    ]),
  );
});

test("keeps spaces and dots in a published path", () => {
  project(["user/troubleshooting/administration.md 20-12-20-588.mdx"]);
  expect(readPages(contentPlace({ root })).sources[0]?.doc).toEqual({
    id: "user/troubleshooting/administration.md 20-12-20-588",
    path: "/user/troubleshooting/administration.md 20-12-20-588",
  });
});

test("moves or skips foreign pages at paths reserved by the site or an edition", () => {
  project(["404.md", "de/404.md", "search.md", "guide/search.md", "guide/llms.md", "a.md", "b.md"]);
  writeFileSync(join(root, "content/a.md"), "---\nslug: /tags\n---\nA.\n");
  writeFileSync(join(root, "content/b.md"), "---\nslug: /blog/b\n---\nB.\n");
  const tree = join(root, "tree");
  renameSync(join(root, "content"), tree);
  const { sources, issues } = readPages(contentPlace({ root, contentDir: tree }));
  expect(sources.map(({ doc }) => doc.path)).toEqual([
    "/tags-page",
    "/guide/llms-page",
    "/guide/search",
    "/search-page",
  ]);
  const isReserved = (path: string, result: string) =>
    `"${path}" is reserved by the site itself: the page is ${result}.`;
  expect(issues.map(({ message }) => message)).toEqual([
    ...["/404", "/blog/b", "/de/404"].map((path) => isReserved(path, "left out")),
    isReserved("/tags", 'at "/tags-page"'),
    isReserved("/guide/llms", 'at "/guide/llms-page"'),
    isReserved("/search", 'at "/search-page"'),
  ]);
});

test("moves the page of a folder of a foreign tree from the address of a page with the name of the folder", () => {
  project(["a.md", "a/README.md", "a/b.md", "c/index.md", "d.md", "d.mdx", "e.md", "e/index.md", "e-page.md"]);
  const tree = join(root, "tree");
  renameSync(join(root, "content"), tree);
  const { sources, issues } = readPages(contentPlace({ root, contentDir: tree }));
  expect(sources.map(({ doc, file }) => [doc.id, doc.path, file.slice(tree.length + 1)])).toEqual([
    ["a", "/a", "a.md"],
    ["a-page", "/a-page", "a/README.md"],
    ["a/b", "/a/b", "a/b.md"],
    ["c", "/c", "c/index.md"],
    ["d", "/d", "d.md"],
    ["e-page", "/e-page", "e-page.md"],
    ["e", "/e", "e.md"],
  ]);
  expect(issues.map(({ file, message }) => [file.slice(tree.length + 1), message.replaceAll(`${tree}/`, "")])).toEqual([
    ["a/README.md", '"/a" is the address of a.md: the page is at "/a-page".'],
    ["d.mdx", 'Duplicate route "/d": d.md has the same address.'],
    ["e/index.md", 'Duplicate route "/e": e.md has the same address.'],
  ]);
});

test("puts values in the places of their names in a foreign tree, first those of the page", () => {
  root = temporaryFolder({
    "conf.py": 'myst_substitutions = {"a": "A", "b": "B"}',
    "c.md": '---\nsubstitutions:\n  b: Own\n  d: "1\\n2"\n---\n{{ a }} {{ b }}\n\n{{ d }}\n',
  });
  const { pages } = readForeignPages(contentPlace({ root, contentDir: root }));
  expect(pages[0]?.source.body.trim()).toBe("A Own\n\n<!-- @include: d -->");
  expect(pages[0]?.source.foreign?.parts).toEqual({ d: "1\n2" });
});

test("warns about two files with the same path and keeps the first", () => {
  project(["user/a.md", "user/a.mdx", "user/b/index.mdx"]);
  const { sources, issues } = readPages(contentPlace({ root }));
  expect(sources.map((source) => source.file)).toEqual(["content/user/a.md", "content/user/b/index.mdx"]);
  expect(issues).toEqual([
    {
      severity: "warning",
      file: "content/user/a.mdx",
      message: 'Duplicate route "/user/a": content/user/a.md has the same address.',
      hint: "Rename or remove one of the two files; only the first is published.",
    },
  ]);
});

test("reports the same issues on every read of a foreign tree, and picks up changes", () => {
  project(["a.md", "robots.txt.md"]);
  writeFileSync(join(root, "content/a.md"), "---\nmood: good\nslug: /x\n---\n[b](b.md)\n");
  const place = contentPlace({ root, contentDir: join(root, "content") });
  const first = readForeignPages(place);
  expect(first.pages[0]?.issues.map(({ message }) => message)).toContain(
    "Front matter: mood is not used by this site (1 page).",
  );
  expect(readForeignPages(place)).toEqual(first);
  writeFileSync(join(root, "content/a.md"), "# A\n\nAnother page.\n");
  expect(readForeignPages(place).pages[0]?.source.body).toContain("Another page");
});

test("reports every skipped file of a foreign tree without readable pages", () => {
  project(["404.md"]);
  symlinkSync("nowhere.md", join(root, "content/gone.md"));
  const { pages, issues } = readForeignPages(contentPlace({ root, contentDir: join(root, "content") }));
  expect(pages).toEqual([]);
  expect(issues.map(({ file, message }) => [file, message])).toEqual([
    ["content/gone.md", "The symbolic link leads nowhere: it is left out."],
    ["content/404.md", '"/404" is reserved by the site itself: the page is left out.'],
  ]);
});

test("keeps a page's title while its front matter is broken or its file is empty", () => {
  project(["a.mdx"]);
  const file = join(root, "content/a.mdx");
  const good = "---\ntitle: Ropes\ndescription: All about ropes.\ntype: concept\n---\n\nText.\n";
  for (const text of [good, good.replace("concept", "[concept"), "", good.replace("concept", "concpt")]) {
    writeFileSync(file, text);
    const { sources, issues } = readPages(contentPlace({ root }));
    expect(sources.map(({ frontMatter }) => frontMatter.title)).toEqual(["Ropes"]);
    expect(issues).toHaveLength(text === good ? 0 : 1);
  }
});
