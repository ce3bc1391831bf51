import { expect, test } from "./fixtures";

/** A page of every kind, beside a sidebar or without one. */
const kinds = {
  sidebar: ["/keeper/lamp/walk", "/keeper", "/workshop/visits", "/blog", "/blog/two-flags", "/blog/archive"],
  plain: ["/signals", "/tags", "/tags/guides", "/search", "/plans", "/nowhere", "/print/keeper"],
};

test.use({ expectedErrors: /404/ });

test("the title of every kind of page begins at one height, and on one of two lines", async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [kind, paths] of Object.entries(kinds)) {
      const places: Record<string, [number, number]> = {};
      for (const path of paths) {
        await page.goto(path);
        places[path] = await page.evaluate(() => {
          const top = document.querySelector("[data-navbar]")?.getBoundingClientRect().bottom ?? 0;
          const title = document.querySelector("main h1")?.getBoundingClientRect();
          return [Math.round(title?.left ?? -1), Math.round((title?.top ?? -1) - top)];
        });
      }
      const [first] = Object.values(places);
      expect(places, `${kind} at ${width}`).toEqual(Object.fromEntries(paths.map((path) => [path, first])));
    }
  }
});
