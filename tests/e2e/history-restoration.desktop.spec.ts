import type { Page } from "@playwright/test";
import { expect, goBack, heading, holdCode, hydrated, mark, marked, next, open, test } from "./fixtures";

/** Goes to an anchor by the table of contents, a navigation that the browser handles itself. */
async function goToPlace(page: Page): Promise<void> {
  await page
    .getByRole("complementary", { name: "On this page" })
    .getByRole("link", { name: "How knots are stored" })
    .click();
  await expect(page).toHaveURL("/keeper/knots#how-knots-are-stored");
}

async function goOn(page: Page): Promise<void> {
  await next(page).click();
  await expect(heading(page, "Knots and ropes compared")).toBeVisible();
}

test("Back returns to an anchor of the previous page, then to its top, without reloading it", async ({ page }) => {
  await open(page, "/keeper/knots");
  await mark(page);
  await goToPlace(page);
  await goOn(page);
  await goBack(page);
  await expect(page).toHaveURL("/keeper/knots#how-knots-are-stored");
  await expect(heading(page, "Knots")).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL("/keeper/knots");
  await expect(heading(page, "Knots")).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
});

test("Back returns to a page that was asleep while its hash changed", async ({ page }) => {
  await page.goto("/keeper/knots");
  // Without user activity, the page stays asleep.
  await page.evaluate(() => {
    location.hash = "#how-knots-are-stored";
  });
  await hydrated(page);
  await goOn(page);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL("/keeper/knots");
  await expect(heading(page, "Knots")).toBeVisible();
});

test("Back from a reloaded page that is not yet awake shows the previous page, with nothing of the reloaded one", async ({
  page,
}) => {
  await open(page, "/keeper/knots");
  await goOn(page);
  const release = await holdCode(page);
  // The page loads what wakes it at once, for its sidebar: the load event waits for that.
  await page.reload({ waitUntil: "commit" });
  await expect(heading(page, "Knots and ropes compared")).toBeVisible();
  // Both entries belong to one document: the browser changes only the address.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/keeper/knots");
  release();
  await expect(heading(page, "Knots")).toBeVisible();
  await hydrated(page);
  await expect(page.locator("head title, head link[rel=canonical]")).toHaveCount(2);
  await expect(page.locator("#Sidebar [aria-current=page]")).toHaveCount(1);
});

test("Back on a sleeping page shows the page of the address without another sign of the reader", async ({ page }) => {
  // Without storage, nothing but the reader wakes it. At the top of both pages, Back scrolls nothing.
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: undefined });
  });
  await open(page, "/keeper/knots");
  await page
    .getByRole("navigation", { name: "Keeper handbook" })
    .getByRole("link", { name: "Ropes", exact: true })
    .click();
  await expect(heading(page, "Ropes")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Ropes")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(heading(page, "Knots")).toBeVisible();
});
