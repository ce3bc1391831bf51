import { expect, test } from "vitest";
import { site } from "../site";
import { getSite } from "../site/current";
import { sitemapEntries } from "./sitemap";

const content = getSite();
const entries = sitemapEntries(content);
const addresses = entries.map(({ url }) => url);

test("lists every page a reader may find, each once and by its full address", () => {
  for (const path of [
    "/",
    "/user",
    "/roadmap",
    "/tags",
    "/blog",
    "/blog/page/2",
    "/blog/tags/release",
    "/blog/release-2026-4",
  ]) {
    expect(addresses).toContain(`${site.url}${path}`);
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => new URL(address).href === address)).toBe(true);
});

test("leaves out unlisted pages, search and documents to print", () => {
  const hidden = [...content.routes.values()].filter(({ source }) => source.frontMatter.unlisted);
  for (const { source } of hidden) expect(addresses).not.toContain(encodeURI(site.url + source.doc.path));
  expect(addresses.filter((address) => /\/(search|print|authors)(\/|$)/.test(address))).toEqual([]);
});

test("says of every page when it changed, and of lists when the newest of their pages did", () => {
  for (const { lastModified } of entries) expect(lastModified).toMatch(/^\d{4}-\d{2}-\d{2}/);
  const dateOf = (path: string) => entries.find(({ url }) => url === site.url + path)?.lastModified ?? "";
  expect(dateOf("/blog") >= dateOf("/blog/sdk-4")).toBe(true);
  expect(dateOf("/tags") >= dateOf("/user/layouts")).toBe(true);
});

test("the newest change is the latest moment, whatever its offset from UTC", () => {
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

test("an ampersand in an address is written as XML has it, since Next writes addresses as they are", () => {
  const [first] = content.routes.values();
  if (!first) throw new Error("The content has no page.");
  const doc = { ...first.source.doc, path: "/user/R&D" };
  const routes = new Map([["/user/R&D", { ...first, source: { ...first.source, doc } }]]);
  const urls = sitemapEntries({ ...content, routes }).map(({ url }) => url);
  expect(urls).toContain(`${site.url}/user/R&amp;D`);
});
