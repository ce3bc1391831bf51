import { type Element, Window } from "happy-dom";
import { describe, expect, test } from "vitest";
import { site } from "../site";
import { getSite } from "../site/current";
import { toAtom, toJsonFeed, toRss } from "./feed-formats";
import { feedItems } from "./feed-items";
import type { Post } from "./post";
import { parsePost } from "./posts";

const hostile = 'Signs & <tags> "in" a title, and ]]> too';
const posts: Post[] = [
  ...getSite().posts,
  { ...parsePost("hostile.mdx", "").post, title: hostile, description: hostile, date: "2021-01-01", author: "A & B" },
];
const items = await feedItems(posts, getSite().reader);

const { DOMParser } = new Window();
function parse(xml: string): Element {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
  return document.documentElement;
}
const children = (node: Element, name: string) => [...node.children].filter((child) => child.tagName === name);
const text = (node: Element, name: string) => children(node, name).map((child) => child.textContent);
const isAddress = (value: string | null | undefined) => /^\/blog\/[a-z0-9-]+$/.test(value?.replace(site.url, "") ?? "");

describe("RSS 2.0", () => {
  const rss = parse(toRss(items));
  const [channel] = children(rss, "channel");
  const entries = channel ? children(channel, "item") : [];

  test("has one channel with the required elements and a link to itself", () => {
    expect([rss.tagName, rss.getAttribute("version"), rss.children.length]).toEqual(["rss", "2.0", 1]);
    for (const name of ["title", "link", "description", "language", "lastBuildDate"]) {
      expect(channel && text(channel, name)).toHaveLength(1);
    }
    const [self] = channel ? children(channel, "atom:link") : [];
    expect([self?.getAttribute("rel"), self?.getAttribute("href"), self?.getAttribute("type")]).toEqual([
      "self",
      `${site.url}/blog/rss.xml`,
      "application/rss+xml",
    ]);
  });

  test("has an item for every post, with a title, an absolute link, a unique guid, and an RFC 822 date", () => {
    expect(entries).toHaveLength(posts.length);
    expect(entries.map((item) => text(item, "title"))).toEqual(posts.map(({ title }) => [title]));
    for (const item of entries) {
      expect(isAddress(text(item, "link")[0])).toBe(true);
      expect(text(item, "guid")).toEqual(text(item, "link"));
      const [date = ""] = text(item, "pubDate");
      expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
      expect(new Date(date).toUTCString()).toBe(date);
    }
    expect(new Set(entries.map((item) => text(item, "guid")[0])).size).toBe(posts.length);
  });

  test("escapes markup characters in text", () => {
    const item = entries.at(-1);
    expect(item && [text(item, "title"), text(item, "description"), text(item, "dc:creator")]).toEqual([
      [hostile],
      [hostile],
      ["A & B"],
    ]);
  });

  test("includes the full post as escaped HTML", () => {
    expect(entries.map((item) => text(item, "content:encoded")[0])).toEqual(items.map(({ html }) => html));
  });
});

