import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { loadReference } from "../reference/reference";
import type { DocSource } from "../types";
import { examinePages } from "./analyze-pages";
import { checkContent } from "./check-content";
import { checkReferenceLinks } from "./check-links";
import { createExaminer } from "./examiner";

const reference = loadReference();
let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function check(pages: Record<string, string>) {
  root = mkdtempSync(join(tmpdir(), "links-"));
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "public", "a.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"></svg>');
  const sources: DocSource[] = [];
  for (const [path, body] of Object.entries(pages)) {
    const frontMatter = {
      title: path,
      description: "",
      type: "concept" as const,
      tags: [],
      unlisted: false,
      draft: false,
    };
    sources.push({ doc: { id: path.slice(1), path }, file: `content${path}.mdx`, format: "mdx", body, frontMatter });
  }
  const findings = await examinePages(
    sources,
    createExaminer(reference, () => []),
  );
  const analyzed = [...findings].map(([source, page]) => ({ source, ...page }));
  return [...analyzed.flatMap((page) => page.issues), ...checkContent(root, analyzed, [{ from: "/old", to: "/user" }])];
}

test("accepts pages, anchors, redirect-free links, other sites and images that exist", async () => {
  const pages = {
    "/user": "## Use\n\n[a](/user#use) [b](#use) [c](https://x.example) [d](/tags/guides) ![e](/a.svg)",
    "/b c": "[x](/b%20c)",
  };
  expect(await check(pages)).toEqual([]);
});

test.each([
  ["a broken link is logged", "[a](/usr)", "log", 'Link to "/usr" matches no page.', 'Did you mean "/user"?'],
  [
    "a broken component link is logged",
    '<Card title="x" href="/usr">y</Card>',
    "log",
    'Link to "/usr" matches no page.',
    'Did you mean "/user"?',
  ],
  ["a link to a moved page is logged", "[a](/old)", "log", 'Link to "/old" leads to a redirect.', 'Link to "/user".'],
  [
    "a relative link is logged",
    "[a](layouts)",
    "log",
    'Link "layouts" is relative.',
    "Write links from the root: /section/page.",
  ],
  ["a trailing slash is logged", "[a](/user/)", "log", 'Link "/user/" is not a clean address.', 'Write "/user".'],
  [
    "plain http is logged",
    "[a](http://x.example)",
    "log",
    'Link "http://x.example" is not https.',
    "Use https, mailto or tel.",
  ],
  ["a broken anchor warns", "## Use\n\n[a](#usee)", "warning", 'No heading "#usee" on "/user".', 'Did you mean "use"?'],
  [
    "a missing image fails",
    "![a](/b.svg)",
    "error",
    'Image "/b.svg" does not exist.',
    "Put it at public/b.svg and write its path from the root.",
  ],
  [
    "an image without alternative warns",
    "![](/a.svg)",
    "warning",
    'Image "/a.svg" has no text alternative.',
    "Write what it shows between the brackets: ![…].",
  ],
  [
    "an unknown language warns",
    "```jsn\n```",
    "warning",
    'Unknown code language "jsn": it is shown as plain text.',
    'Did you mean "json"?',
  ],
  [
    "a fence without language warns",
    "```\n```",
    "warning",
    "A code fence names no language.",
    "Write it behind the backticks; text for plain text.",
  ],
])("%s", async (_, body, severity, message, hint) => {
  const issues = await check({ "/user": body });
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatchObject({ severity, message, hint, file: "content/user.mdx" });
  expect(issues[0]?.line).toBe(body.split("\n").findIndex((line) => /\[a?\]|Card|```/.test(line)) + 1);
});

test("a link of a reference document is followed like a link of a page", () => {
  const link = { file: "content/_reference/errors.yaml", line: 7 };
  const links = ["/user", "/user#use", "/usr", "/user#using"].map((href) => ({ href, ...link }));
  const targets = { anchors: new Map([["/user", new Set(["use"])]]), moved: new Map() };
  expect(checkReferenceLinks(links, targets)).toEqual([
    { ...link, severity: "log", message: 'Link to "/usr" matches no page.', hint: 'Did you mean "/user"?' },
    {
      ...link,
      severity: "warning",
      message: 'No heading "#using" on "/user".',
      hint: "Link to the page, or to one of its headings.",
    },
  ]);
});
