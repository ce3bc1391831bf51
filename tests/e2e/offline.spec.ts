import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { compileFreeingWorker } from "../../lib/build/offline/worker-script";
import { test as base, expect, hydrated, open } from "./fixtures";
import { type OwnSite, serveOwn } from "./offline-site";
import { box, seeAll } from "./search-fixtures";

const folder = ".cache/exports/site/out";

const test = base.extend<{ site: OwnSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  site: async ({}, use) => {
    const site = await serveOwn(folder);
    await use(site);
    await site.stop();
  },
});

const toggle = (page: Page) =>
  page.getByRole("contentinfo").getByRole("switch", { name: "Keep pages for reading offline" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const notKept = (page: Page) => heading(page, "This page is not on this device");
const keptList = (page: Page) => page.getByRole("region", { name: "Pages kept on this device" });

/** What the browser has of the site: workers, names of caches, and paths of pages. */
const kept = (page: Page) =>
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

async function turnOn(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(toggle(page)).not.toBeChecked();
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
}

/** Waits until search could do without the network. */
const searchKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await (await caches.open("kept-files-1")).keys();
        return files.filter(({ url }) => url.includes("/search-index/")).length;
      }),
    )
    .toBe(2);

/** The switch is off from the press on, and busy until everything is gone. */
async function turnOff(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(toggle(page)).not.toHaveAttribute("aria-busy");
  await expect(toggle(page)).not.toBeChecked();
}

const keptPages = (page: Page, paths: readonly string[]) =>
  expect.poll(async () => (await kept(page)).pages).toEqual([...paths].sort());

/** The host is gone, and the browser says so: Chromium forgets that it plays offline when a worker stops beside the page. */
async function goOffline(page: Page, site: OwnSite): Promise<void> {
  await site.stop();
  const say = () => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false, configurable: true });
  await page.addInitScript(say);
  await page.evaluate(say);
}

async function goOnline(page: Page, site: OwnSite): Promise<void> {
  await site.start();
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

/** What the browser has refused on the pages of a tab. */
async function watchPolicy(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation([location.pathname, effectiveDirective, blockedURI].join(" "));
    });
  });
  return seen;
}

test("without the reader's wish there is no worker, and nothing is loaded or kept", async ({ page, site }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, `${site.origin}/keeper/knots`);
  await expect(toggle(page)).not.toBeChecked();
  await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
  await expect(heading(page, "Run the station")).toBeVisible();
  expect(await kept(page)).toMatchObject({ workers: 0, names: [] });
  expect(asked.filter((path) => /sw\.js|not-kept/.test(path))).toEqual([]);
});

