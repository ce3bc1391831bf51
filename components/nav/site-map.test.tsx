import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { flattenSidebar } from "@/lib/nav/flatten";
import { sidebars } from "@/sidebars";
import { SiteMap } from "./site-map";

test("names every section with the number of its pages and links to each of them", () => {
  const html = renderToStaticMarkup(<SiteMap sidebars={sidebars} />);
  const links = new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
  for (const { label, items } of Object.values(sidebars)) {
    const pages = flattenSidebar(items);
    expect(html).toContain(`${label} <small>${pages.length} pages</small>`);
    for (const { href } of pages) expect(links).toContain(href);
  }
});

test("leaves unlisted pages out", () => {
  const items = [{ type: "link" as const, label: "Hidden", href: "/a/b", unlisted: true }];
  const html = renderToStaticMarkup(<SiteMap sidebars={{ a: { label: "A", href: "/a", items } }} />);
  expect(html).not.toContain("/a/b");
});
