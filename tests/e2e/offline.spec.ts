import { expect, heading, hydrated, open } from "./fixtures";
import {
  goOffline,
  goOnline,
  kept,
  keptList,
  keptPages,
  notKept,
  searchKept,
  test,
  toggle,
  turnOff,
  turnOn,
} from "./offline-reading";
import { box, seeAll } from "./search-fixtures";
import { watchPolicy } from "./watch-policy";

test("the not-kept page does not tell the worker to keep the page it stands in for", async ({ page, site }) => {
  await page.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (...message: unknown[]) {
      document.documentElement.dataset.told = JSON.stringify(message[0]);
      return Reflect.apply(postMessage, this, message);
    };
  });
  const told = () => page.locator("html").getAttribute("data-told");
  await turnOn(page, `${site.origin}/keeper/knots`);
  expect(await told()).toContain("/keeper/knots");
  await goOffline(page, site);
  await page.goto(`${site.origin}/keeper/ropes`);
  await expect(notKept(page)).toBeVisible();
  await expect(toggle(page)).toBeChecked();
  await page.waitForLoadState("networkidle");
  expect(await told()).toBeNull();
});

test("offline reading stores nothing until it is turned on, and deletes everything when it is turned off", async ({
  page,
  site,
}) => {
  await test.step("loads and stores nothing before it is turned on", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page, `${site.origin}/keeper/knots`);
    await expect(toggle(page)).not.toBeChecked();
    await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
    await expect(heading(page, "Run the station")).toBeVisible();
    expect(await kept(page)).toMatchObject({ workers: 0, names: [] });
    expect(asked.filter((path) => /sw\.js|not-kept/.test(path))).toEqual([]);
  });
  await turnOn(page, `${site.origin}/keeper/knots`);
  await test.step("keeps pages again when turned off and on on the same page", async () => {
    await turnOff(page);
    await toggle(page).click();
    await expect(toggle(page)).toBeChecked();
    await keptPages(page, ["/keeper/knots"]);
  });
  await page.reload();
  await hydrated(page);
  await expect(toggle(page)).toBeChecked();
  await turnOff(page);
  // A request in progress may open a cache once more, which the worker deletes as soon as it is open.
  await expect.poll(() => kept(page)).toMatchObject({ workers: 0, names: [] });
  await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
  await expect(heading(page, "Run the station")).toBeVisible();
  await open(page, `${site.origin}/keeper/ropes`);
  await expect(toggle(page)).not.toBeChecked();
  expect(await kept(page)).toMatchObject({ workers: 0, names: [] });
});

test.describe("offline reading", () => {
  test.use({ expectedErrors: /ERR_|Failed to (?:load|fetch)|offline|RSC payload/i });

  test("opens and wakes visited pages, and shows the not-kept page for others", async ({ page, site }) => {
    test.slow();
    const refused = await watchPolicy(page);
    await turnOn(page, `${site.origin}/keeper/knots`);
    // One page by client-side navigation, and one by a full load.
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
    await page.locator('#Sidebar a[href="/keeper/charts"]').click();
    await expect(notKept(page)).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/keeper/charts`);

    // The list appears together with the listener that waits for the connection.
    await expect(keptList(page)).toBeVisible();
    await goOnline(page, site);
    await expect(heading(page, "Reading charts")).toBeVisible();
    expect(await refused()).toEqual([]);
  });

  test("follows links from a sleeping page to kept pages, and searches in the dialog and on the search page", async ({
    page,
    site,
  }) => {
    await turnOn(page, `${site.origin}/keeper/knots`);
    await searchKept(page);
    await page.goto(`${site.origin}/station`);
    await keptPages(page, ["/keeper/knots", "/station"]);
    await goOffline(page, site);
    await page.goto(`${site.origin}/keeper/knots`);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/station"]')?.click());
    await expect(heading(page, "Run the station")).toBeVisible();
    await test.step("searches in the dialog and on the search page", async () => {
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
  });

  test("keeps no prefetched payloads, but does keep a search index loaded before it was turned on", async ({
    page,
    site,
  }) => {
    await open(page, `${site.origin}/keeper/knots`);
    await page.keyboard.press("Control+k");
    await box(page).fill("barometer");
    await expect(seeAll(page)).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await toggle(page).click();
    await expect(toggle(page)).toBeChecked();
    await expect.poll(async () => (await kept(page)).payloads).toBe(1);
    const asked = page.waitForResponse(`${site.origin}/station.txt`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).hover();
    await (await asked).finished();
    await searchKept(page);
    expect((await kept(page)).payloads).toBe(1);
  });

  test("keeps the search index with the next page if it failed with the first", async ({ page, site }) => {
    site.cut("/search-index/");
    await turnOn(page, `${site.origin}/keeper/knots`);
    await expect.poll(() => [...site.requested].some((path) => path.startsWith("/search-index/"))).toBe(true);
    site.cut();
    await open(page, `${site.origin}/station`);
    await searchKept(page);
  });

  test("shows the kept page if the host takes too long to respond", async ({ page, site }) => {
    await turnOn(page, `${site.origin}/keeper/knots`);
    site.hang(true);
    await page.goto(`${site.origin}/keeper/knots`);
    await expect(heading(page, "Knots")).toBeVisible();
    site.hang(false);
  });

  test("treats an unreachable host as no connection", async ({ page, site }) => {
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

test("pages load online and kept pages stay when the disk is full", async ({ page, context, site }) => {
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

test("the site is installable as an app", async ({ page, context, site }) => {
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
