import type { Page } from "@playwright/test";
import { expect, goBack, holdPayloads, hydrated, open, test } from "./fixtures";

const next = (page: Page) =>
  page.getByRole("navigation", { name: "Previous and next page" }).getByRole("link", { name: /^Next/ });
const bar = (page: Page) => page.locator("#nprogress .bar");

test.describe("the progress bar", () => {
  test("shows 200 ms after a slow navigation begins, without a spinner, and completes with it", async ({ page }) => {
    await open(page, "/keeper/knots");
    const release = await holdPayloads(page);
    await page.evaluate(() => {
      const state = window as unknown as { clicked: number; shown?: number };
      addEventListener(
        "click",
        () => {
          state.clicked = performance.now();
        },
        { capture: true },
      );
      new MutationObserver(() => {
        if (document.getElementById("nprogress")) state.shown ??= performance.now();
      }).observe(document.body, { childList: true });
    });
    await next(page).click();
    await expect(bar(page)).toBeVisible();
    const waited = await page.evaluate(() => {
      const state = window as unknown as { clicked: number; shown: number };
      return state.shown - state.clicked;
    });
    expect(waited).toBeGreaterThanOrEqual(195);
    await expect(page.locator("#nprogress .spinner")).toHaveCount(0);
    release();
    await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  test("does not show for a place in the same page", async ({ page }) => {
    await open(page, "/keeper/lamp/walk");
    await page.evaluate(() => {
      const state = window as unknown as { shown: boolean };
      state.shown = false;
      new MutationObserver(() => {
        state.shown ||= Boolean(document.getElementById("nprogress"));
      }).observe(document.body, { childList: true });
    });
    await page
      .getByRole("complementary", { name: "On this page" })
      .getByRole("link", { name: "Rights and limits" })
      .click();
    await expect(page).toHaveURL(/#rights-and-limits$/);
    await page.waitForFunction(
      (start) => performance.now() > start + 400,
      await page.evaluate(() => performance.now()),
    );
    expect(await page.evaluate(() => (window as unknown as { shown: boolean }).shown)).toBe(false);
  });

  test("keeps to its 200 ms on a slow connection", async ({ page }) => {
    await open(page, "/keeper/knots");
    await page.waitForLoadState("networkidle");
    const session = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 1500, downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await session.send("Network.emulateNetworkConditions", slow);
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (!document.getElementById("nprogress")) return;
        performance.mark("shown");
        observer.disconnect();
      }).observe(document.body, { childList: true });
      addEventListener("click", () => performance.mark("clicked"), { capture: true });
    });
    await page.getByRole("banner").getByRole("link", { name: "Workshop" }).click();
    await expect(bar(page)).toBeVisible();
    await expect(page).toHaveURL("/workshop", { timeout: 20_000 });
    const waited = await page.evaluate(() => performance.measure("wait", "clicked", "shown").duration);
    expect(waited).toBeLessThan(1200);
    await expect(bar(page)).toHaveCount(0);
  });

  test("shows on the way back too, when that page must be fetched again", async ({ page }) => {
    await open(page, "/keeper/knots");
    await next(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
    await page.reload();
    await hydrated(page);
    const release = await holdPayloads(page);
    await page.evaluate(() => history.back());
    await expect(bar(page)).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1, name: "Knots", exact: true })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  test("ends with the second of two quick navigations", async ({ page }) => {
    await open(page, "/keeper/knots");
    const release = await holdPayloads(page);
    await next(page).click();
    await expect(bar(page)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Station" }).click();
    release();
    await expect(page.getByRole("heading", { level: 1, name: "Run the station" })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveTitle("Run the station | Planloom");
    await expect(page).toHaveURL("/station");
  });

  test("goes when the reader presses the link to the page on screen", async ({ page }) => {
    await open(page, "/keeper/knots");
    const release = await holdPayloads(page);
    await next(page).click();
    await expect(bar(page)).toBeVisible();
    // By key: the sidebar follows the navbar, which goes while the page scrolls, and a pointer can be on another link by then.
    await page.getByRole("navigation", { name: "Keeper handbook" }).locator("[aria-current=page]").press("Enter");
    await expect(bar(page)).toHaveCount(0);
    release();
    await expect(page).toHaveURL("/keeper/knots");
  });

  test("is not left hanging when the reader goes back", async ({ page }) => {
    await open(page, "/keeper/knots");
    await next(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
    const release = await holdPayloads(page);
    await next(page).click();
    await expect(bar(page)).toBeVisible();
    await goBack(page);
    await expect(page.getByRole("heading", { level: 1, name: "Knots", exact: true })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    release();
  });
});

test.describe("prefetching", () => {
  const record = async (page: Page) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      // Its own payload is what a page wakes with.
      const isOwn = `${new URL(page.url()).pathname}.txt` === url.pathname;
      if (url.pathname.endsWith(".txt") && !isOwn) requests.push(url.pathname);
    });
    return requests;
  };

  test("fetches nothing for links merely on screen, and a page on hover", async ({ page }) => {
    const requests = await record(page);
    await open(page, "/keeper/knots");
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
    await next(page).hover();
    await expect.poll(() => requests.some((path) => path.includes("knots-ropes"))).toBe(true);
  });

  test("a page that was looked at opens without asking again, even where the connection is gone", async ({ page }) => {
    await open(page, "/keeper/knots");
    const fetched = page.waitForResponse("**/keeper/knots-ropes.txt");
    await next(page).hover();
    await (await fetched).finished();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.context().setOffline(true);
    await next(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
    await expect(page).toHaveURL("/keeper/knots-ropes");
    expect(requests).toEqual([]);
  });

  test("not for links the pointer only passes over", async ({ page }) => {
    const requests = await record(page);
    await open(page, "/keeper/knots");
    const nav = page.getByRole("banner").getByRole("navigation", { name: "Main", exact: true });
    // Both in one task: no time passes between coming and going.
    await nav.getByRole("link", { name: "Workshop" }).evaluate((link) => {
      for (const name of ["pointerover", "pointerout"]) link.dispatchEvent(new PointerEvent(name, { bubbles: true }));
    });
    await next(page).hover();
    await expect.poll(() => requests.some((path) => path.includes("knots-ropes"))).toBe(true);
    expect(requests.filter((path) => path.startsWith("/workshop"))).toEqual([]);
  });

  test("on focus too", async ({ page }) => {
    const requests = await record(page);
    await open(page, "/keeper/knots");
    await next(page).focus();
    await expect.poll(() => requests.some((path) => path.includes("knots-ropes"))).toBe(true);
  });

  for (const [name, connection] of [
    ["on 2g", { effectiveType: "2g" }],
    ["while saving data", { saveData: true }],
  ] as const) {
    test(`never ${name}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      const requests = await record(page);
      await open(page, "/keeper/knots");
      await next(page).hover();
      await next(page).focus();
      await page.waitForLoadState("networkidle");
      expect(requests).toEqual([]);
      await next(page).click();
      await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
    });
  }
});

test("a navigation keeps the page's state, moves the focus to the heading and announces the title", async ({
  page,
}) => {
  await open(page, "/keeper/knots");
  await page.evaluate(() => {
    (window as unknown as { kept: boolean }).kept = true;
  });
  await page.evaluate(() => scrollTo(0, 400));
  await next(page).click();
  const heading = page.getByRole("heading", { level: 1, name: "Knots and ropes compared" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Knots and ropes compared | Planloom");
  await expect(page.locator("next-route-announcer")).toContainText("Knots and ropes compared");
  expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1, name: "Knots", exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test("a link to a place in another page leads there, below the navbar, with the keyboard", async ({ page }) => {
  await open(page, "/keeper/ropes");
  const link = page.getByRole("main").locator('.prose a[href^="/"][href*="#"]').first();
  const id = (await link.getAttribute("href"))?.split("#")[1] ?? "";
  await link.click();
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const navbar = await page.locator("[data-navbar]").boundingBox();
  const edge = Math.max(0, (navbar?.y ?? 0) + (navbar?.height ?? 0));
  expect((await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(edge - 1);
});

test("a malformed place in an address does no harm", async ({ page }) => {
  await open(page, "/keeper/knots#100%");
  await next(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeFocused();
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1, name: "Knots", exact: true })).toBeFocused();
});
