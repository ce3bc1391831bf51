import { expect, test } from "vitest";
import { replaceInCode, replaceInMarkdown, replaceInYaml } from "./addresses";

const moved = {
  addresses: new Map([
    ["/user/a", "/user/b"],
    ["/user/old name", "/user/new name"],
  ]),
};

test.each([
  ["a link", "[x](/user/a)", "[x](/user/b)"],
  ["an anchor", "[x](/user/a#use)", "[x](/user/b#use)"],
  ["a title", '[x](/user/a "T")', '[x](/user/b "T")'],
  ["an image link", "[![x](/a.svg)](/user/a)", "[![x](/a.svg)](/user/b)"],
  ["a definition", "[x][1]\n\n[1]: /user/a#use", "[x][1]\n\n[1]: /user/b#use"],
  ["an attribute", '<Card title="x" href="/user/a">', '<Card title="x" href="/user/b">'],
  ["blanks, encoded", "[x](/user/old%20name)", "[x](/user/new%20name)"],
  ["a longer address", "[x](/user/a/c) [y](/user/ab)", "[x](/user/a/c) [y](/user/ab)"],
  ["words", "the path /user/a", "the path /user/a"],
  ["a code span", "`[x](/user/a)` [x](/user/a)", "`[x](/user/a)` [x](/user/b)"],
  ["a fence", "```md\n[x](/user/a)\n```\n[x](/user/a)", "```md\n[x](/user/a)\n```\n[x](/user/b)"],
  ["a fence in a list", "- ~~~\n  [x](/user/a)\n  ~~~\n", "- ~~~\n  [x](/user/a)\n  ~~~\n"],
])("in Markdown, %s", (_, before, after) => {
  expect(replaceInMarkdown(before, moved)).toBe(after);
});

test.each([
  ["a value", "page: /user/a,", "page: /user/b,"],
  ["a list", "- /user/a#x", "- /user/b#x"],
  ["a link in a text", 'remedy: "[Do](/user/a)"', 'remedy: "[Do](/user/b)"'],
  ["a path of an interface", "/user/a/{id}:", "/user/a/{id}:"],
])("in YAML, %s", (_, before, after) => {
  expect(replaceInYaml(before, moved)).toBe(after);
});

test.each([
  ["a string", 'x("L", "/user/a")', 'x("L", "/user/b")'],
  ["an anchor and another quote", "x('/user/a#y')", "x('/user/b#y')"],
  ["an attribute", '<A href="/user/a" />', '<A href="/user/b" />'],
  ["a link in a text", '"see [x](/user/a)"', '"see [x](/user/b)"'],
  ["a regular expression and a comment", "/\\/user\\/a/; // /user/a", "/\\/user\\/a/; // /user/a"],
])("in code, %s", (_, before, after) => {
  expect(replaceInCode("a.tsx", before, moved)).toBe(after);
});

test("anchors of a page that is gone are left out", () => {
  expect(replaceInMarkdown("[x](/user/a#use)", { ...moved, isGone: true })).toBe("[x](/user/b)");
});
