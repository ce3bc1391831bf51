import type { Browser } from "@playwright/test";
import { onExport } from "../in-browser";
import { percentile } from "../percentile";
import type { Figures } from "./figures";

/** How often a link is clicked; the figure is the median. */
const clicks = 9;

/** Measures what a reader of an export waits for: all that an untouched page loads, and the time from a click to the next page. */
export const measureReading = (folder: string): Promise<Figures> =>
  onExport(folder, async (browser, origin) => ({
    ...(await load(browser, origin)),
    "click to page, median (ms)": await click(browser, origin),
  }));

async function load(browser: Browser, origin: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(origin, { waitUntil: "networkidle" });
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((entry) =>
      entry instanceof PerformanceResourceTiming ? entry.transferSize : 0,
    ),
  );
  await page.close();
  return {
    "home page until idle (requests)": sizes.length,
    "home page until idle, as sent (kB)": sizes.reduce((sum, size) => sum + size, 0) / 1000,
  };
}

/** Milliseconds from a click on the link to the next page until that page is there, by the page's own clock. */
async function click(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}${await firstDoc(browser, origin)}`, { waitUntil: "networkidle" });
  const times: number[] = [];
  for (let round = 0; round < clicks; round++) {
    const link = page.locator('[aria-label="Previous and next page"] a').last();
    await link.hover();
    await page.waitForLoadState("networkidle");
    await page.locator('#Sidebar[data-ready="true"]').waitFor({ state: "attached" });
    times.push(await link.evaluate(pressAndWait));
  }
  await page.close();
  return percentile(times, 0.5);
}

/** Presses a link, in the browser. Resolves to the milliseconds until the document has another title, which comes with the page. */
function pressAndWait(link: Element): Promise<number> {
  const last = document.title;
  return new Promise((resolve) => {
    const begun = performance.now();
    const observer = new MutationObserver(() => {
      if (document.title === last) return;
      observer.disconnect();
      resolve(performance.now() - begun);
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
}

/** The first page of a section: the first link of the navbar. */
async function firstDoc(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(origin);
  const href = await page.locator('[aria-label="Main"] a[href^="/"]:not([href="/"])').first().getAttribute("href");
  await page.close();
  if (!href) throw new Error("The navbar has no link to a page.");
  return href;
}
