import type { Page } from "@playwright/test";
import { test as base, expect, heading, open } from "./fixtures";
import { startTestHost, type TestHost } from "./test-host";

export const folder = ".cache/exports/site/out";

export const test = base.extend<{ site: TestHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  site: async ({}, use) => {
    const site = await startTestHost(folder);
    await use(site);
    await site.stop();
  },
});

export const toggle = (page: Page) =>
  page.getByRole("contentinfo").getByRole("switch", { name: "Keep pages for reading offline" });
export const notKept = (page: Page) => heading(page, "This page is not on this device");
export const keptList = (page: Page) => page.getByRole("region", { name: "Pages kept on this device" });

/** What the browser has stored of the site: number of service workers, cache names, paths of pages, and number of payloads. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const has = names.includes("kept-pages-1");
    const pages = has ? await (await caches.open("kept-pages-1")).keys() : [];
    const payloads = has ? await (await caches.open("kept-payloads-1")).keys() : [];
    return {
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      names,
      pages: pages.map(({ url }) => new URL(url).pathname).sort(),
      payloads: payloads.length,
    };
  });

export async function turnOn(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(toggle(page)).not.toBeChecked();
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
}

/** Waits until both files of the search index are kept, so that search works offline. */
export const searchKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await (await caches.open("kept-files-1")).keys();
        return files.filter(({ url }) => url.includes("/search-index/")).length;
      }),
    )
    .toBe(2);

/** Turns off offline reading and waits until everything is deleted: until then, the switch is busy. */
export async function turnOff(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(toggle(page)).not.toHaveAttribute("aria-busy");
  await expect(toggle(page)).not.toBeChecked();
}

export const keptPages = (page: Page, paths: readonly string[]) =>
  expect.poll(async () => (await kept(page)).pages).toEqual([...paths].sort());

/** Stops the host and reports `navigator.onLine` as false: Chromium's own offline mode ends when a worker stops. */
export async function goOffline(page: Page, site: TestHost): Promise<void> {
  await site.stop();
  const say = () => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false, configurable: true });
  await page.addInitScript(say);
  await page.evaluate(say);
}

export async function goOnline(page: Page, site: TestHost): Promise<void> {
  await site.start();
  await page.evaluate(() => dispatchEvent(new Event("online")));
}
