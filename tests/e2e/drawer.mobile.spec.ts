import { expect, fitsWidth, goBack, holdScripts, hydrated, open, test } from "./fixtures";

const drawer = (page: import("@playwright/test").Page) => page.locator("#sidebar");
const hamburger = (page: import("@playwright/test").Page) =>
  page.getByRole("button", { name: "Navigation", exact: true });

test("opens with the section's pages, holds the focus, and Escape closes it", async ({ page }) => {
  await open(page, "/keeper/knots");
  await expect(drawer(page)).toBeHidden();
  await hamburger(page).click();
  await expect(
    page.getByRole("navigation", { name: "Keeper handbook" }).getByRole("link", { name: "Knots", exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
  // Once around: the browser's own bar is the only stop outside.
  const stops = await drawer(page).locator("a:visible, button:visible, summary:visible").count();
  for (let step = 0; step < stops + 3; step++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(
      () => document.activeElement?.closest("#sidebar, header, main, footer, body")?.id,
    );
    expect(["sidebar", "top"]).toContain(place);
    await expect(page.getByRole("link", { name: "Skip to main content" })).not.toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

test("the page behind is inert and does not scroll", async ({ page }) => {
  await open(page, "/keeper/knots");
  await hamburger(page).click();
  await expect.poll(() => page.locator("main").evaluate((main) => (main as HTMLElement).inert)).toBe(true);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
});

test("the backdrop and a navigation close it", async ({ page }) => {
  await open(page, "/keeper/knots");
  await hamburger(page).click();
  await page.mouse.click(350, 500);
  await expect(drawer(page)).toBeHidden();
  await hamburger(page).click();
  await page
    .getByRole("navigation", { name: "Keeper handbook" })
    .getByRole("link", { name: "Ropes", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Ropes" })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test("leads back to the main menu and again to the section", async ({ page }) => {
  await open(page, "/keeper/knots");
  await hamburger(page).click();
  await page.getByRole("button", { name: "Main menu" }).click();
  const main = page.getByRole("navigation", { name: "Main menu" });
  await expect(main.getByRole("link", { name: "Radio" })).toBeVisible();
  await main.getByRole("button", { name: "Keeper handbook" }).click();
  await expect(page.getByRole("navigation", { name: "Keeper handbook" })).toBeVisible();
  await page.getByRole("button", { name: "Main menu" }).click();
  await main.getByRole("link", { name: "Station" }).click();
  await expect(page).toHaveURL("/station");
});

test("a navigation ends on the new page's heading, by link and by the back button", async ({ page }) => {
  await open(page, "/keeper/knots");
  await hamburger(page).click();
  const section = page.getByRole("navigation", { name: "Keeper handbook" });
  await section.getByRole("link", { name: "Ropes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ropes" })).toBeFocused();
  await hamburger(page).click();
  await expect(section).toBeVisible();
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1, name: "Knots" })).toBeFocused();
  await expect(drawer(page)).toBeHidden();
});

test("the link to the page on screen closes it, and so does Space on its button", async ({ page }) => {
  await open(page, "/keeper/knots");
  await hamburger(page).click();
  await page.getByRole("navigation", { name: "Keeper handbook" }).locator("[aria-current=page]").click();
  await expect(drawer(page)).toBeHidden();
  await hamburger(page).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(drawer(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

test("changing its menu keeps the keyboard in it, and the main menu marks the section", async ({ page }) => {
  await open(page, "/keeper/knots");
  await hamburger(page).click();
  await page.getByRole("button", { name: "Main menu" }).focus();
  await page.keyboard.press("Enter");
  const main = page.getByRole("dialog", { name: "Navigation" }).getByRole("navigation", { name: "Main menu" });
  await expect(main.getByRole("button", { name: "Keeper handbook" })).toBeFocused();
  await expect(main.getByRole("link", { name: "Keeper", exact: true })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Main menu" })).toBeFocused();
});

test("opened before the scripts ran, it becomes the drawer proper", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/keeper/knots", { waitUntil: "commit" });
  await hamburger(page).click();
  await expect(page.getByRole("navigation", { name: "Keeper handbook" })).toBeVisible();
  release();
  await hydrated(page);
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Close navigation" }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/keeper/knots");
});

test("the navbar fits the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/keeper/knots");
  expect(await fitsWidth(page)).toBe(true);
  for (const name of [/^Language/, /^Version/, /^Color mode/]) await expect(page.getByLabel(name)).toBeInViewport();
});

test("a touch fetches the page before the finger is lifted", async ({ page }) => {
  await open(page, "/keeper/knots");
  const payload = page.waitForRequest(/knots-ropes.*\.txt/);
  await page.getByRole("link", { name: /^Next/ }).dispatchEvent("touchstart");
  await payload;
});

test("closes when the window becomes desktop width", async ({ page }) => {
  await open(page, "/keeper/knots");
  await hamburger(page).click();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await page.setViewportSize({ width: 996, height: 800 });
  await expect.poll(() => page.locator("main").evaluate((main) => (main as HTMLElement).inert)).toBe(false);
  await page.setViewportSize({ width: 995, height: 800 });
  await expect(drawer(page)).toBeHidden();
});

test("shows the main menu where a page has no section", async ({ page }) => {
  await open(page, "/plans");
  await hamburger(page).click();
  await expect(
    page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Workshop" }),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the hamburger is a link that shows it, with nothing in it that needs scripts", async ({ page }) => {
    await page.goto("/keeper/knots");
    await hamburger(page).click();
    await expect(page.getByRole("navigation", { name: "Keeper handbook" })).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Radio" }),
    ).toBeVisible();
    await expect(drawer(page).locator("button:visible")).toHaveCount(0);
    await page.getByRole("button", { name: "Close navigation" }).click();
    await expect(drawer(page)).toBeHidden();
  });
});

test("the drawer opens where the current page is", async ({ page }) => {
  await open(page, "/keeper/winter");
  await page.getByRole("button", { name: "Navigation" }).click();
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await expect(drawer.locator("[aria-current=page]").last()).toBeInViewport();
  await expect(drawer.getByRole("button", { name: "Close navigation" })).toBeInViewport();
});