describe("Atom 1.0", () => {
  const feed = parse(toAtom(items));
  const entries = children(feed, "entry");
  const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

  test("has exactly one id, title, and updated, and links to itself and to the blog", () => {
    expect([feed.tagName, feed.getAttribute("xmlns")]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    for (const name of ["id", "title", "updated"]) expect(text(feed, name)).toHaveLength(1);
    const [newest] = posts.map(({ date }) => date).sort((a, b) => b.localeCompare(a));
    expect(text(feed, "updated")[0]).toBe(`${newest}T00:00:00Z`);
    expect(children(feed, "link").map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual([
      ["self", `${site.url}/blog/atom.xml`],
      ["alternate", `${site.url}/blog`],
    ]);
  });

  test("has exactly one of each required element in every entry", () => {
    expect(entries).toHaveLength(posts.length);
    for (const entry of entries) {
      for (const name of ["id", "title", "updated", "published", "author", "link", "summary", "content"]) {
        expect(children(entry, name)).toHaveLength(1);
      }
      expect(isAddress(text(entry, "id")[0])).toBe(true);
      expect(text(entry, "updated")[0]).toMatch(rfc3339);
      expect(children(entry, "content")[0]?.getAttribute("type")).toBe("html");
    }
    expect(new Set(entries.map((entry) => text(entry, "id")[0])).size).toBe(posts.length);
    expect(text(entries.at(-1) ?? feed, "title")).toEqual([hostile]);
  });

  test("strips characters from tags that XML does not allow", () => {
    const tagged = items.slice(-1).map(({ post, html }) => ({ post: { ...post, tags: ["R&D\u0007"] }, html }));
    expect(toAtom(tagged)).toContain('<category term="R&amp;D" label="R&amp;D"/>');
  });
});

test("JSON Feed 1.1 has its required members and absolute URLs", () => {
  const feed = JSON.parse(JSON.stringify(toJsonFeed(items)));
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: `${site.url}/blog`,
    feed_url: `${site.url}/blog/feed.json`,
    language: "en",
  });
  expect(feed.items).toMatchObject(posts.map(({ title, author }) => ({ title, authors: [{ name: author }] })));
  for (const item of feed.items) {
    expect(isAddress(item.id) && item.id === item.url).toBe(true);
    expect(item.date_published).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
    expect(item.tags.every((tag: unknown) => typeof tag === "string")).toBe(true);
  }
});

test.each([toRss, toAtom])("names the style sheet that browsers show it with, at the same host", (format) => {
  expect(format(items)).toMatch(/^<\?xml [^>]+\?>\n<\?xml-stylesheet type="text\/css" href="\/blog\/feed\.css"\?>\n</);
});

test("every feed names the language of a post that is not translated, and only of such a post", () => {
  const translated = items.slice(0, 1);
  const original = translated.map((item) => ({ ...item, post: { ...item.post, untranslated: { language: "fr" } } }));
  expect(toRss(original)).toContain("<dc:language>fr</dc:language>");
  expect(toAtom(original)).toContain('<entry xml:lang="fr">');
  expect(toJsonFeed(original)).toMatchObject({ items: [{ language: "fr" }] });
  expect(toRss(translated)).not.toContain("dc:language");
  expect(toAtom(translated)).toContain("<entry>");
  expect(toJsonFeed(translated)).not.toHaveProperty(["items", 0, "language"]);
});

describe("feed HTML of a post", () => {
  const html = async (body: string) => {
    const post = { ...parsePost("a.mdx", "").post, path: "/blog/a", body };
    return (await feedItems([post], getSite().reader))[0]?.html;
  };
  test.each([
    [
      "makes addresses absolute",
      "[a](/user) [b](#c)",
      `<p><a href="${site.url}/user">a</a> <a href="${site.url}/blog/a#c">b</a></p>`,
    ],
    ["keeps what is no address as it is written", "[a](https://)", '<p><a href="https://">a</a></p>'],
    ["escapes code", '`<b>` & `"`', '<p><code>&#x3C;b></code> &#x26; <code>"</code></p>'],
    [
      "turns an admonition into a quotation",
      ":::tip[Title]\n\nText\n\n:::",
      "<blockquote><p><strong>Title</strong></p><p>Text</p></blockquote>",
    ],
    [
      "keeps title and text of a component",
      '<Details summary="More">\n\nText\n\n</Details>',
      "<p><strong>More</strong></p><p>Text</p>",
    ],
    [
      "keeps words apart that stand on two lines",
      "**a**\n[b](/user)\n`c`\n\n- *d*\n  *e*\n- f",
      `<p><strong>a</strong>\n<a href="${site.url}/user">b</a>\n<code>c</code></p><ul><li><em>d</em>\n<em>e</em></li><li>f</li></ul>`,
    ],
    ["closes empty elements", "a  \nb", "<p>a<br/>\nb</p>"],
  ])("%s", async (_, body, expected) => {
    expect(await html(body)).toBe(expected);
  });
  test("is well-formed for every post and contains no scripts or styles", () => {
    for (const { html: body } of items) {
      expect(body).not.toMatch(/<(script|style|iframe)|\s(class|style|on\w+)=/);
      parse(`<div>${body}</div>`);
    }
  });
});
