import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import type { Issue } from "../types";
import { checkLanguages } from "./check-fences";
import { checkImages } from "./check-images";
import { checkLinks } from "./check-links";
import { checkedSite } from "./testing/checked-site";

async function check(pages: Record<string, string>): Promise<Issue[]> {
  const sources = Object.entries(pages).map(([path, body]) => docSource(path, body));
  const site = await checkedSite(sources, {
    images: ["/a.svg"],
    redirects: [{ from: "/old", to: "/user" }],
    madePaths: ["/tags/guides"],
    // Whatever is below `/blog` may be made by the site.
    hasFile: (path) => ["/openapi.yaml", "/LICENSE", "/pure.html"].includes(path) || path.startsWith("/blog/"),
  });
  return [checkLinks, checkImages, checkLanguages].flatMap((run) => run(site));
}

test("accepts links to existing pages, anchors, files and other sites, and existing images", async () => {
  const pages = {
    "/user": "## Use\n\n[a](/user#use) [b](#use) [c](https://x.example) [d](/tags/guides) ![e](/a.svg)",
    "/files": "[x](/openapi.yaml) [y](/openapi.yaml?plain#info) [z](/LICENSE) [p](/pure)",
    "/b c": "[x](/b%20c) [y](/user?file=a.md) [z](/user?at=/)",
  };
  expect(await check(pages)).toEqual([]);
});

test.each([
  ["a broken link is logged", "[a](/usr)", "log", 'Link to "/usr" matches no page.', 'Did you mean "/user"?'],
  [
    "a broken link to what the site may make is logged",
    "[a](/blog/nope)",
    "log",
    'Link to "/blog/nope" matches no page.',
    "Check the path.",
  ],
  [
    "a broken component link is logged",
    '<Card title="x" href="/usr">y</Card>',
    "log",
    'Link to "/usr" matches no page.',
    'Did you mean "/user"?',
  ],
  [
    "a link to no file is logged",
    "[a](/user/openapi.yaml)",
    "log",
    'Link to "/user/openapi.yaml" matches no file.',
    "Check the path, or add the file.",
  ],
  [
    "a link to a file of the sources is one to no page",
    "[a](/user.mdx)",
    "log",
    'Link to "/user.mdx" matches no page.',
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
  [
    "an address without https is logged",
    "[a](//cdn.example/x)",
    "log",
    'Link "//cdn.example/x" has no https.',
    'Write "https://cdn.example/x", or "/cdn.example/x" for a page of this site.',
  ],
  [
    "a link to a local server with a query is logged",
    "[a](http://localhost:3000?x=1)",
    "log",
    'Link "http://localhost:3000?x=1" leads to the reader\'s own computer.',
    'Write "/?x=1" for a page of this site, or the address in code font.',
  ],
  ["a trailing slash is logged", "[a](/user/)", "log", 'Link "/user/" is not a clean address.', 'Write "/user".'],
  [
    "a slash before a query is logged",
    "[a](/user/?a=b#top)",
    "log",
    'Link "/user/?a=b#top" is not a clean address.',
    'Write "/user?a=b#top".',
  ],
  [
    "plain http is logged",
    "[a](http://x.example)",
    "log",
    'Link "http://x.example" does not use https.',
    "Use https, mailto, or tel.",
  ],
  ["a broken anchor warns", "## Use\n\n[a](#usee)", "warning", 'No heading "#usee" on "/user".', 'Did you mean "use"?'],
  [
    "a broken anchor suggests no id that every page has",
    "[a](#tope)",
    "warning",
    'No heading "#tope" on "/user".',
    "Link to the page, or to one of its headings.",
  ],
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
    'Image "/a.svg" has no alt text.',
    "Write what it shows between the brackets: ![…].",
  ],
  [
    "an unknown language warns",
    "```jsn\n```",
    "warning",
    'Unknown code language "jsn": the code is shown as plain text.',
    'Did you mean "json"?',
  ],
  [
    "a fence without language warns",
    "```\n```",
    "warning",
    "The code fence has no language.",
    "Write it after the backticks; for plain text, write text.",
  ],
])("reports a finding: %s", async (_, body, severity, message, hint) => {
  const issues = await check({ "/user": body });
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatchObject({ severity, message, hint, file: "content/user.mdx" });
  expect(issues[0]?.line).toBe(body.split("\n").findIndex((line) => /\[a?\]|Card|```/.test(line)) + 1);
});

test("accepts uppercase URL schemes", async () => {
  expect(await check({ "/user": "[a](HTTPS://x.example) [b](Mailto:a@x.example)" })).toEqual([]);
});

test.each(["/index.html", "/INDEX"])("suggests the home page for %s", async (href) => {
  const found = await check({ "/": `[a](${href})`, "/use": "", "/index-of-names": "" });
  expect(found).toMatchObject([{ message: `Link to "${href}" matches no page.`, hint: 'Did you mean "/"?' }]);
});

test("accepts fences without a language in a foreign tree, and reports an unknown language once per page", async () => {
  const source = docSource("/user", "```\na\n```\n\n```jsn\na\n```\n\n```jsn\nb\n```\n");
  const issues = checkLanguages(await checkedSite([{ ...source, foreign: { base: "", isDescribed: true } }]));
  expect(issues).toMatchObject([{ line: 5, message: 'Unknown code language "jsn": the code is shown as plain text.' }]);
});

test("checks links in data documents like links in pages", async () => {
  const link = { file: "content/_reference/errors.yaml", line: 7 };
  const acting = `javascript:${"x".repeat(60)}`;
  const documentLinks = ["/user", "/user#use", "/usr", "/user#using", acting].map((href) => ({ href, ...link }));
  expect(checkLinks(await checkedSite([docSource("/user", "## Use")], { documentLinks }))).toEqual([
    { ...link, severity: "log", message: 'Link to "/usr" matches no page.', hint: 'Did you mean "/user"?' },
    {
      ...link,
      severity: "warning",
      message: 'No heading "#using" on "/user".',
      hint: "Link to the page, or to one of its headings.",
    },
    {
      ...link,
      severity: "error",
      message: `Link "${acting.slice(0, 60)}" uses an unsafe scheme.`,
      hint: "Use https, mailto, or tel.",
    },
  ]);
});

test("logs links from published pages to drafts, but not between drafts, and checks anchors on drafts", async () => {
  const draft = (path: string, body: string) => {
    const source = docSource(path, body);
    return { ...source, frontMatter: { ...source.frontMatter, draft: true } };
  };
  const pages = [docSource("/a", "[b](/b)"), draft("/b", "[c](/c)"), draft("/c", "[b](/b#none)")];
  expect(checkLinks(await checkedSite(pages)).map(({ file, message }) => `${file} ${message}`)).toEqual([
    'content/a.mdx Link to "/b" leads to a draft, which is not published.',
    'content/c.mdx No heading "#none" on "/b".',
  ]);
});

test.each([
  [{ text: "The quay" }, "the-quay"],
  [{ text: "build.minify" }, "build-minify"],
  [{ text: "build.minify" }, "buildminify"],
  [{ text: "हिन्दी गाइड" }, "हिन्दी-गाइड"],
  [{ text: "The quay", id: "dock" }, "dock"],
])("accepts a link to the title %j of a foreign page by the id %s", async (heading, id) => {
  const titled = { ...docSource("/quay", ""), foreign: { base: "", isDescribed: false, heading } };
  const found = checkLinks(await checkedSite([titled, docSource("/start", `[a](/quay#${id}) [b](/quay#pier)`)]));
  expect(found.map(({ message }) => message)).toEqual(['No heading "#pier" on "/quay".']);
});
