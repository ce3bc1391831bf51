import { expect, test } from "vitest";
import { withoutLanguages } from "./other-languages";

test("leaves out translations marked by a suffix next to their original, with one log entry", () => {
  const files = ["a.md", "a.de.md", "b/a.zh-CN.mdx", "b/a.mdx", "b/a.cn.mdx", "b/index.fr.md", "b/index.md", "c.fr.md"];
  expect(withoutLanguages(files)).toEqual({
    files: ["a.md", "b/a.mdx", "b/index.md", "c.fr.md"],
    issues: [
      {
        severity: "log",
        file: "a.de.md",
        message: "4 pages in other languages are left out: cn, de, fr, zh-CN.",
        hint: "An export has one language: put pages in other languages into a separate tree.",
      },
    ],
  });
});

test.each([["a.js.md"], ["a.ts.md"], ["a.cs.md"], ["a.sh.md"], ["a.xx.md"], ["a.b.md"], ["a.name.md"]])(
  "keeps %s as a separate page",
  (name) => {
    expect(withoutLanguages(["a.md", name])).toEqual({ files: ["a.md", name], issues: [] });
  },
);

test("leaves out the whole folder of a language when its pages mirror the ones next to it", () => {
  const files = ["index.mdx", "a.md", "b/c.mdx", "de/index.md", "de/a.md", "de/b/c.md", "de/old.md", "zh-cn/a.mdx"];
  const { files: kept, issues } = withoutLanguages(files);
  expect(kept).toEqual(["index.mdx", "a.md", "b/c.mdx"]);
  expect(issues.map(({ message }) => message)).toEqual(["5 pages in other languages are left out: de, zh-cn."]);
});

test("leaves out a language folder with only its home page when two other language folders have more", () => {
  const files = [
    "index.md",
    "404.md",
    "a.md",
    "de/a.md",
    "fr/a.md",
    "da/index.md",
    "da/404.md",
    "is/index.md",
    "is/b.md",
  ];
  expect(withoutLanguages(files).files).toEqual(["index.md", "404.md", "a.md", "is/index.md", "is/b.md"]);
  const one = files.filter((file) => !file.startsWith("fr/"));
  expect(withoutLanguages(one).files).toContain("da/index.md");
});

test.each([
  ["a subject with a page of its own", ["index.md", "pl/index.md", "pl/perl.md"]],
  ["languages beside each other", ["en/a.md", "de/a.md"]],
  ["a folder that shares few names", ["a.md", "is/a.md", "is/b.md"]],
  ["no language", ["a.md", "xx/a.md", "ts/a.md", "api/a.md"]],
])("keeps %s", (_, files) => {
  expect(withoutLanguages(files)).toEqual({ files, issues: [] });
});
