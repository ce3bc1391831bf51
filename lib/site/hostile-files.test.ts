import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPosts } from "../blog/posts";
import { temporaryFolder } from "../testing/temporary-folder";
import { readForeignPages } from "./foreign/tree";
import { measureImage } from "./images";
import { publishedPaths, readPages } from "./read-pages";
import { takesRawNames, writeRaw } from "./testing/raw-names";
import { withTranslations } from "./translations";

/** Whether file permissions are enforced: root can read everything, and Windows ignores them. */
const takesRights = process.getuid?.() !== 0 && process.platform !== "win32";

const place = (folder: string, isForeign: boolean) => ({ folder, label: "docs", isForeign, staticFolders: [folder] });
const read = (files: Record<string, string | Buffer>, isForeign = true) => {
  const { sources, issues } = readPages(place(temporaryFolder(files), isForeign));
  return {
    paths: sources.map(({ doc }) => doc.path),
    sources,
    told: issues.map(({ severity, file, line, message }) => [severity, file, line, message].filter(Boolean).join(" ")),
  };
};

describe("file encoding", () => {
  const head = "---\ntitle: A\ndescription: b\ntype: concept\n---\n";
  test.each([
    [
      "UTF-16 with a mark",
      Buffer.from(`\uFEFF${head}Text.\n`, "utf16le"),
      "error docs/a.mdx 1 The file is written in UTF-16LE.",
    ],
    [
      "UTF-16 without one",
      Buffer.from(`${head}Text.\n`, "utf16le"),
      "error docs/a.mdx 1 The file is written in UTF-16LE.",
    ],
    [
      "Latin 1",
      Buffer.from(`${head}Caf\u00e9.\n`, "latin1"),
      "error docs/a.mdx 6 The file has bytes that are not UTF-8.",
    ],
    ["NUL", Buffer.from(`${head}Te\0xt.\n`), "error docs/a.mdx 6 The file has a NUL character."],
    [
      "three million characters",
      Buffer.from(head + "word ".repeat(600_000)),
      "error docs/a.mdx 1 The file is too long to read: 3000046 characters.",
    ],
  ])("%s", (_, bytes, message) => {
    expect(read({ "a.mdx": bytes }, false).told[0]).toBe(message);
    expect(read({ "a.mdx": bytes }).told[0]).toBe(message.replace("error", "warning"));
  });

  test("reports no other issues for a file that is too long to read", () => {
    const { told } = read({ "a.mdx": head + "word ".repeat(600_000) }, false);
    expect(told).toEqual(["error docs/a.mdx 1 The file is too long to read: 3000046 characters."]);
  });

  test.skipIf(!takesRights)("reports an unreadable file as its only issue", () => {
    const folder = temporaryFolder({ "a.mdx": `${head}Text.\n`, "blog/b.md": "# B\n" });
    for (const name of ["a.mdx", "blog/b.md"]) chmodSync(join(folder, name), 0);
    const message = /^The file cannot be read: EACCES: permission denied\.$/;
    expect(readPages(place(folder, false)).issues).toMatchObject([{ message: expect.stringMatching(message) }]);
    expect(readPosts(place(folder, true)).issues).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  test.skipIf(!takesRights)("skips and reports an unreadable folder", () => {
    const folder = temporaryFolder({ "a.mdx": `${head}Text.\n`, "b/c.mdx": `${head}Text.\n` });
    chmodSync(join(folder, "b"), 0);
    const { sources, issues } = readPages(place(folder, false));
    chmodSync(join(folder, "b"), 0o755);
    expect(sources.map(({ doc }) => doc.path)).toEqual(["/a"]);
    expect(issues).toMatchObject([
      { file: "docs/b", message: "The folder cannot be read: EACCES: permission denied. It is left out." },
    ]);
  });

  test.skipIf(!takesRights)("accepts an unreadable original of a translation", () => {
    const folder = temporaryFolder({ "docs/a.mdx": `${head}Text.\n`, "de/a.mdx": `${head}translates: "0"\n` });
    chmodSync(join(folder, "docs/a.mdx"), 0);
    const translated = {
      ...place(join(folder, "docs"), false),
      translations: { folder: join(folder, "de"), label: "de" },
    };
    const { issues } = withTranslations(readPages(translated), translated, folder, true);
    expect(issues.map(({ file }) => file)).toContain("docs/a.mdx");
  });

  test("publishes the path of an unreadable page for other editions", () => {
    expect(publishedPaths(temporaryFolder({ "a.mdx/b.txt": "" }), ["a.mdx"])).toEqual(["/a"]);
  });

  test("accepts a byte order mark and CRLF line endings", () => {
    const { sources, told } = read({ "a.mdx": `\uFEFF${head}One.\n\nTwo.\n`.replaceAll("\n", "\r\n") }, false);
    expect(told).toEqual([]);
    expect(sources[0]).toMatchObject({ frontMatter: { title: "A" }, body: "\n\n\n\n\nOne.\n\nTwo.\n" });
  });
});

describe("file names", () => {
  test.each(["100%.md", "c#.md", "q?.md", "a\\b.md"])(
    "%s is skipped in a foreign tree and an error in our own content",
    (name) => {
      expect(read({ [name]: "# A\n", "b.md": "# B\n" })).toMatchObject({
        paths: ["/b"],
        told: [expect.stringMatching(/^warning docs\/.* contains .*, which addresses cannot contain/)],
      });
      expect(read({ [name]: "---\ntitle: A\ndescription: b\ntype: concept\n---\n" }, false).told[0]).toMatch(/^error/);
    },
  );

  test.each(["robots.txt.md", "favicon.ico.md", "routes.json.md", "404.md", "redirect.js.md", "_next.md"])(
    "%s is skipped because it would overwrite a file of the site",
    (name) => {
      const { paths, told } = read({ [name]: "# A\n", "b.md": "# B\n" });
      expect(paths).toEqual(["/b"]);
      if (!name.startsWith("_")) expect(told.join()).toMatch(/is reserved by the site itself: the page is left out/);
    },
  );

  test("may contain spaces, emoji, ampersands and quotes, and are reported when they differ only by case", () => {
    const { paths, told } = read({
      "R&D.md": "# A\n",
      "a b.md": "# A\n",
      "🚀.md": "# A\n",
      "Guide.md": "# A\n",
      "guide.md": "# A\n",
    });
    expect(paths).toHaveLength(5);
    expect(told).toEqual([
      expect.stringMatching(/^warning docs\/guide.md "\/guide" differs from the address of docs\/Guide.md/),
    ]);
  });

  test.skipIf(!takesRawNames()).each([
    ["another tree", true, "warning"],
    ["ours", false, "error"],
  ])("are skipped in %s and reported when they are not UTF-8, for all files and folders", (_, isForeign, severity) => {
    const root = temporaryFolder({ "a.md": "---\ntitle: A\ndescription: b\ntype: concept\n---\n" });
    for (const name of ["café.md", "été/b.md", "photé.png", "blog/poslé.md"]) writeRaw(root, name);
    const { sources, issues } = readPages(place(root, isForeign));
    expect(sources.map(({ doc }) => doc.path)).toEqual(["/a"]);
    expect(readPosts(place(root, isForeign)).posts).toEqual([]);
    expect(issues).toEqual(
      ["blog/posl\uFFFD.md", "caf\uFFFD.md", "phot\uFFFD.png", "\uFFFDt\uFFFD"].map((name) => ({
        severity,
        file: `docs/${name}`,
        message: "The name has bytes that are not UTF-8: it is left out.",
        hint: "Rename it.",
      })),
    );
  });

  test("may end in .mdx for a folder, and symbolic links out of the tree or in cycles are reported", () => {
    const root = temporaryFolder({ "x.mdx/a.md": "# A\n", "b.md": "# B\n" });
    symlinkSync("..", join(root, "loop"));
    symlinkSync("/etc/hostname", join(root, "leak.md"));
    symlinkSync("nowhere.md", join(root, "dead.md"));
    const { pages, issues } = readForeignPages(place(root, true));
    expect(pages.map(({ source }) => source.doc.path)).toEqual(["/b", "/x.mdx/a"]);
    expect(issues.map(({ file }) => file).sort()).toEqual(["docs/dead.md", "docs/leak.md", "docs/loop"]);
  });
});

describe("unusable images", () => {
  const svg = (attributes: string, inside = "") =>
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;
  test("are reported with a reason, and are not read from outside the folder", () => {
    const around = temporaryFolder({
      "secret.svg": svg(' viewBox="0 0 4 2"'),
      "site/good.svg": svg(' viewBox="0 0 4 2"'),
      "site/drawing.svg": svg(` content="${"&lt;a &gt;".repeat(400)}" viewBox="0 0 4 2"`),
      "site/licensed.svg": `<?xml version="1.0"?>\n<!-- ${"<svg> ".repeat(400)}-->\n${svg(" width=\"6px\" height='3'")}`,
      "site/no-size.svg": svg(""),
      "site/script.svg": svg(' viewBox="0 0 4 2"', "<script>alert(1)</script>"),
      "site/handler.svg": svg(' viewBox="0 0 4 2" onload="alert(1)"'),
      "site/broken.png": Buffer.from("89504e470d0a1a0a0000", "hex"),
      "site/folder.png/x.txt": "",
    });
    symlinkSync("../secret.svg", join(around, "site", "link.svg"));
    const found = (src: string) => measureImage(src, [join(around, "site")]);
    expect(found("/good.svg?v=1")).toEqual({ width: 4, height: 2 });
    expect(found("/drawing.svg")).toEqual({ width: 4, height: 2 });
    expect(found("/licensed.svg")).toEqual({ width: 6, height: 3 });
    expect(found("/no-size.svg")).toEqual({ problem: "has no size: give its root a viewBox" });
    expect(found("/script.svg")).toEqual({ problem: "contains a script" });
    expect(found("/handler.svg")).toEqual({ problem: "contains a script" });
    expect(found("/broken.png")).toEqual({ problem: "cannot be read as an image" });
    expect(found("/folder.png")).toEqual({ problem: "is a folder" });
    for (const src of [
      "/../secret.svg",
      "/%2e%2e/secret.svg",
      "/link.svg",
      "/a%zz.png",
      "//x/y.png",
      "good.svg",
      "/a\0.png",
      `/${"a".repeat(300)}.png`,
    ]) {
      expect(found(src), src).toBeUndefined();
    }
  });
});

test("reads a tree with arbitrary names and contents, with unique paths", () => {
  const part = fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }).filter((name) => !/[/\0]|^\.+$/.test(name));
  const file = fc.tuple(
    fc.array(part, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(".md", ".mdx"),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(fc.array(file, { maxLength: 6 }), (files) => {
      const root = temporaryFolder({ "index.md": "# Home\n" });
      for (const [parts, end, text] of files) {
        const path = join(root, `${parts.join("/")}${end}`);
        try {
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, text);
        } catch (cause) {
          // A file stands where this one needs a folder, or the name is too long for the disk: there is no such tree.
          if (!/EEXIST|ENOTDIR|ENAMETOOLONG|EISDIR/.test(String(cause))) throw cause;
        }
      }
      const { sources, issues } = readPages(place(root, true));
      const paths = sources.map(({ doc }) => doc.path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths).toContain("/");
      for (const issue of issues)
        expect(issue).toMatchObject({
          file: expect.stringMatching(/^docs\//),
          severity: expect.not.stringMatching("error"),
        });
    }),
    { numRuns: 60 },
  );
});
