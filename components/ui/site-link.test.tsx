import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

test.each([
  ["/user/layouts", "/de/user/layouts"],
  ["/blog/rss.xml", "/de/blog/rss.xml"],
  ["/files/guide.pdf", "/files/guide.pdf"],
  ["/photos/ship.JPG?v=2", "/photos/ship.JPG?v=2"],
  ["#use", "#use"],
])("in an edition, a link to %s leads to %s", async (href, address) => {
  vi.stubEnv("EDITION_LANGUAGE", "de");
  vi.stubEnv("__NEXT_ROUTER_BASEPATH", "/de");
  vi.resetModules();
  const { SiteLink } = await import("./site-link");
  expect(renderToStaticMarkup(<SiteLink href={href}>x</SiteLink>)).toContain(`href="${address}"`);
});
