import { expect, test } from "vitest";
import { withoutLanguages } from "./other-languages";

test("pages whose name ends with a language are left out beside the page that they translate, and told in one line", () => {
  const files = ["a.md", "a.de.md", "b/a.zh-CN.mdx", "b/a.mdx", "b/a.cn.mdx", "b/index.fr.md", "b/index.md", "c.fr.md"];
  expect(withoutLanguages(files)).toEqual({
    files: ["a.md", "b/a.mdx", "b/index.md", "c.fr.md"],
    issues: [
      {
        severity: "log",
        file: "a.de.md",
        message: "4 pages in other languages are left out: cn, de, fr, zh-CN.",
        hint: "An export has one language: put those of another one into a tree of their own.",
      },
    ],
  });
});

test.each([["a.js.md"], ["a.ts.md"], ["a.cs.md"], ["a.sh.md"], ["a.xx.md"], ["a.b.md"], ["a.name.md"]])(
  "%s is another page",
  (name) => {
    expect(withoutLanguages(["a.md", name])).toEqual({ files: ["a.md", name], issues: [] });
  },
);