test.describe("offline", () => {
  test.use({ expectedErrors: /ERR_|Failed to (?:load|fetch)|offline|RSC payload/i });

  test("pages that were visited are read, and woken; others say that they were not kept", async ({ page, site }) => {
    test.slow();
    const refused = await watchPolicy(page);
    await turnOn(page, `${site.origin}/keeper/knots`);
    // One that is navigated to, and one that is opened whole.
    await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
    await expect(heading(page, "Run the station")).toBeVisible();
    await keptPages(page, ["/keeper/knots", "/station"]);
    await page.goto(`${site.origin}/keeper/ropes/`);
    await keptPages(page, ["/keeper/knots", "/keeper/ropes", "/station"]);
    await expect.poll(async () => (await kept(page)).payloads).toBe(3);
    await searchKept(page);

    await goOffline(page, site);
    await page.goto(`${site.origin}/keeper/knots`);
    await expect(heading(page, "Knots")).toBeVisible();
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
    await expect(heading(page, "Run the station")).toBeVisible();
    await page.reload();
    await expect(heading(page, "Run the station")).toBeVisible();

    await page.goto(`${site.origin}/keeper/charts`);
    await expect(notKept(page)).toBeVisible();
    await expect(keptList(page).getByRole("link")).toHaveText(["Knots", "Ropes", "Run the station"]);
    await keptList(page).getByRole("link", { name: "Ropes" }).click();
    await expect(heading(page, "Ropes")).toBeVisible();
    await hydrated(page);
    await page.locator('#sidebar a[href="/keeper/charts"]').click();
    await expect(notKept(page)).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/keeper/charts`);

    // The list comes with the listener that waits for the connection.
    await expect(keptList(page)).toBeVisible();
    await goOnline(page, site);
    await expect(heading(page, "Reading charts")).toBeVisible();
    expect(refused).toEqual([]);
  });

  test("a page that sleeps follows links to what was kept", async ({ page, site }) => {
    await turnOn(page, `${site.origin}/keeper/knots`);
    await page.goto(`${site.origin}/station`);
    await keptPages(page, ["/keeper/knots", "/station"]);
    await goOffline(page, site);
    await page.goto(`${site.origin}/keeper/knots`);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/station"]')?.click());
    await expect(heading(page, "Run the station")).toBeVisible();
  });

  test("search finds, in its dialog and on its page", async ({ page, site }) => {
    await turnOn(page, `${site.origin}/keeper/knots`);
    await searchKept(page);
    await goOffline(page, site);
    await page.goto(`${site.origin}/keeper/knots`);
    await hydrated(page);
    await page.keyboard.press("Control+k");
    await box(page).fill("barometer");
    await expect(seeAll(page)).toBeVisible();
    await page.goto(`${site.origin}/search?q=barometer`);
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("barometer");
    await hydrated(page);
    await expect(page.getByRole("main").getByRole("status")).toContainText("result");
  });

  test("a host that does not answer is the same as no connection", async ({ page, site }) => {
    await turnOn(page, `${site.origin}/keeper/knots`);
    await site.stop();
    await page.goto(`${site.origin}/keeper/knots`);
    await expect(heading(page, "Knots")).toBeVisible();
    await page.goto(`${site.origin}/keeper/ropes`);
    await expect(notKept(page)).toBeVisible();
    await site.start();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page, "Ropes")).toBeVisible();
  });
});

test("turned off, the worker and all it kept are gone, and stay away", async ({ page, site }) => {
  await turnOn(page, `${site.origin}/keeper/knots`);
  await page.reload();
  await hydrated(page);
  await expect(toggle(page)).toBeChecked();
  await turnOff(page);
  expect(await kept(page)).toMatchObject({ workers: 0, names: [] });
  await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
  await expect(heading(page, "Run the station")).toBeVisible();
  await open(page, `${site.origin}/keeper/ropes`);
  await expect(toggle(page)).not.toBeChecked();
  expect(await kept(page)).toMatchObject({ workers: 0, names: [] });
});

test("turned off and on again in one page, it keeps pages again", async ({ page, site }) => {
  await turnOn(page, `${site.origin}/keeper/knots`);
  await turnOff(page);
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
  await keptPages(page, ["/keeper/knots"]);
});

test.describe("a new deployment", () => {
  const worker = () => readFileSync(`${folder}/sw.js`, "utf8");
  const version = () => /version:"([0-9a-f]{12})"/.exec(worker())?.[1] ?? "";
  const shells = async (page: Page) => (await kept(page)).names.filter((name) => name.startsWith("kept-shell"));

  test("takes over with what it needs; the open page and what was kept stay", async ({ page, site }) => {
    await turnOn(page, `${site.origin}/keeper/knots`);
    expect(await shells(page)).toEqual([`kept-shell-1-${version()}`]);
    site.deploy("/sw.js", worker().replace(version(), "another-one"));
    await open(page, `${site.origin}/station`);
    await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
    await expect.poll(() => shells(page)).toEqual(["kept-shell-1-another-one"]);
    await expect(page.locator("html[data-kept]")).toHaveCount(1);
    await keptPages(page, ["/keeper/knots", "/station"]);
    await site.stop();
    await page.goto(`${site.origin}/keeper/knots`);
    await expect(heading(page, "Knots")).toBeVisible();
    await page.goto(`${site.origin}/keeper/ropes`);
    await expect(notKept(page)).toBeVisible();
  });

  test.describe("that is broken", () => {
    test.use({ expectedErrors: /404/ });
    test("leaves the worker that works", async ({ page, site }) => {
      await turnOn(page, `${site.origin}/keeper/knots`);
      const broken = worker().replace(version(), "broken").replaceAll('"/search.txt"', '"/gone.txt"');
      site.deploy("/sw.js", broken);
      await open(page, `${site.origin}/station`);
      await expect.poll(() => [...site.asked]).toContain("/gone.txt");
      const installing = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing === null);
      await expect.poll(installing).toBe(true);
      expect(await shells(page)).toContain(`kept-shell-1-${version()}`);
      await site.stop();
      await page.goto(`${site.origin}/keeper/ropes`);
      await expect(notKept(page)).toBeVisible();
    });
  });

  test("that does not offer it frees readers", async ({ page, site }) => {
    await turnOn(page, `${site.origin}/keeper/knots`);
    site.deploy("/sw.js", await compileFreeingWorker(process.cwd()));
    await page.goto(`${site.origin}/station`);
    await expect.poll(() => kept(page)).toMatchObject({ workers: 0, names: [] });
    await page.reload();
    await expect(heading(page, "Run the station")).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

test("a full disk loses no page, online", async ({ page, context, site }) => {
  await turnOn(page, `${site.origin}/keeper/knots`);
  const session = await context.newCDPSession(page);
  const { usage } = await session.send("Storage.getUsageAndQuota", { origin: site.origin });
  await session.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: usage });
  for (const [path, name] of [
    ["/station", "Run the station"],
    ["/keeper/ropes", "Ropes"],
  ] as const) {
    await page.goto(site.origin + path);
    await expect(heading(page, name)).toBeVisible();
    await hydrated(page);
  }
  expect((await kept(page)).pages).toContain("/keeper/knots");
});

test("the site can be installed as an app", async ({ page, context, site }) => {
  await turnOn(page, `${site.origin}/`);
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send("Page.getAppManifest");
  expect(url).toBe(`${site.origin}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const app = JSON.parse(data ?? "{}");
  expect(app).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "minimal-ui" });
  const sizes = app.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(["192x192 any", "512x512 any"]));
  for (const { src } of app.icons) expect((await page.request.get(site.origin + src)).ok()).toBe(true);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
});
