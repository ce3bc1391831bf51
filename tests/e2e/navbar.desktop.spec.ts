import type { Locator, Page } from "@playwright/test";
import { expect, fitsWidth, holdScripts, hydrated, open, test } from "./fixtures";

test("shows the brand, five entries on the right and marks the current section", async ({ page }) => {
  await open(page, "/administration/apikeys");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Planloom documentation, home" })).toContainText("DOCS");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  await expect(nav.getByRole("link", { name: "User", exact: true })).toHaveAttribute("href", "/user");
  await expect(nav.getByRole("link", { name: "Administration" })).toHaveAttribute("aria-current", "true");
  await expect(nav.getByRole("link", { name: "Develop" })).toHaveAttribute("href", "/develop");
  await expect(nav.getByRole("link", { name: "Troubleshooting" })).toHaveAttribute("href", "/troubleshooting");
  const brand = await banner.getByRole("link", { name: /home/ }).boundingBox();
  const first = await nav.getByRole("link", { name: "User", exact: true }).boundingBox();
  expect(first?.x ?? 0).toBeGreaterThan((brand?.x ?? 0) + (brand?.width ?? 0) + 100);
});

test.describe("the Integrations menu", () => {
  const entries = ["Business Central", "Dynamics NAV", "Power Platform", "Exchange", "Webhook", "Zapier", "Others"];

  test("opens on hover and closes when the pointer leaves", async ({ page }) => {
    await open(page, "/user");
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    await nav.getByText("Integrations").hover();
    await expect(nav.locator("details a")).toHaveText(entries);
    await expect(nav.getByRole("link", { name: "Zapier" })).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(nav.getByRole("link", { name: "Zapier" })).toBeHidden();
  });

  test("a click with the mouse does not close what hovering opened, and its entries lead on", async ({ page }) => {
    await open(page, "/user");
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    await nav.getByText("Integrations").click();
    await expect(nav.getByRole("link", { name: "Exchange" })).toBeVisible();
    await nav.getByRole("link", { name: "Exchange" }).click();
    await expect(page).toHaveURL("/integrations/exchange/intro");
    await expect(nav.getByText("Integrations")).toHaveAttribute("data-active", "true");
  });

  test("works by keyboard: arrows, End, Escape, and it closes when focus leaves", async ({ page }) => {
    await open(page, "/user");
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    await nav.getByText("Integrations").focus();
    await page.keyboard.press("ArrowDown");
    await expect(nav.getByRole("link", { name: "Business Central" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(nav.getByRole("link", { name: "Dynamics NAV" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(nav.getByRole("link", { name: "Others" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(nav.getByText("Integrations")).toBeFocused();
    await expect(nav.getByRole("link", { name: "Others" })).toBeHidden();
    await page.keyboard.press("ArrowUp");
    await expect(nav.getByRole("link", { name: "Others" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(nav.getByRole("link", { name: "Others" })).toBeHidden();
  });

  test("Escape closes it while the mouse is on it, and Enter closes what Enter opened", async ({ page }) => {
    await open(page, "/user");
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    const entry = nav.getByRole("link", { name: "Zapier" });
    await nav.getByText("Integrations").hover();
    await expect(entry).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await nav.getByText("Integrations").focus();
    await page.keyboard.press("Enter");
    await expect(entry).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(entry).toBeHidden();
  });

  test("a passing mouse does not take it from under the keyboard", async ({ page }) => {
    await open(page, "/user");
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    await nav.getByText("Integrations").focus();
    await page.keyboard.press("ArrowDown");
    await nav.getByRole("link", { name: "Exchange" }).hover();
    await page.mouse.move(600, 700);
    await expect(nav.getByRole("link", { name: "Business Central" })).toBeFocused();
  });

  test("opened before the scripts ran, it stays open", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/user", { waitUntil: "commit" });
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    await nav.getByText("Integrations").click();
    await page.mouse.move(600, 700);
    release();
    await hydrated(page);
    await expect(nav.getByRole("link", { name: "Zapier" })).toBeVisible();
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true });
    test("a press opens it, a second press or one elsewhere closes it", async ({ page }) => {
      await open(page, "/user");
      const nav = page.getByRole("navigation", { name: "Main", exact: true });
      const entry = nav.getByRole("link", { name: "Zapier" });
      await nav.getByText("Integrations").tap();
      await expect(entry).toBeVisible();
      await nav.getByText("Integrations").tap();
      await expect(entry).toBeHidden();
      await nav.getByText("Integrations").tap();
      await page.touchscreen.tap(700, 700);
      await expect(entry).toBeHidden();
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("opens on a press", async ({ page }) => {
      await page.goto("/user");
      const nav = page.getByRole("navigation", { name: "Main", exact: true });
      await nav.getByText("Integrations").click();
      await expect(nav.getByRole("link", { name: "Webhook" })).toBeVisible();
    });
  });
});

for (const width of [996, 1024, 1100, 1200]) {
  test(`fits into one line of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/integrations/nav/intro");
    expect(await fitsWidth(page)).toBe(true);
    const banner = page.getByRole("banner");
    const middle = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    const line = await middle(banner);
    for (const part of [
      banner.getByRole("link", { name: "Planloom documentation, home" }),
      banner.getByRole("link", { name: "Troubleshooting" }),
      banner.getByText("Integrations"),
      banner.getByLabel("Language: English"),
      banner.getByLabel("Version: Next"),
      banner.getByRole("button", { name: /^Color mode/ }),
      banner.getByRole("button", { name: "Search" }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect(Math.abs((await middle(part)) - line)).toBeLessThanOrEqual(2);
    }
  });
}

test("the entry of a menu is marked in its whole section", async ({ page }) => {
  await open(page, "/integrations/nav/intro");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  await nav.getByText("Integrations").hover();
  await expect(nav.getByRole("link", { name: "Dynamics NAV" })).toHaveAttribute("aria-current", "page");
  await expect(nav.getByRole("link", { name: "Others" })).not.toHaveAttribute("aria-current");
  await expect(nav.getByText("(current section)")).toHaveCount(1);
});

test("hides on the way down, shows on the way up, at the top and when something in it has focus", async ({ page }) => {
  await open(page, "/user/components/opentasks");
  const top = async () => (await page.locator("[data-navbar]").boundingBox())?.y ?? 0;
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(top).toBeLessThan(-40);
  await page.mouse.wheel(0, -200);
  await expect.poll(top).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThan(-40);
  await page.getByRole("link", { name: "Planloom documentation, home" }).focus();
  await expect.poll(top).toBe(0);
});

test("a press with the mouse does not pin it", async ({ page }) => {
  await open(page, "/user/components/opentasks");
  await page.getByRole("button", { name: /^Color mode/ }).click();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(async () => (await page.locator("[data-navbar]").boundingBox())?.y ?? 0).toBeLessThan(-40);
});

test.describe("the focused element is never under it", () => {
  /** Pixels of the focused element that the navbar covers. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const navbar = document.querySelector("[data-navbar]");
      const focused = document.activeElement;
      if (!navbar || !focused || navbar.contains(focused)) return 0;
      const edge = navbar.getBoundingClientRect().bottom;
      const { top, bottom } = focused.getBoundingClientRect();
      return edge > 0 && bottom > 0 ? Math.max(0, Math.round(edge - top)) : 0;
    });
  const inMain = (page: Page) => page.evaluate(() => document.activeElement?.closest("main") !== null);

  test("tabbing backwards through a page", async ({ page }) => {
    await open(page, "/user/components/opentasks");
    await page.getByRole("contentinfo").getByRole("link", { name: "User Manual" }).focus();
    let steps = 0;
    do {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => covered(page)).toBe(0);
      steps++;
    } while (steps < 5 || (await inMain(page)));
    expect(steps).toBeGreaterThan(15);
  });

  test("scrolling up with the focus at the edge: it waits", async ({ page }) => {
    await open(page, "/user/components/opentasks");
    const link = page.getByRole("main").getByRole("link", { name: "data-driven security" });
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 300);
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await link.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 4));
    const top = async () => (await page.locator("[data-navbar]").boundingBox())?.y ?? 0;
    await expect.poll(top).toBeLessThan(-40);
    await page.mouse.wheel(0, -24);
    await expect.poll(() => link.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(20);
    await expect.poll(() => covered(page)).toBe(0);
    await page.mouse.wheel(0, -120);
    await expect.poll(top).toBe(0);
    await expect.poll(() => covered(page)).toBe(0);
  });
});
