import { expect, test } from "vitest";
import {
  linesOfKeys,
  replaceFileNames,
  replaceInCode,
  replaceInMarkdown,
  replaceInTable,
  replaceInYaml,
} from "./replace-addresses";

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
  ["a definition in a quote", "> [1]: /user/a", "> [1]: /user/b"],
  ["a definition in a step", "    [1]: /user/a", "    [1]: /user/b"],
  ["an attribute", '<Card title="x" href="/user/a">', '<Card title="x" href="/user/b">'],
  ["blanks, encoded", "[x](/user/old%20name)", "[x](/user/new%20name)"],
  ["a longer address", "[x](/user/a/c) [y](/user/ab)", "[x](/user/a/c) [y](/user/ab)"],
  ["words", "the path /user/a", "the path /user/a"],
  ["a code span", "`[x](/user/a)` [x](/user/a)", "`[x](/user/a)` [x](/user/b)"],
  ["a fence", "```md\n[x](/user/a)\n```\n[x](/user/a)", "```md\n[x](/user/a)\n```\n[x](/user/b)"],
  ["a span like a fence", "```x``` y\n\n[x](/user/a)", "```x``` y\n\n[x](/user/b)"],
  ["a backtick in each of two paragraphs", "x ` y\n\n[x](/user/a) ` y", "x ` y\n\n[x](/user/b) ` y"],
  ["escaped backticks", "x \\` [x](/user/a) \\` y", "x \\` [x](/user/b) \\` y"],
  ["code behind an escaped backslash", "x \\\\`[x](/user/a)` y", "x \\\\`[x](/user/a)` y"],
  ["a span over two lines", "`x\n[x](/user/a)` y", "`x\n[x](/user/a)` y"],
  ["a fence in a list", "- ~~~\n  [x](/user/a)\n  ~~~\n", "- ~~~\n  [x](/user/a)\n  ~~~\n"],
])("in Markdown, handles %s", (_, before, after) => {
  expect(replaceInMarkdown(before, moved)).toBe(after);
});

test.each([
  ["a value", "page: /user/a,", "page: /user/b,"],
  ["a list", "- /user/a#x", "- /user/b#x"],
  ["a list in brackets", "[/user/a, '/user/a#x', /user/a]", "[/user/b, '/user/b#x', /user/b]"],
  ["a link in a text", 'remedy: "[Do](/user/a)"', 'remedy: "[Do](/user/b)"'],
  ["the label of a link", 'remedy: "see [/user/a](/x)"', 'remedy: "see [/user/a](/x)"'],
  ["a path of an interface", "/user/a/{id}:", "/user/a/{id}:"],
  ["a path of an interface beside a page", "{ page: /user/a, path: /user/a }", "{ page: /user/b, path: /user/a }"],
  ["a path of an interface on a line of its own", "    path: '/user/a',", "    path: '/user/a',"],
  [
    "the address of a page on the web",
    "externalDocs:\n  url: https://docs.planloom.example/user/a#use\n  # https://x.example/user/a",
    "externalDocs:\n  url: https://docs.planloom.example/user/b#use\n  # https://x.example/user/a",
  ],
  ["a key that only ends like that of a path", "xpath: /user/a", "xpath: /user/b"],
])("in YAML, handles %s", (_, before, after) => {
  expect(replaceInYaml(before, moved)).toBe(after);
});

test.each([
  ["a string", 'x("L", "/user/a")', 'x("L", "/user/b")'],
  ["an anchor and another quote", "x('/user/a#y')", "x('/user/b#y')"],
  ["an attribute", '<A href="/user/a" />', '<A href="/user/b" />'],
  ["a template", "x(`/user/a`, `/user/a#\u0024{y}`)", "x(`/user/b`, `/user/b#\u0024{y}`)"],
  [
    "links behind the values of a template",
    "x(`[\u0024{y}](/user/a#z) and [\u0024{y}](/user/a)`)",
    "x(`[\u0024{y}](/user/b#z) and [\u0024{y}](/user/b)`)",
  ],
  ["what a value of a template begins", "x(`\u0024{y}/user/a`)", "x(`\u0024{y}/user/a`)"],
  ["the name of a property", '({ "/user/a": 1 })', '({ "/user/b": 1 })'],
  ["a link in a text", '"see [x](/user/a)"', '"see [x](/user/b)"'],
  ["blanks, as they are", 'x("/user/old name")', 'x("/user/new name")'],
  ["blanks, encoded", 'x("/user/old%20name")', 'x("/user/new%20name")'],
  ["the page that a version begins with", '({ mainDocId: "user/a" })', '({ mainDocId: "user/b" })'],
  ["a regular expression and a comment", "/\\/user\\/a/; // /user/a", "/\\/user\\/a/; // /user/a"],
])("in code, handles %s", (_, before, after) => {
  expect(replaceInCode("a.tsx", before, moved)).toBe(after);
});

test("replaces the names of files, but not parts of longer ones", () => {
  const text = '"content/a.mdx" `content/a.mdx`. content/a.mdx.bak x/content/a.mdx content/a.mdxx content/b/a.mdx';
  expect(replaceFileNames(text, new Map([["content/a.mdx", "content/c.mdx"]]))).toBe(
    '"content/c.mdx" `content/c.mdx`. content/a.mdx.bak x/content/a.mdx content/a.mdxx content/b/a.mdx',
  );
});

test("replaces paths in the second column of a table", () => {
  const table = "what is /user/a\t/user/a#use /user/ab /user/a\t/user/a\n/user/a\t/user/a\n";
  expect(replaceInTable(table, moved)).toBe(
    "what is /user/a\t/user/b#use /user/ab /user/b\t/user/a\n/user/a\t/user/b\n",
  );
});

test("handles many code spans after an unmatched backtick run quickly", () => {
  const spans = "``x`` ".repeat(30);
  expect(replaceInMarkdown(`a \`\`\` b ${spans}[x](/user/a) \``, moved)).toBe(`a \`\`\` b ${spans}[x](/user/b) \``);
});

const gone = { ...moved, isRemoved: true };

test("drops anchors of a removed page", () => {
  expect(replaceInMarkdown("[x](/user/a#use)", gone)).toBe("[x](/user/b)");
  expect(replaceInYaml("[/user/a#use, /user/a#x]", gone)).toBe("[/user/b, /user/b]");
  expect(replaceInCode("a.ts", "x(`/user/a#\u0024{y}`)", gone)).toBe("x(`/user/b\u0024{y}`)");
});

test("keeps and finds object keys named after a removed page", () => {
  const text = 'const a = {\n  "/user/c": "/user/a",\n  "/user/a": 1,\n  "/user/a#use": 2,\n};\n';
  expect(replaceInCode("a.ts", text, gone)).toBe(text.replace('"/user/a",', '"/user/b",'));
  expect(linesOfKeys("a.ts", text, gone)).toEqual([3, 4]);
  expect(linesOfKeys("a.json", '{ "/user/a": 1 }', gone)).toEqual([1]);
});
