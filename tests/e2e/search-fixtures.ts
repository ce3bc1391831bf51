import type { Page } from "@playwright/test";
import { expect, open } from "./fixtures";

/** The search box of the dialog. */
export const box = (page: Page) => page.getByRole("combobox", { name: "Search" });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the documentation" });
export const seeAll = (page: Page) => page.getByRole("link", { name: /^See all/ });

/** Opens a page and the search dialog on it. */
export async function openSearch(page: Page, path = "/keeper/knots"): Promise<void> {
  await open(page, path);
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(box(page)).toBeFocused();
}

/** Waits until texts are searched as well as titles, that is, until a word that is in no heading is found. */
export async function textsReady(page: Page): Promise<void> {
  await box(page).fill("barometer");
  await expect(seeAll(page)).toBeVisible({ timeout: 20_000 });
  await box(page).fill("");
}
