import type { Page } from "@playwright/test";
import { expect, holdCode, test } from "./fixtures";

test.describe("before the code is there", () => {
  /** Opens a page that sleeps, with its code held back until the function it returns is called. */
  async function openSlowly(page: Page, path: string): Promise<() => void> {
    const release = await holdCode(page);
    // What the page before has kept for this tab would wake this one.
    await page.addInitScript(() => sessionStorage.clear());
    await page.goto(path, { waitUntil: "networkidle" });
    return release;
  }
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the documentation" });

  test("the keys of search and the words typed after them search, and its button opens it", async ({ page }) => {
    for (const key of ["Control+k", "/"]) {
      await test.step(key, async () => {
        const release = await openSlowly(page, "/keeper/knots");
        await page.keyboard.press(key);
        await page.keyboard.type("gan");
        release();
        await expect(dialog(page).getByRole("combobox")).toHaveValue("gan");
        await expect(page).toHaveURL("/keeper/knots");
        await page.unrouteAll({ behavior: "wait" });
      });
    }
    const release = await openSlowly(page, "/keeper/knots");
    await page.getByRole("banner").getByText("Search").click();
    release();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL("/keeper/knots");
  });
  test("the color switch switches, once for each press, and the announcement closes", async ({ page }) => {
    const release = await openSlowly(page, "/keeper/knots");
    const toggle = page.getByRole("button", { name: /^Color mode/ });
    await toggle.click();
    await toggle.click();
    await page.getByRole("button", { name: "Close announcement" }).click();
    release();
    await expect(toggle).toHaveAccessibleName("Color mode: dark. Switch to system.");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
  });
  test("tabs change, by press and by arrow key", async ({ page }) => {
    const release = await openSlowly(page, "/parts/all");
    const tabs = page.getByRole("tablist").first().getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    release();
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(tabs.nth(1)).toBeFocused();
  });
  test("code is copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const release = await openSlowly(page, "/parts/all");
    await page.getByRole("button", { name: "Copy code" }).first().click();
    release();
    await expect(page.getByText("Copied").first()).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
  });
  test("links are followed", async ({ page }) => {
    await openSlowly(page, "/keeper/knots");
    await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
    await expect(page).toHaveURL("/station");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});
