import type { Locator } from "@playwright/test";
import { expect, fitsWidth, holdScripts, hydrated, open, test } from "./fixtures";

test("the navbar shows the brand, has its entries on the right, and marks the current section", async ({ page }) => {
  await open(page, "/station/logbook");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Planloom DOCS home page" })).toContainText("DOCS");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  await expect(nav.getByRole("link", { name: "Keeper", exact: true })).toHaveAttribute("href", "/keeper");
  await expect(nav.getByRole("link", { name: "Station" })).toHaveAttribute("aria-current", "true");
  await expect(nav.getByRole("link", { name: "Workshop" })).toHaveAttribute("href", "/workshop");
  await expect(nav.getByRole("link", { name: "Repairs" })).toHaveAttribute("href", "/repairs");
  const brand = await banner.getByRole("link", { name: /home/ }).boundingBox();
  const first = await nav.getByRole("link", { name: "Keeper", exact: true }).boundingBox();
  expect(first?.x ?? 0).toBeGreaterThan((brand?.x ?? 0) + (brand?.width ?? 0) + 100);
});

test.describe("a navbar menu", () => {
  const entries = ["Fog horn", "Flags", "Radio", "Mirror", "Others"];

  /** A `<summary>` has no role to find it by. */
  const opener = (nav: Locator) => nav.locator("summary");

  test("opens on hover, closes when the pointer leaves or on Escape, and navigates to its entries", async ({
    page,
  }) => {
    await open(page, "/keeper");
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    const entry = nav.getByRole("link", { name: "Radio" });
    await test.step("opens on hover and closes when the pointer leaves", async () => {
      await nav.getByRole("link", { name: "Signals" }).hover();
      await expect(nav.locator("details a")).toHaveText(entries);
      await expect(entry).toBeVisible();
      await page.mouse.move(600, 600);
      await expect(entry).toBeHidden();
    });
    await test.step("Escape closes it while the mouse is on it, and Enter closes what Enter opened", async () => {
      await opener(nav).hover();
      await expect(entry).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(entry).toBeHidden();
      await opener(nav).focus();
      await page.keyboard.press("Enter");
      await expect(entry).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(entry).toBeHidden();
    });
    await page.mouse.move(600, 600);
    await test.step("is beside a link to the section", async () => {
      await expect(opener(nav)).toHaveAccessibleName("Signals menu");
      await nav.getByRole("link", { name: "Signals" }).click();
      await expect(page).toHaveURL("/signals");
    });
    await page.mouse.move(600, 600);
    await expect(entry).toBeHidden();
    await test.step("a click with the mouse does not close what hovering opened", async () => {
      await opener(nav).click();
      await expect(nav.getByRole("link", { name: "Fog horn" })).toBeVisible();
      await nav.getByRole("link", { name: "Fog horn" }).click();
      await expect(page).toHaveURL("/signals/horn/intro");
      await expect(nav.getByRole("link", { name: "Signals" })).toHaveAttribute("aria-current", "true");
    });
  });

  test("stays open behind search and the list of keys, which return focus to its entry", async ({ page }) => {
    await open(page, "/keeper");
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    const entry = nav.getByRole("link", { name: "Fog horn" });
    await opener(nav).focus();
    await page.keyboard.press("ArrowDown");
    for (const key of ["Control+k", "?"]) {
      await test.step(key, async () => {
        await expect(entry).toBeFocused();
        await page.keyboard.press(key);
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      });
    }
    await expect(entry).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await expect(opener(nav)).toBeFocused();
  });

  test("supports arrow keys, End, and Escape, closes when focus leaves, and ignores a passing mouse", async ({
    page,
  }) => {
    await open(page, "/keeper");
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    await opener(nav).focus();
    await page.keyboard.press("ArrowDown");
    await expect(nav.getByRole("link", { name: "Fog horn" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(nav.getByRole("link", { name: "Flags" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(nav.getByRole("link", { name: "Others" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener(nav)).toBeFocused();
    await expect(nav.getByRole("link", { name: "Others" })).toBeHidden();
    await page.keyboard.press("ArrowUp");
    await expect(nav.getByRole("link", { name: "Others" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(nav.getByRole("link", { name: "Others" })).toBeHidden();
    await test.step("a passing mouse does not close it", async () => {
      await opener(nav).focus();
      await page.keyboard.press("ArrowDown");
      await nav.getByRole("link", { name: "Fog horn" }).hover();
      await page.mouse.move(600, 700);
      await expect(nav.getByRole("link", { name: "Fog horn" })).toBeFocused();
    });
  });

  test("stays open through hydration if opened before the scripts ran", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/keeper", { waitUntil: "commit" });
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    await opener(nav).click();
    await page.mouse.move(600, 700);
    release();
    await hydrated(page);
    await expect(nav.getByRole("link", { name: "Radio" })).toBeVisible();
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true });
    test("opens on a tap, and closes on a second tap or a tap elsewhere", async ({ page }) => {
      await open(page, "/keeper");
      const nav = page.getByRole("navigation", { name: "Main", exact: true });
      const entry = nav.getByRole("link", { name: "Radio" });
      await opener(nav).tap();
      await expect(entry).toBeVisible();
      await opener(nav).tap();
      await expect(entry).toBeHidden();
      await opener(nav).tap();
      await page.touchscreen.tap(700, 700);
      await expect(entry).toBeHidden();
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("opens on a click", async ({ page }) => {
      await page.goto("/keeper");
      const nav = page.getByRole("navigation", { name: "Main", exact: true });
      await opener(nav).click();
      await expect(nav.getByRole("link", { name: "Mirror" })).toBeVisible();
    });
  });
});

test("the navbar fits on one line from the narrowest desktop width, and marks a menu entry throughout its section", async ({
  page,
}) => {
  await open(page, "/signals/flags/intro");
  const banner = page.getByRole("banner");
  const middle = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  for (const width of [996, 1024, 1100, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await fitsWidth(page), `at ${width}`).toBe(true);
    const line = await middle(banner);
    for (const part of [
      banner.getByRole("link", { name: "Planloom DOCS home page" }),
      banner.getByRole("link", { name: "Repairs" }),
      banner.getByText("Signals"),
      banner.getByLabel("Language: English"),
      banner.getByLabel("Version: Next"),
      banner.getByRole("button", { name: /^Color mode/ }),
      banner.getByRole("button", { name: "Search" }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect(Math.abs((await middle(part)) - line), `at ${width}`).toBeLessThanOrEqual(2);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await test.step("a menu entry is marked throughout its section", async () => {
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    await nav.getByRole("link", { name: "Signals", exact: true }).hover();
    await expect(nav.getByRole("link", { name: "Flags" })).toHaveAttribute("aria-current", "page");
    await expect(nav.getByRole("link", { name: "Others" })).not.toHaveAttribute("aria-current");
    await expect(nav.getByRole("link", { name: "Signals", exact: true })).toHaveAttribute("aria-current", "true");
  });
});
