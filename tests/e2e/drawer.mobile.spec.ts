import { expect, open, test } from "./fixtures";

const drawer = (page: import("@playwright/test").Page) => page.locator("#sidebar");
const hamburger = (page: import("@playwright/test").Page) =>
  page.getByRole("button", { name: "Navigation", exact: true });

test("opens with the section's pages, holds the focus, and Escape closes it", async ({ page }) => {
  await open(page, "/user/layouts");
  await expect(drawer(page)).toBeHidden();
  await hamburger(page).click();
  await expect(
    page.getByRole("navigation", { name: "User manual" }).getByRole("link", { name: "Layouts", exact: true }),
  ).toBeVisible();
  for (let step = 0; step < 6; step++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("#sidebar, body")?.id)).toBe("sidebar");
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

test("the page behind is inert and does not scroll", async ({ page }) => {
  await open(page, "/user/layouts");
  await hamburger(page).click();
  expect(await page.locator("main").evaluate((main) => (main as HTMLElement).inert)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
});

test("the backdrop and a navigation close it", async ({ page }) => {
  await open(page, "/user/layouts");
  await hamburger(page).click();
  await page.mouse.click(350, 500);
  await expect(drawer(page)).toBeHidden();
  await hamburger(page).click();
  await page
    .getByRole("navigation", { name: "User manual" })
    .getByRole("link", { name: "Profiles", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Profiles" })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test("leads back to the main menu and again to the section", async ({ page }) => {
  await open(page, "/user/layouts");
  await hamburger(page).click();
  await page.getByRole("button", { name: "Main menu" }).click();
  const main = page.getByRole("navigation", { name: "Main menu" });
  await expect(main.getByRole("link", { name: "Zapier" })).toBeVisible();
  await main.getByRole("button", { name: "User manual" }).click();
  await expect(page.getByRole("navigation", { name: "User manual" })).toBeVisible();
  await page.getByRole("button", { name: "Main menu" }).click();
  await main.getByRole("link", { name: "Administration" }).click();
  await expect(page).toHaveURL("/administration");
});

test("closes when the window becomes desktop width", async ({ page }) => {
  await open(page, "/user/layouts");
  await hamburger(page).click();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await page.setViewportSize({ width: 996, height: 800 });
  expect(await page.locator("main").evaluate((main) => (main as HTMLElement).inert)).toBe(false);
  await page.setViewportSize({ width: 995, height: 800 });
  await expect(drawer(page)).toBeHidden();
});

test("shows the main menu where a page has no section", async ({ page }) => {
  await open(page, "/roadmap");
  await hamburger(page).click();
  await expect(
    page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Develop" }),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the hamburger is a link that shows it", async ({ page }) => {
    await page.goto("/user/layouts");
    await hamburger(page).click();
    await expect(page.getByRole("navigation", { name: "User manual" })).toBeVisible();
    await page.getByRole("button", { name: "Close navigation" }).click();
    await expect(drawer(page)).toBeHidden();
  });
});
