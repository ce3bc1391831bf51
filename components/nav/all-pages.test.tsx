import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blogPaths } from "@/lib/blog/lists";
import { flattenSidebar } from "@/lib/nav/flatten";
import { listPages } from "@/lib/nav/routes";
import { standaloneSection } from "@/lib/nav/standalone-pages";
import { toHref } from "@/lib/paths";
import { getSite } from "@/lib/site/current";
import type { Sidebars } from "@/lib/types";
import { sidebars, standalonePages } from "@/sidebars";
import { SiteMap } from "./all-pages";

const render = (sections: Sidebars) => renderToStaticMarkup(<SiteMap sidebars={sections} />);
const linksOf = (html: string) => new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));

test("lists every section with its page count and links to each of its pages", () => {
  const html = render(sidebars);
  const links = linksOf(html);
  for (const { label, items } of Object.values(sidebars)) {
    const pages = flattenSidebar(items);
    expect(html).toContain(`${label} <small>${pages.length} pages</small>`);
    for (const { href } of pages) expect(links).toContain(href);
  }
});

test("links to every listed page and blog list when standalone pages are included", () => {
  const links = linksOf(render({ ...sidebars, other: standaloneSection(standalonePages, true) }));
  const posts = getSite().posts;
  /** Not linked directly: reachable from `/blog` and `/blog/tags`. */
  const isListOfPosts = (path: string) => /^\/blog\/(page|tags)\/./.test(path);
  const paths = [...listPages(getSite().routes).map(({ path }) => path), ...blogPaths(posts)];
  for (const path of paths) if (!isListOfPosts(path)) expect(links).toContain(toHref(path));
});

test("omits unlisted pages", () => {
  const items = [{ type: "link" as const, label: "Hidden", href: "/a/b", unlisted: true }];
  expect(render({ a: { label: "A", href: "/a", items } })).not.toContain("/a/b");
  expect(render({ other: standaloneSection(standalonePages, true) })).not.toContain("/authors/");
});
