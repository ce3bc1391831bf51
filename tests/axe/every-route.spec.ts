import type { Page } from "@playwright/test";
import { sidebars } from "../../sidebars";
import { violationsByKind } from "../e2e/axe";
import { expect, hydrated, test } from "../e2e/fixtures";
import { openedPages } from "../sweep/export";

/** Every color is a token for both modes and does not depend on the width, so these two combinations cover all. */
const looks = {
  desktop: { width: 1280, height: 900, colorScheme: "light" },
  phone: { width: 390, height: 844, colorScheme: "dark" },
} as const;

type Look = (typeof looks)[keyof typeof looks];

/** Number of pages per test; small enough for both workers to finish at about the same time. */
const batch = 16;

for (let start = 0; start < openedPages.length; start += batch) {
  const group = openedPages.slice(start, start + batch);
  test(`axe finds nothing from ${group[0]} on`, async ({ page }) => {
    test.slow();
    const found: string[] = [];
    for (const [index, path] of group.entries()) {
      // Each page starts at the size that the previous one ended with, since resizing costs a layout.
      const order = index % 2 ? [looks.phone, looks.desktop] : [looks.desktop, looks.phone];
      for (const look of order) {
        await show(page, look);
        if (look === order[0]) await openWhole(page, path);
        const seen = await violationsByKind(page);
        found.push(...seen.map((line) => `${path}, ${look.width} px, ${look.colorScheme}: ${line}`));
      }
      // A remembered tab would fetch other code into the next page while axe runs.
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
    expect(await violationsByKind(page)).toEqual([]);
  });
}

/** Applies a size and a color scheme, and resolves after the next paint, when regions that scroll have become tab stops. */
async function show(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  if (page.viewportSize()?.width === width) return;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await nextFrame(page);
}

/**
 * Opens a page, expands its details, selects the last tab of each set, and waits for the content of these tabs. A page without tabs
 * and scrollable regions is checked asleep: waking would change nothing in its text.
 */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(encodeURI(path));
  const wakes = await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
    return document.querySelector('main :is([role="tab"], [data-scrolls])') !== null;
  });
  if (!wakes) return;
  await hydrated(page);
  await page.evaluate(() => {
    for (const tab of document.querySelectorAll<HTMLElement>('main [role="tab"]:last-child')) tab.click();
  });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await nextFrame(page);
}

/** Waits until what observes the sizes of elements has seen them. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
