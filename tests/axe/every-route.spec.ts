import type { Page } from "@playwright/test";
import { sidebars } from "../../sidebars";
import { violations } from "../e2e/axe";
import { expect, hydrated, test } from "../e2e/fixtures";
import { openedPages } from "../sweep/export";

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** Pages a test opens one after the other; small enough for both workers to end at the same time. */
const batch = 8;

for (let start = 0; start < openedPages.length; start += batch) {
  const group = openedPages.slice(start, start + batch);
  test(`axe finds nothing from ${group[0]} on`, async ({ page }) => {
    test.slow();
    const found: string[] = [];
    for (const path of group) {
      const note = (state: string, seen: string[]) => found.push(...seen.map((line) => `${path}, ${state}: ${line}`));
      await page.setViewportSize(desktop);
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(encodeURI(path));
      await hydrated(page);
      note("desktop, light", await violations(page));
      await openAll(page);
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: "dark" });
      await nextFrames(page);
      // Every color is a token for both modes, whatever the width. What stands around the text is the same on every page:
      // `states.spec.ts` looks at it at both widths and in both modes. Words of code are the same everywhere.
      note("phone, everything open, dark", await violations(page, "main", "main pre code *"));
      // A remembered tab would fetch other code into the next page while axe looks at it.
      await page.evaluate(() => localStorage.clear());
    }
    expect(found).toEqual([]);
  });
}

for (const section of Object.keys(sidebars)) {
  test(`axe finds nothing in the section ${section} as one document, on paper`, async ({ page }) => {
    test.slow();
    await page.goto(`/print/${section}`);
    await page.emulateMedia({ media: "print" });
    expect(await violations(page)).toEqual([]);
  });
}

/** Waits until the page has been drawn at its new width: regions that scroll there become stops of the Tab key then. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Opens what is folded in the text, turns each set of tabs to its last one, and waits for what that one shows. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
    for (const tab of document.querySelectorAll<HTMLElement>('main [role="tab"]:last-child')) tab.click();
  });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
