import { expect, test } from "vitest";
import { sidebars } from "@/sidebars";
import { loadContent } from "../content/docs";
import { site } from "../site";
import { sitemapEntries } from "./sitemap";

const content = loadContent(process.cwd(), sidebars, false);
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

test("says when a page changed only where that is known", () => {
  const post = entries.find(({ url }) => url.endsWith("/blog/sdk-4"));
  expect(post?.lastModified).toMatch(/^\d{4}-\d{2}-\d{2}/);
  expect(entries.find(({ url }) => url === `${site.url}/tags`)).not.toHaveProperty("lastModified");
});
