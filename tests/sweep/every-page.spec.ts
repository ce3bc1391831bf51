import { existsSync, statSync } from "node:fs";
import { sidebars } from "../../sidebars";
import { brokenIds, expect, test } from "../e2e/fixtures";
import { htmlOf, openedPages, pages } from "./export";

/** Pages a test opens one after the other; small enough for both workers to have something to do. */
const batch = 25;

/**
 * In the browser: wakes the page until React has taken over, and says how many first headings it has and whether nothing sticks out to
 * the side. One call for all: what Playwright puts into a page for its locators takes a good part of the time that hundreds of pages do.
 */
function lookAwake(): Promise<{ headings: number; fitsWidth: boolean }> {
  const { documentElement: root } = document;
  const headings = () =>
    [...document.querySelectorAll("h1, [role=heading][aria-level='1']")].filter(
      (heading) =>
        heading.checkVisibility({ visibilityProperty: true }) && !heading.closest("[aria-hidden=true], [inert]"),
    );
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector("#sidebar[data-ready=true]"))
        return resolve({ headings: headings().length, fitsWidth: root.scrollWidth <= root.clientWidth });
      dispatchEvent(new Event("pointermove"));
      requestAnimationFrame(look);
    };
    look();
  });
}

for (let start = 0; start < openedPages.length; start += batch) {
  const group = openedPages.slice(start, start + batch);
  test(`pages from ${group[0]}: each hydrates without an error and fits a phone`, async ({ page }) => {
    test.slow();
    for (const path of group) {
      await page.goto(encodeURI(path));
      expect(await page.evaluate(lookAwake), path).toEqual({ headings: 1, fitsWidth: true });
    }
  });
}

test("every link and image of every page leads to a file of the export", () => {
  const isThere = (path: string) => [path, `${path}.html`].some((name) => existsSync(name) && statSync(name).isFile());
  const known = new Map<string, boolean>();
  const lost = pages.flatMap((path) => {
    const targets = [...htmlOf(path).matchAll(/ (?:href|src)="(\/[^/"#?][^"#?]*|\/)/g)].map(
      ([, target = ""]) => target,
    );
    return [...new Set(targets)]
      .filter((target) => {
        const file = target === "/" ? "out/index" : `out${decodeURIComponent(target.replaceAll("&amp;", "&"))}`;
        if (!known.has(file)) known.set(file, isThere(file));
        return !known.get(file);
      })
      .map((target) => `${path} → ${target}`);
  });
  expect(lost).toEqual([]);
});

test("in a section for print no id stands twice, and every link inside leads somewhere", async ({ page }) => {
  for (const section of Object.keys(sidebars)) {
    await page.goto(`/print/${section}`);
    expect(await brokenIds(page), section).toEqual({ twice: [], lost: [] });
  }
});
