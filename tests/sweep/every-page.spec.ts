import { existsSync, statSync } from "node:fs";
import { sidebars } from "../../sidebars";
import { brokenIds, expect, test } from "../e2e/fixtures";
import { htmlOf, openedPages, pages } from "./export";

/** Number of pages per test; small enough to keep both workers busy. */
const batch = 25;

/**
 * Runs in the browser: wakes the page, waits until React has hydrated it, and returns the number of its visible level-1 headings and
 * whether it fits the width. One call does it all: injecting Playwright's locator code would take much of the time for hundreds of pages.
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
      if (document.querySelector("#Sidebar[data-ready=true]"))
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

test("every internal link and image of every page resolves to an exported file", () => {
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

test("print sections have no duplicate ids and no broken internal links", async ({ page }) => {
  for (const section of Object.keys(sidebars)) {
    await page.goto(`/print/${section}`);
    expect(await brokenIds(page), section).toEqual({ twice: [], lost: [] });
  }
});
