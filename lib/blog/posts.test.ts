import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readingMinutes } from "../page/reading-minutes";
import { getSite } from "../site/current";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeFiles } from "../testing/write-files";
import { countTags, groupByYear, listPath, neighborPosts, paginate, yearSpan } from "./lists";
import { sourceOf } from "./post";
import { parsePost, readPosts } from "./posts";
import { timePosts } from "./reading-time";

let root = "";

const head = (date: string, more = "") =>
  `---\ntitle: A post\ndescription: What it says.\ndate: ${date}\nauthor: Julia Novak\ntags: [release]\n${more}---\n\nText.\n`;

function blogWith(files: Record<string, string | Buffer>): { folder: string; label: string } {
  root = temporaryFolder();
  mkdirSync(join(root, "content/blog"), { recursive: true });
  writeFiles(join(root, "content/blog"), files);
  return { folder: join(root, "content"), label: "content" };
}

const problems = (text: string, name = "a-post.mdx") =>
  parsePost(name, text).issues.map(({ line, column, message, hint }) => [line && `${line}:${column}`, message, hint]);

describe("post front matter", () => {
  test("is read in full, with the body's line numbers preserved", () => {
    const { post, issues } = parsePost("a-post.mdx", head("2026-03-02"));
    expect(issues).toEqual([]);
    expect(post).toEqual({
      title: "A post",
      description: "What it says.",
      date: "2026-03-02",
      author: "Julia Novak",
      tags: ["release"],
      changes: [],
      draft: false,
      slug: "a-post",
      path: "/blog/a-post",
      file: "content/blog/a-post.mdx",
      format: "mdx",
      body: "\n\n\n\n\n\n\n\nText.\n",
    });
  });

  test("may name a picture and the changes of a release", () => {
    const { post, issues } = parsePost(
      "a-post.mdx",
      head("2026-03-02", "picture: PivotGrid\nchanges: [A faster pivot]\n"),
    );
    expect(issues).toEqual([]);
    expect(post).toMatchObject({ picture: "PivotGrid", changes: ["A faster pivot"] });
  });

  test.each([
    [
      "an unknown picture",
      head("2026-03-02", "picture: PivotGird\n"),
      ["7:10", 'Unknown picture "PivotGird".', 'Did you mean "PivotGrid"?'],
    ],
    [
      "an unknown author",
      head("2026-03-02").replace("Julia Novak", "Julia Nowak"),
      ["5:9", 'Unknown author "Julia Nowak".', 'Did you mean "Julia Novak"?'],
    ],
    [
      "an unknown tag",
      head("2026-03-02").replace("[release]", "[releases]"),
      ["6:8", 'Unknown tag "releases".', 'Did you mean "release"?'],
    ],
    [
      "no tags",
      head("2026-03-02").replace("[release]", "[]"),
      ["6:7", '"tags" must be a list with at least one tag.', "Write tags: [release, mobile]."],
    ],
    [
      "a day that does not exist",
      head("2026-02-31"),
      ["4:7", '"date" is not a date: "2026-02-31".', "Write the publication date as date: 2026-10-20."],
    ],
    ...["1026-10-20", "2126-10-20"].map((day): [string, string, unknown[]] => [
      `a digit too much or wrong in the year ${day}`,
      head(day),
      ["4:7", `The year of "${day}" cannot be right.`, "Write the publication date as date: 2026-10-20."],
    ]),
    [
      "a date in words",
      head("March 2026"),
      ["4:7", '"date" is not a date: "March 2026".', "Write the publication date as date: 2026-10-20."],
    ],
    ["an unknown key", head("2026-03-02", "dat: 1\n"), ["7:1", 'Unknown key "dat".', 'Did you mean "date"?']],
    [
      "a missing title",
      head("2026-03-02").replace("title: A post\n", ""),
      ["1:1", 'Front matter has no "title".', 'Add a line "title: …".'],
    ],
    [
      "a tag twice",
      head("2026-03-02").replace("[release]", "[release, release]"),
      ["6:17", '"release" is listed twice.', "Remove or rename one of the two."],
    ],
    [
      "missing tags",
      head("2026-03-02").replace("tags: [release]\n", ""),
      ["1:1", 'Front matter has no "tags".', 'Add a line "tags: …".'],
    ],
  ])("with %s is reported with position and hint", (_, text, expected) => {
    expect(problems(text)).toEqual([expected]);
  });

  test("is never executed as JavaScript", () => {
    expect(problems("---js\n{}\n---\n")[0]?.[1]).toBe('Front matter names a language: "---js".');
  });

  test.each([
    ["My Post.mdx", '"My Post" is not a clean address.'],
    ["archive.mdx", '"/blog/archive" is a page of the blog itself.'],
  ])("with an invalid file name is reported: %s", (name, message) => {
    expect(problems(head("2026-03-02"), name)).toEqual([[undefined, message, expect.any(String)]]);
  });
});

