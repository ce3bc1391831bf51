import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeFiles } from "../testing/write-files";
import { readPosts } from "./posts";
import { tagLabel } from "./vocabulary";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

function read(files: Readonly<Record<string, string>>) {
  writeFiles(join(root, "blog"), files);
  return readPosts({ folder: root, label: "docs", isForeign: true });
}

test.each([
  ["2021-08-26-welcome/index.md", "/blog/welcome", "2021-08-26"],
  ["2021/08/26/In Depth.mdx", "/blog/in-depth", "2021-08-26"],
  ["2021-08-26/first.md", "/blog/first", "2021-08-26"],
  ["2021/08-26-third.md", "/blog/third", "2021-08-26"],
  ["posts/2021-08-26-fourth.md", "/blog/fourth", "2021-08-26"],
])("the foreign tree's post %s is at %s", (name, path, date) => {
  const { posts, issues } = read({ [name]: "# A\n\n![b](./b.png)\n" });
  expect(posts).toMatchObject([{ path, date, file: `docs/blog/${name}` }]);
  expect(posts[0]?.foreign?.base).toBe(`blog/${name}`.replace(/\/[^/]*$/, ""));
  expect(issues).toEqual([]);
});

test("reads the posts of Jekyll, unless there is a blog", () => {
  writeFiles(root, { "_posts/2021-08-26-welcome.md": "# A", "_posts/none.md": "# B" });
  const place = { folder: root, label: "docs", isForeign: true };
  const { posts, issues } = readPosts(place);
  expect(posts).toMatchObject([{ path: "/blog/welcome", file: "docs/_posts/2021-08-26-welcome.md" }]);
  expect(issues).toMatchObject([{ file: "docs/_posts/none.md", message: "The post has no date and is left out." }]);
  expect(readPosts({ ...place, isForeign: false }).posts).toEqual([]);
  expect(read({ "2022-01-01-b.md": "# C" }).posts).toMatchObject([{ path: "/blog/b" }]);
});

test("uses the slug as path, the creation date as date, and categories as tags", () => {
  const head = "slug: /big/News.1\ndate: { created: 2022-03-04 }\ncategories: [Some News]";
  const { posts } = read({ "posts/a.md": `---\n${head}\n---\nText.\n` });
  expect(posts).toMatchObject([{ path: "/blog/big-news-1", date: "2022-03-04", tags: ["some-news"] }]);
});

test("takes the author's name out of a link", () => {
  const { posts } = read({ "a.md": "---\ndate: 2026-03-02\nauthor: '[Ann Bee](https://bee.example)'\n---\nText.\n" });
  expect(posts).toMatchObject([{ author: "Ann Bee" }]);
});

test.each(["UTC", "Asia/Tokyo", "America/Los_Angeles"])("dates do not depend on the time zone %s", (zone) => {
  vi.stubEnv("TZ", zone);
  const { posts } = read({
    "a.md": "---\ndate: March 2, 2026\n---\n# A\n",
    "b.md": "---\ndate: 2026-03-02T23:30\n---\n# B\n",
  });
  expect(posts.map(({ date }) => date)).toEqual(["2026-03-02", "2026-03-02"]);
});

test.each([
  ["authors.yml", "ann:\n  name: Ann Bee\n  title: Keeper\nno: 1\n"],
  [".authors.yml", "authors:\n  ann: { name: Ann Bee }\n"],
])("reads author names from %s", (name, text) => {
  const { posts } = read({
    [name]: text,
    "2021-01-02-a.md": "---\nauthors: [ann, bob]\n---\nA.\n",
    "2021-01-01-b.md": "---\nauthors: no\n---\nB.\n",
  });
  expect(posts.map(({ author }) => author)).toEqual(["Ann Bee", "no"]);
});

test("does not date a post by an invalid date in its file name", () => {
  const { posts, issues } = read({ "0000-00-00-template.md": "A", "2021-13-45-b.md": "B", "2021-01-02-c.md": "C" });
  expect(posts.map(({ path }) => path)).toEqual(["/blog/c"]);
  expect(issues.map(({ file, message }) => [file, message])).toEqual([
    ["docs/blog/0000-00-00-template.md", "The post has no date and is left out."],
    ["docs/blog/2021-13-45-b.md", "The post has no date and is left out."],
  ]);
});

test("handles a tag named like an Object.prototype member", () => {
  const { posts } = read({ "2021-01-02-a.md": "---\ntags: [constructor]\n---\nA.\n" });
  expect(posts[0]?.tags.map(tagLabel)).toEqual(["constructor"]);
});

test("ignores hidden files and the blog's own index page", () => {
  const { posts, issues } = read({ "index.md": "# Blog\n", "_drafts/2021-01-01-a.md": "A", ".x/2021-01-01-b.md": "B" });
  expect(posts).toEqual([]);
  expect(issues).toEqual([]);
});

test("omits and reports translations next to their original post", () => {
  const { posts, issues } = read({ "2021-01-01-a.md": "A", "2021-01-01-a.de.md": "B", "2021-01-01-a.sh.md": "C" });
  expect(posts.map(({ path }) => path)).toEqual(["/blog/a", "/blog/a-sh"]);
  expect(issues).toMatchObject([{ severity: "log", file: "docs/blog/2021-01-01-a.de.md" }]);
});

test("reads TOML front matter", () => {
  const head = 'date = 2026-10-20\ntags = ["Some News"]\nauthor = "Ann Bee"\nslug = "b"';
  const { posts, issues } = read({ "a.md": `+++\n${head}\n+++\nText.\n` });
  expect(issues).toEqual([]);
  expect(posts).toMatchObject([{ path: "/blog/b", date: "2026-10-20", tags: ["some-news"], author: "Ann Bee" }]);
});

test.each([
  ["ann:\n  name: Ann Bee\nbob:\n  title: Keeper\n", 3, 'The author "bob" has no name: posts show "bob".'],
  ["authors:\n  bob: Bob\n", 2, 'The author "bob" has no name: posts show "bob".'],
  ["ann:\n  name: Ann\nann:\n  name: Bee\n", 3, "Not valid YAML: Map keys must be unique."],
  ["ann:\n  name: Ann: Bee\n", 2, expect.stringContaining("Not valid YAML")],
])("reports a mistake in the authors %j", (text, line, message) => {
  const { issues } = read({ "2021-01-02-a.md": "A.\n", "authors.yml": text });
  expect(issues).toMatchObject([
    { severity: "warning", file: "docs/blog/authors.yml", line, message, hint: expect.any(String) },
  ]);
});
