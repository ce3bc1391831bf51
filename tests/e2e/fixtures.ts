import { test as base, expect, type Page } from "@playwright/test";

type Fixtures = {
  /** Errors a test expects in the console; everything else there fails the test. */
  expectedErrors: RegExp | undefined;
  consoleErrors: string[];
};

/** Every test also asserts that the page threw nothing and logged no error. */
export const test = base.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await use(errors);
      expect(errors.filter((text) => !expectedErrors?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Waits until React has taken over and every listener is in place: before that, presses and keys only do what plain HTML does. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#sidebar[data-ready="true"]').waitFor({ state: "attached" });
}

/** Opens a page and waits for its scripts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Holds back the site's scripts until released, as a slow connection does. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Makes the browser refuse storage, as it does when a reader blocks cookies. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
}

/** True when nothing sticks out of the window to the side. */
export async function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}
