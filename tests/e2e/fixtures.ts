import { test as base, expect, type Page } from "@playwright/test";

type Fixtures = {
  /** Errors a test expects in the console; everything else there fails the test. */
  expectedErrors: RegExp | undefined;
  consoleErrors: string[];
};

/** Every test also asserts that the page threw nothing and logged no error. */
export const test = base.extend<Fixtures>({
  // A request still held or altered when a test ends would otherwise fail the run, as an error of no test.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
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

/** Runs in the page: dispatches a pointer move every frame until React has hydrated the page. */
function wake(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('#Sidebar[data-ready="true"]')) return resolve();
      dispatchEvent(new Event("pointermove"));
      requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Wakes the page and waits until React has hydrated it and every listener is attached, even if it reloads itself meanwhile. Avoids
 * `waitForFunction`, which injects all of Playwright's own script into each document.
 */
export async function hydrated(page: Page): Promise<void> {
  const isReloaded = (cause: unknown) => {
    if (!String(cause).includes("Execution context was destroyed")) throw cause;
    return true;
  };
  while (await page.evaluate(wake).then(() => false, isReloaded));
}

/** Moves the mouse, as an active reader does, until the assertions in `holds` pass. */
export async function touchUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  let step = 0;
  await expect(async () => {
    step = (step + 1) % 100;
    await page.mouse.move(100 + step, 300 + step);
    await holds();
  }).toPass();
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The first-level heading with exactly this text. */
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** The link to the next page. */
export const next = (page: Page) =>
  page.getByRole("navigation", { name: "Previous and next page" }).getByRole("link", { name: /^Next/ });

/** Navigates through the router of an awake page, as a link does. */
export const push = (page: Page, href: string) =>
  page.evaluate((to) => {
    (window as unknown as { next: { router: { push: (href: string) => void } } }).next.router.push(to);
  }, href);

/** Marks the open document, so that `marked` can tell it from one that replaces it. */
export const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
export const marked = (page: Page) => page.locator("html[data-marked]");

/** Makes all payloads from now on those of another build. */
export const deploy = (page: Page) =>
  page.route(/\.txt(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"(b|buildId)":"[^"]+"/g, '"$1":"another-build"');
    await route.fulfill({ response: answer, body });
  });

/**
 * Goes back once the page has loaded. While one document replaces another, going back may fail or be interrupted: it is retried as long
 * as the page is the same.
 */
export async function goBack(page: Page): Promise<void> {
  const left = page.url();
  const isSwapped = (cause: unknown) => {
    const isCutOff = String(cause).includes("net::ERR_ABORTED") && page.url() === left;
    if (!isCutOff && !String(cause).includes("Not attached to an active page")) throw cause;
    return true;
  };
  do await page.waitForLoadState();
  while (await page.goBack().then(() => false, isSwapped));
}

/** Holds back requests for these URLs, as a slow connection does, until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Holds back the site's scripts until released. */
export const holdScripts = (page: Page) => hold(page, "**/_next/static/chunks/*.js");

/** Holds back everything that a sleeping page needs to wake, its payload included, until released. */
export const holdCode = (page: Page) => hold(page, /\/_next\/static\/chunks\/.*\.js$|\.txt$/);

/** Holds back page payloads, which navigations fetch, until released. */
export const holdPayloads = (page: Page) => hold(page, /\.txt(\?|$)/);

/** Scrolls to every diagram of the page and waits until it is drawn. */
export async function drawDiagrams(page: Page): Promise<void> {
  const diagrams = page.locator("main [data-diagram]");
  await expect(diagrams).not.toHaveCount(0);
  for (const diagram of await diagrams.all()) {
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram.locator("svg")).toBeVisible();
  }
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

/** Asserts that nothing overflows the window horizontally, on a phone and on a desktop, and restores the window's size. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await fitsWidth(page), `${page.url()} at ${width}`).toBe(true);
  }
  if (before) await page.setViewportSize(before);
}

/** True when nothing overflows the window horizontally. */
export async function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

/** Duplicate ids on the open page, and links within it whose target is missing. */
export const brokenIds = (page: Page): Promise<{ twice: string[]; lost: string[] }> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const known = new Set(ids);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')];
    return {
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      lost: links.map(({ hash }) => decodeURIComponent(hash.slice(1))).filter((id) => !known.has(id)),
    };
  });
