import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

// Test files share a process: modules loaded later must not see this edition.
afterEach(() => {
  vi.resetModules();
});

test.each([
  ["/blog/rss.xml", "/de/blog/rss.xml"],
  ["/files/guide.pdf", "/files/guide.pdf"],
  ["/photos/ship.JPG?v=2", "/photos/ship.JPG?v=2"],
  ["#use", "#use"],
])("in the German edition, a link to %s points to %s", async (href, address) => {
  vi.stubEnv("EDITION_LANGUAGE", "de");
  vi.resetModules();
  const { SiteLink } = await import("./site-link");
  expect(renderToStaticMarkup(<SiteLink href={href}>x</SiteLink>)).toContain(`href="${address}"`);
});
