import type { Page } from "@playwright/test";
import { expect, goBack, holdPayloads, hydrated, next, open, test } from "./fixtures";

const bar = (page: Page) => page.locator("#nprogress .bar");

test.describe("the progress bar", () => {
  test("appears 200 ms into a slow navigation, without a spinner, ends with it, and skips in-page anchors", async ({
    page,
  }) => {
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
    await test.step("does not appear for an in-page anchor", async () => {
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
  });

  test("appears on Back when the page must be fetched again", async ({ page }) => {
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
    // Without animation: a navbar that is still sliding in could move away from the mouse.
    await page.emulateMedia({ reducedMotion: "reduce" });
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

  test("disappears when the reader follows the link to the current page", async ({ page }) => {
    await open(page, "/keeper/knots");
    const release = await holdPayloads(page);
    await next(page).click();
    await expect(bar(page)).toBeVisible();
    // By key: the sidebar moves with the navbar, which hides on scroll, so a pointer could be on another link by then.
    await page.getByRole("navigation", { name: "Keeper handbook" }).locator("[aria-current=page]").press("Enter");
    await expect(bar(page)).toHaveCount(0);
    release();
    await expect(page).toHaveURL("/keeper/knots");
  });

  test("disappears when the reader goes back", async ({ page }) => {
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
