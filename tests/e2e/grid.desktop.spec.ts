import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** One page of every kind, with and without a sidebar. */
const kinds = {
  sidebar: [
    "/keeper/lamp/walk",
    "/keeper",
    "/keeper/knots",
    "/workshop",
    "/workshop/visits",
    "/blog",
    "/blog/two-flags",
    "/blog/archive",
  ],
  plain: ["/signals", "/tags", "/tags/guides", "/search", "/plans", "/nowhere", "/print/keeper"],
};

test.use({ expectedErrors: /404/ });

test("page titles of every kind share one top edge, and one left edge with a sidebar and one without", async ({
  page,
}) => {
  const tops = new Set<number>();
  for (const [kind, paths] of Object.entries(kinds)) {
    const places: Record<string, Place[]> = {};
    for (const path of paths) {
      await page.goto(path);
      places[path] = [await placeOfTitle(page, 1280), await placeOfTitle(page, 1920)];
    }
    const [first] = Object.values(places);
    expect(places, kind).toEqual(Object.fromEntries(paths.map((path) => [path, first])));
    for (const [left, top] of first ?? []) {
      expect(left).toBeGreaterThan(0);
      tops.add(top);
    }
  }
  expect(tops.size).toBe(1);
});

/** Distances in pixels from the left edge of the window and from the navbar. */
type Place = [number, number];

async function placeOfTitle(page: Page, width: number): Promise<Place> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => {
    const top = document.querySelector("[data-navbar]")?.getBoundingClientRect().bottom ?? 0;
    const title = document.querySelector("main h1")?.getBoundingClientRect();
    return [Math.round(title?.left ?? -1), Math.round((title?.top ?? -1) - top)];
  });
}