describe("readPosts", () => {
  test("sorts posts newest first and skips files that start with an underscore", () => {
    const { posts, issues } = readPosts(
      blogWith({ "b.mdx": head("2024-01-01"), "a.md": head("2025-01-01"), "_c.mdx": head("2026-01-01") }),
    );
    expect(posts.map(({ slug }) => slug)).toEqual(["a", "b"]);
    expect(issues).toEqual([]);
  });

  test("skips folders and symlinks that dangle or lead out of the folder", () => {
    const place = blogWith({ "a.md": head("2025-01-01") });
    writeFileSync(join(root, "secret.md"), head("2026-01-01"));
    symlinkSync("../../secret.md", join(place.folder, "blog/leak.md"));
    symlinkSync("nowhere.md", join(place.folder, "blog/dead.md"));
    mkdirSync(join(place.folder, "blog/folder.md"));
    expect(readPosts(place).posts.map(({ slug }) => slug)).toEqual(["a"]);
  });

  test("reports posts with the same path and keeps the first", () => {
    const folder = blogWith({ "a.md": head("2024-01-01"), "a.mdx": head("2025-01-01") });
    expect(readPosts(folder).posts.map(({ file }) => file)).toEqual(["content/blog/a.md"]);
    expect(readPosts(folder).issues.map(({ message }) => message)).toEqual([
      'Duplicate route "/blog/a": another file of the blog has the same address.',
    ]);
  });

  test("reports posts in subfolders, with where to move them", () => {
    const place = blogWith({ "a.md": head("2025-01-01") });
    mkdirSync(join(place.folder, "blog/2026/_parts"), { recursive: true });
    writeFileSync(join(place.folder, "blog/2026/b.mdx"), head("2026-01-01"));
    writeFileSync(join(place.folder, "blog/2026/_parts/c.mdx"), head("2026-01-01"));
    const { posts, issues } = readPosts(place);
    expect(posts.map(({ slug }) => slug)).toEqual(["a"]);
    expect(issues).toEqual([
      {
        severity: "error",
        file: "content/blog/2026/b.mdx",
        message: "The post is in a folder and is left out.",
        hint: "Move it to content/blog/b.mdx.",
      },
    ]);
  });

  test("reports a file of authors, which only foreign blogs have", () => {
    const { issues } = readPosts(blogWith({ "a.md": head("2025-01-01"), "authors.yml": "ann: { name: Ann }\n" }));
    expect(issues).toEqual([
      {
        severity: "warning",
        file: "content/blog/authors.yml",
        message: "Nothing reads this file: posts have the full name of their author.",
        hint: "Remove it. The settings list the authors, under blog.authors.",
      },
    ]);
  });

  test("returns nothing for a missing folder", () => {
    expect(readPosts({ folder: temporaryFolder(), label: "content" })).toEqual({
      posts: [],
      issues: [],
    });
  });
});

