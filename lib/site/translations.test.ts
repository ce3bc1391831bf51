import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeFiles } from "../testing/write-files";
import { contentPlace } from "./place";
import { readPages } from "./read-pages";
import { gitBlobHash, translatedPaths, unknownLanguages, withTranslations } from "./translations";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
  write("content/user/index.mdx", "---\ntitle: Begin\ndescription: b\ntype: landing\ntags: [guides]\n---\n## One\n");
  write("content/user/new.mdx", "---\ntitle: New\ndescription: b\ntype: concept\n---\n");
});

const write = (file: string, text: string) => writeFiles(root, { [file]: text });

function load(includeDrafts = false) {
  const place = contentPlace({ root, language: "de" });
  const { sources, issues } = withTranslations(readPages(place), place, root, includeDrafts);
  return { byPath: new Map(sources.map((source) => [source.doc.path, source])), issues };
}

test("replaces the original with its translation, which inherits omitted front matter", () => {
  write("i18n/de/user/index.mdx", '---\ntitle: Anfang\ndescription: b\ntranslates: "abcdef1"\n---\n## Eins\n');
  const { byPath, issues } = load();
  expect(issues).toEqual([]);
  expect(byPath.get("/user")).toMatchObject({
    file: "i18n/de/user/index.mdx",
    frontMatter: { title: "Anfang", type: "landing", tags: ["guides"] },
    original: { source: { file: "content/user/index.mdx" } },
  });
});

test("marks an untranslated page with its language", () => {
  expect(load().byPath.get("/user/new")?.untranslated).toEqual({ language: "en" });
});

test("identifies the original by the Git blob hash of its text", () => {
  write("i18n/de/user/index.mdx", '---\ntitle: Anfang\ndescription: b\ntranslates: "abcdef1"\n---\n');
  const id = execFileSync("git", ["hash-object", join(root, "content/user/index.mdx")], { encoding: "utf8" }).trim();
  expect(load().byPath.get("/user")?.original?.blob).toBe(id);
});

test("uses the first of two translations of a page and reports the other", () => {
  const text = '---\ntitle: Anfang\ndescription: b\ntranslates: "abcdef1"\n---\n';
  write("i18n/de/user/index.md", text);
  write("i18n/de/user/index.mdx", text);
  const { byPath, issues } = load();
  expect(byPath.get("/user")?.file).toBe("i18n/de/user/index.md");
  expect(issues).toMatchObject([
    { file: "i18n/de/user/index.mdx", message: "i18n/de/user/index.md translates the same page." },
  ]);
});

test("reports translations without an original or without `translates`, with hints", () => {
  write("i18n/de/user/index.mdx", "---\ntitle: Anfang\ndescription: b\n---\n");
  write("i18n/de/user/neu.mdx", '---\ntitle: Neu\ndescription: b\ntranslates: "abcdef1"\n---\n');
  const { issues } = load();
  expect(issues).toMatchObject([
    { file: "i18n/de/user/index.mdx", message: 'Front matter has no "translates".' },
    {
      file: "i18n/de/user/neu.mdx",
      message: 'There is no page "/user/neu" to translate.',
      hint: 'Did you mean "/user/new"?',
    },
  ]);
  expect(issues[0]?.hint).toMatch(/write translates: "[\da-f]{12}"\.$/);
});

test("falls back to the original pages for a language without a folder", () => {
  expect([...load().byPath.values()].every(({ untranslated }) => untranslated)).toBe(true);
});

test("reports unreadable translations with a hint", () => {
  mkdirSync(join(root, "i18n/de"), { recursive: true });
  symlinkSync("nowhere.mdx", join(root, "i18n/de/dead.mdx"));
  expect(load().issues).toEqual([
    {
      severity: "error",
      file: "i18n/de/dead.mdx",
      message: "The symbolic link leads nowhere: it is left out.",
      hint: "Put a copy of what it leads to in its place.",
    },
  ]);
});

