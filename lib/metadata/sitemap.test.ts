import { expect, test } from "vitest";
import { site } from "../site";
import { getSite } from "../site/current";
import { metadataOf } from "../site/load";
import { sitemapEntries } from "./sitemap";

const content = getSite();
const entries = sitemapEntries(content);
const addresses = entries.map(({ url }) => url);

test("lists every listed page once, by its absolute URL", () => {
  const pages = [...content.routes.values()].filter(({ source }) => !source.frontMatter.unlisted);
  const tags = new Set(content.posts.flatMap((post) => post.tags));
  for (const path of [
    ...["/", "/tags", "/blog", "/blog/archive", "/blog/tags"],
    ...pages.map(({ source }) => source.doc.path),
    ...content.posts.map((post) => post.path),
    ...[...tags].map((tag) => `/blog/tags/${tag}`),
    ...Array.from({ length: Math.ceil(content.posts.length / 6) - 1 }, (_, index) => `/blog/page/${index + 2}`),
  ]) {
    expect(addresses).toContain(encodeURI(`${site.url}${path}`));
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => new URL(address).href === address)).toBe(true);
});

test("omits unlisted pages, search, and print documents", () => {
  const hidden = [...content.routes.values()].filter(({ source }) => source.frontMatter.unlisted);
  for (const { source } of hidden) expect(addresses).not.toContain(encodeURI(site.url + source.doc.path));
  expect(addresses.filter((address) => /\/(search|print|authors)(\/|$)/.test(address))).toEqual([]);
});

test("dates pages by their last change, post lists by the newest post, and other generated pages by the newest change of all", () => {
  for (const { lastModified } of entries) expect(lastModified).toMatch(/^\d{4}-\d{2}-\d{2}/);
  const dateOf = (path: string) => Date.parse(entries.find(({ url }) => url === site.url + path)?.lastModified ?? "");
  const newestPost = Math.max(...content.posts.map(({ path }) => dateOf(path)));
  const pages = [...content.routes.values()].map(({ source }) =>
    Date.parse(metadataOf(content, source).date ?? "1970"),
  );
  expect(dateOf("/blog")).toBe(newestPost);
  expect(dateOf("/tags")).toBe(Math.max(newestPost, ...pages));
});

test("compares dates as instants, regardless of their UTC offsets", () => {
  const [first, second] = content.posts;
  if (!first || !second) throw new Error("The blog has less than two posts.");
  const later = "2099-01-01T00:30:00+00:00";
  const files = new Map([
    [first.file, { date: "2099-01-01T01:00:00+02:00" }],
    [second.file, { date: later }],
  ]);
  const entries = sitemapEntries({ ...content, posts: [first, second], history: { ...content.history, files } });
  expect(entries.find(({ url }) => url === `${site.url}/blog`)?.lastModified).toBe(later);
});

test("escapes an ampersand in a URL for XML, since Next does not", () => {
  const [first] = content.routes.values();
  if (!first) throw new Error("The content has no page.");
  const doc = { ...first.source.doc, path: "/user/R&D" };
  const routes = new Map([["/user/R&D", { ...first, source: { ...first.source, doc } }]]);
  const urls = sitemapEntries({ ...content, routes }).map(({ url }) => url);
  expect(urls).toContain(`${site.url}/user/R&amp;D`);
});
