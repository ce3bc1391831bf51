import type { Page } from "@playwright/test";
import { blockStorage, deploy, expect, hydrated, mark, marked, next, open, test, touchUntil } from "./fixtures";

/** Aborts chunks that the open page has not loaded yet, such as those that a documentation page needs. */
async function failNewCode(page: Page, mayFail = () => true): Promise<void> {
  const known = await page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name));
  await page.route("**/_next/static/chunks/*.js", (route) =>
    !known.includes(route.request().url()) && mayFail() ? route.abort() : route.continue(),
  );
}

test.describe("a chunk that fails to load", () => {
  test.use({ expectedErrors: /ERR_FAILED|chunk|404/i });

  test("on startup reloads the page at most once, then leaves the text and shows an error with 'Retry'", async ({
    page,
  }) => {
    let loads = 0;
    page.on("load", () => loads++);
    await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
    await page.goto("/keeper/knots");
    const alert = page.getByRole("alert").filter({ hasText: "Part of this page could not be loaded" });
    await touchUntil(page, () => expect(alert.getByRole("button", { name: "Retry" })).toBeVisible({ timeout: 300 }));
    await expect(page.getByRole("heading", { level: 1, name: "Knots" })).toBeVisible();
    await page.waitForLoadState("load");
    expect(loads).toBeLessThanOrEqual(2);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("button", { name: /Color mode/ })).toBeEnabled();
    await expect(alert).toHaveCount(0);
  });

  test("during a navigation loads the page in full once, then shows an error with 'Retry' beside the text", async ({
    page,
  }) => {
    await open(page, "/tags/guides");
    let documents = 0;
    page.on("request", (request) => request.isNavigationRequest() && documents++);
    await failNewCode(page);
    await page.getByRole("main").getByRole("link", { name: "Wind the clock" }).click();
    await expect(page).toHaveURL("/keeper/guides/wind-clock");
    await expect(page.getByRole("heading", { level: 1, name: "Wind the clock" })).toBeVisible();
    const retry = page.getByRole("button", { name: "Retry" });
    await touchUntil(page, () => expect(retry).toBeVisible({ timeout: 300 }));
    expect(documents).toBe(1);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toHaveCount(0);
    await hydrated(page);
  });
});

test.describe("a chunk that fails to load while storage is blocked", () => {
  test.use({ expectedErrors: /ERR_FAILED|chunk/i });
  test("shows an error with 'Retry' in the viewport and never reloads the page", async ({ page }) => {
    await blockStorage(page);
    await open(page, "/tags/guides");
    let documents = 0;
    page.on("request", (request) => request.isNavigationRequest() && documents++);
    await failNewCode(page);
    await page.getByRole("main").getByRole("link", { name: "Wind the clock" }).click();
    const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
    await expect(retry).toBeInViewport();
    await expect(page.getByRole("banner")).toBeVisible();
    expect(documents).toBe(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await retry.click();
    await expect(page.getByRole("heading", { level: 1, name: "Wind the clock" })).toBeVisible();
  });
});

test.describe("a chunk that fails once", () => {
  test.use({ expectedErrors: /ERR_FAILED|chunk/i });
  test("does not prevent the page from opening", async ({ page }) => {
    await open(page, "/tags/guides");
    let failed = 0;
    await failNewCode(page, () => failed++ === 0);
    await page.getByRole("main").getByRole("link", { name: "Wind the clock" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Wind the clock" })).toBeVisible();
    expect(failed).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  });
});

test.describe("a tab opened before a deployment loads the page in full", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/keeper/knots");
    await mark(page);
    await deploy(page);
  });
  const expectLoadedWhole = async (page: Page) => {
    await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
    await expect(marked(page)).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  };

  test("when the click fetches a payload of another build", async ({ page }) => {
    await next(page).dispatchEvent("click");
    await expectLoadedWhole(page);
  });
  test("when a payload of another build was prefetched on hover", async ({ page }) => {
    const held = page.waitForResponse((response) => response.url().endsWith(".txt"));
    await next(page).hover();
    await (await held).finished();
    await next(page).click();
    await expectLoadedWhole(page);
  });
});