test("publishes the original while its translation is a draft", () => {
  write("i18n/de/user/index.mdx", '---\ntitle: Anfang\ndescription: b\ntranslates: "abcdef1"\ndraft: True\n---\n');
  write("i18n/de/user/new.mdx", '---\ntitle: Neu\ndescription: b\ntranslates: "abcdef1"\n---\ndraft: true\n');
  expect(load().byPath.get("/user")).toMatchObject({
    file: "content/user/index.mdx",
    untranslated: { language: "en" },
  });
  expect(load(true).byPath.get("/user")).toMatchObject({ file: "i18n/de/user/index.mdx" });
  expect(translatedPaths(join(root, "i18n/de"))).toEqual(["/user/new"]);
});

test("reports folders in i18n that name no other language of the site, with hints", () => {
  for (const name of ["de", "dee", "Deutsch", "fr", "en", "_drafts"]) write(`i18n/${name}/user/index.mdx`, "");
  const issues = unknownLanguages(contentPlace({ root }), ["en", "de"]);
  expect(issues.map(({ file, message, hint }) => [file, message, hint])).toEqual([
    [
      "i18n/Deutsch",
      expect.stringContaining('"Deutsch" is not another language'),
      expect.stringContaining("BCP 47 language code, such as"),
    ],
    ["i18n/dee", expect.stringContaining("is left out"), 'Did you mean "de"?'],
    ["i18n/en", expect.anything(), 'Pages in "en" belong in content.'],
    ["i18n/fr", expect.anything(), 'Add "fr" to locales.items of lib/product/settings.ts, or remove the folder.'],
  ]);
});

test("reports a translated post, which is never read", () => {
  write("i18n/de/blog/a-post.mdx", "");
  expect(load().issues).toEqual([
    expect.objectContaining({ file: "i18n/de/blog/a-post.mdx", message: expect.stringContaining("not translated") }),
  ]);
});

test("reports an invalid object ID once, not also as missing", () => {
  write("i18n/de/user/index.mdx", '---\ntitle: Anfang\ndescription: b\ntranslates: "zzz"\n---\n');
  expect(load().issues).toEqual([expect.objectContaining({ line: 4, message: '"zzz" is not a git object ID.' })]);
});

test("reports a type or tags that are not those of the original", () => {
  const head = (more: string) => `---\ntitle: Anfang\ndescription: b\ntranslates: "0fa5b94f210e"\n${more}---\n`;
  write("i18n/de/user/index.mdx", head("type: concept\ntags: [guides, mobile]\n"));
  const hint = "Remove the line: a translation takes it from there.";
  expect(load().issues.map(({ line, message, hint }) => [line, message, hint])).toEqual([
    [5, '"type" is not that of the original.', hint],
    [6, '"tags" is not that of the original.', hint],
  ]);
  write("i18n/de/user/index.mdx", head("type: landing\ntags: [guides]\n"));
  expect(load().issues).toEqual([]);
});

test("reports a translation that is listed or published unlike its original", () => {
  const head = (more: string) => `---\ntitle: Anfang\ndescription: b\ntranslates: "0fa5b94f210e"\n${more}---\n`;
  const found = () => load(true).issues.map(({ line, message }) => [line, message]);
  write("i18n/de/user/index.mdx", head("unlisted: true\n"));
  expect(found()).toEqual([[5, '"unlisted" is not that of the original.']]);
  write("i18n/de/user/index.mdx", head("unlisted: false\ndraft: true\n"));
  expect(found()).toEqual([]);
  write("content/user/index.mdx", "---\ntitle: Begin\ndescription: b\ntype: landing\ndraft: true\n---\n");
  write("i18n/de/user/index.mdx", head("draft: false\n"));
  expect(found()).toEqual([[5, '"draft" is not that of the original.']]);
});

test("hashes a page like Git, also with CRLF line endings", () => {
  const written = "---\ntitle: a\n---\n\nÄ\n";
  const id = execFileSync("git", ["hash-object", "--stdin"], { input: written, encoding: "utf8" }).trim();
  const ids = [written, written.replaceAll("\n", "\r\n")].map((text) => gitBlobHash(Buffer.from(text)));
  expect(ids).toEqual([id, id]);
});