describe("post lists", () => {
  const days = [
    "2026-10-20",
    "2026-04-14",
    "2025-09-30",
    "2024-09-24",
    "2024-04-16",
    "2023-10-03",
    "2023-03-21",
    "2022-05-17",
  ];
  const posts = days.map((day, index) => {
    const { post } = parsePost(`post-${index}.mdx`, head(day));
    return { ...post, title: `Post ${index}`, tags: index === 0 ? ["mobile", "release"] : ["release"] };
  });
  test("have six posts per page", () => {
    expect(paginate(posts).map((page) => page.length)).toEqual([6, 2]);
    expect([1, 2].map(listPath)).toEqual(["/blog", "/blog/page/2"]);
    expect(paginate([])).toEqual([[]]);
  });
  test("group by year, newest first", () => {
    expect(groupByYear(posts).map(({ year, posts: ofYear }) => `${year}: ${ofYear.length}`)).toEqual([
      "2026: 2",
      "2025: 1",
      "2024: 2",
      "2023: 2",
      "2022: 1",
    ]);
    expect(yearSpan(posts)).toBe("2022 to 2026");
    expect(yearSpan(posts.slice(0, 1))).toBe("2026");
  });
  test("give the older post as previous and the newer as next", () => {
    expect(neighborPosts(posts, "post-1")).toEqual({
      previous: { href: "/blog/post-2", label: "Post 2" },
      next: { href: "/blog/post-0", label: "Post 0" },
    });
    expect(neighborPosts(posts, "post-0").next).toBeUndefined();
    expect(neighborPosts(posts, "none")).toEqual({});
  });
  test("say in which language a post is that is not translated, also to what renders and indexes it", () => {
    const untranslated = { language: "en" };
    const marked = posts.map((post) => ({ ...post, untranslated }));
    expect(neighborPosts(marked, "post-1")).toMatchObject({ previous: { untranslated }, next: { untranslated } });
    expect(marked.map(sourceOf)[0]).toMatchObject({ untranslated });
  });
  test("count tags by label", () => {
    expect(countTags(posts)).toEqual([
      { tag: "mobile", label: "Mobile", count: 1 },
      { tag: "release", label: "Release", count: 8 },
    ]);
  });
});

test("the site's own posts have no issues", () => {
  expect(readPosts({ folder: "content", label: "content" }).issues).toEqual([]);
});

describe("reading time", () => {
  test.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])("of %d words is %d minutes", (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
  test("excludes code", async () => {
    const { post } = parsePost("a.mdx", `${head("2026-03-02")}\n\`\`\`text\n${"word ".repeat(2000)}\n\`\`\`\n`);
    const { reader } = getSite();
    expect((await timePosts([post], reader))[0]?.minutes).toBe(1);
  });
});

test("sourceOf turns a post into a page source", () => {
  const { post } = parsePost("a-post.mdx", head("2026-03-02"));
  expect(sourceOf(post)).toMatchObject({
    doc: { id: "blog/a-post", path: "/blog/a-post" },
    file: post.file,
    body: post.body,
  });
});

test("reads a foreign tree's posts as they are, and omits and reports one without a date", () => {
  const root = temporaryFolder({
    "blog/2024-05-06-Big News.md": "# Big news\n\nIt *came*.\n",
    "blog/b.md":
      "---\ntitle: B\nauthors: [{ name: Ann }]\ndate: 2023-02-01\ntags: [Some Tag]\nhead: []\n---\n::: tip\nX\n:::\n",
    "blog/c.md": "# C\n",
  });
  const { posts, issues } = readPosts({ folder: root, label: "docs", isForeign: true });
  expect(posts.map(({ path, title, author, date, tags }) => [path, title, author, date, tags])).toEqual([
    ["/blog/big-news", "Big news", "The authors", "2024-05-06", []],
    ["/blog/b", "B", "Ann", "2023-02-01", ["some-tag"]],
  ]);
  expect(issues.map(({ severity, file, message }) => [severity, file, message])).toEqual([
    ["warning", "docs/blog/c.md", "The post has no date and is left out."],
  ]);
});

test("treats a foreign tree's post as foreign even if its front matter matches our format", () => {
  const text = `${head("2024-01-02")}\nimport A from "./a";\n`;
  const place = blogWith({ "2024-01-02-Fits.md": text, "plain.md": text });
  const { posts, issues } = readPosts({ ...place, isForeign: true });
  expect(posts.map(({ path, author, foreign }) => [path, author, foreign?.base, foreign?.ownPath])).toEqual([
    ["/blog/fits", "Julia Novak", "blog", "/blog/2024-01-02-Fits"],
    ["/blog/plain", "Julia Novak", "blog", undefined],
  ]);
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
});

test.each([
  [false, "error"],
  [true, "warning"],
])("decodes and reports a post that is not UTF-8: in a foreign tree %s", (isForeign, severity) => {
  const content = blogWith({ "a-post.mdx": Buffer.from(`\uFEFF${head("2026-03-02")}`, "utf16le") });
  const { posts, issues } = readPosts({ ...content, isForeign });
  expect(posts).toMatchObject([{ title: "A post", date: "2026-03-02" }]);
  expect(issues).toMatchObject([{ severity, line: 1, message: "The file is written in UTF-16LE." }]);
});
