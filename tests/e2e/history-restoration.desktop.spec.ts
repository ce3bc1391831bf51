import type { Page } from "@playwright/test";
import { expect, goBack, heading, hydrated, mark, marked, next, open, test } from "./fixtures";

/** Goes to a place of the page by its table of contents, which the browser does by itself. */
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

test("leads to a place of the page before, and on to the top of it, without loading it again", async ({ page }) => {
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

test("leads to a page that slept while the reader went to places of it", async ({ page }) => {
  await page.goto("/keeper/knots");
  // Followed without a sign of life: the page sleeps on.
  await page.evaluate(() => {
    location.hash = "#how-knots-are-stored";
  });
  await hydrated(page);
  await goOn(page);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL("/keeper/knots");
  await expect(heading(page, "Knots")).toBeVisible();
});
