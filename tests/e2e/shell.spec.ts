import type { Page } from "@playwright/test";
import { site } from "../../lib/site";
import { manifest } from "../site/manifest";
import { blockStorage, expect, expectNoOverflow, open, test } from "./fixtures";

test("the skip link is the first tab stop, the footer is complete, and the menus show the language and store the version", async ({
  page,
}) => {
  await open(page, "/keeper");
  await test.step("after a click on a text, Tab goes on from there", async () => {
    await page.getByText("before you climb").click({ position: { x: 4, y: 8 } });
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link", { name: "Knots", exact: true })).toBeFocused();
  });
  await open(page, "/keeper");
  await test.step("the skip link is the first tab stop and moves focus to the content", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const first = page.getByRole("main").getByRole("link").first();
    await expect(first).toBeFocused();
  });
  await test.step("the footer has the wave, the tagline, its columns, and the copyright", () => expectFooter(page));
  await test.step("the menus show the current choice and store the version", async () => {
    await page.getByLabel("Language: English").click();
    await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Escape");
    await page.getByLabel("Version: Next").click();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("docs-default-current"))).toBe("true");
  });
});

async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(site.tagline ?? "a tagline");
  for (const { title, items } of manifest.footer) {
    const labels = items.map(({ label }) => label);
    await expect(footer.getByRole("list", { name: title }).getByRole("link")).toHaveText(labels);
  }
  await expect(footer.getByRole("navigation")).toHaveCount(1);
  await expect(footer.getByRole("link", { name: "Blog", exact: true })).toHaveAttribute("href", "/blog");
  await expect(footer).toContainText(site.copyright ?? "a copyright");
  const fills = await footer
    .locator("svg path")
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
  expect(fills).toEqual(expect.arrayContaining(["rgb(82, 70, 206)", "rgb(90, 75, 207)"]));
}

test("the sign of an external link in the footer stands behind its last word, wherever its lines break", async ({
  page,
}) => {
  await page.goto("/keeper");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Support" });
  const strayWidths = await link.evaluate((element) => {
    const words = element.firstChild;
    const sign = element.querySelector("svg");
    if (!(words instanceof Text) || !sign || !element.parentElement) throw new Error("It has no words or no sign.");
    words.data = "Documentation for your own servers";
    const range = document.createRange();
    range.selectNodeContents(words);
    const widths = Array.from({ length: 60 }, (_, index) => 60 + index * 4);
    return widths.filter((width) => {
      element.parentElement?.style.setProperty("inline-size", `${width}px`);
      const [line, { top, height }] = [[...range.getClientRects()].at(-1), sign.getBoundingClientRect()];
      return !line || Math.abs(top + height / 2 - line.top - line.height / 2) > line.height / 2;
    });
  });
  expect(strayWidths).toEqual([]);
});

const isDark = "rgb(20, 19, 29)";
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test.describe("the announcement bar", () => {
  test.use({ expectedErrors: /ERR_FAILED/i });
  test("does not overflow with a long word, and stays closed on the next page without a flash", async ({ page }) => {
    await open(page, "/keeper");
    const bar = page.getByRole("region", { name: "Announcement" });
    await expect(bar.getByRole("link", { name: "See what is new" })).toHaveAttribute("href", "/blog/new-lens");
    await bar.locator("p").evaluate((text) => text.append("x".repeat(200)));
    await expectNoOverflow(page);
    await bar.getByRole("button", { name: "Close announcement" }).click();
    await expect(bar).toBeHidden();
    // Blocking all script files leaves only what runs before first paint.
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.goto("/keeper/knots");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
    // Nothing is above the navbar, so nothing will shift.
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  });
});

test("closing the announcement and changing the color mode carry over to other tabs", async ({ page, context }) => {
  await open(page, "/keeper");
  const other = await context.newPage();
  await open(other, "/keeper/knots");
  await other.getByRole("button", { name: "Close announcement" }).click();
  await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
  await other.getByRole("button", { name: /Switch to light/ }).click();
  await other.getByRole("button", { name: /Switch to dark/ }).click();
  await expect(page.getByRole("button", { name: "Color mode: dark. Switch to system." })).toBeVisible();
  await expect.poll(() => background(page)).toBe(isDark);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });
  test("the announcement has no close button, and colors follow the system without a switch", async ({ page }) => {
    await page.goto("/keeper");
    const bar = page.getByRole("region", { name: "Announcement" });
    await expect(bar.getByRole("link", { name: "See what is new" })).toBeVisible();
    await expect(bar.getByRole("button")).toHaveCount(0);
    await expect(page.locator("html")).toHaveCSS("background-color", isDark);
    await expect(page.getByRole("button", { name: /^Color mode/ })).toHaveCount(0);
  });

  test("controls that need scripts are not shown", async ({ page }) => {
    await page.goto("/keeper/knots");
    await expect(page.getByRole("link", { name: "View as Markdown" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy page" })).toHaveCount(0);
    await expect(page.getByRole("switch")).toHaveCount(0);
  });
});

test.describe("color mode", () => {
  const light = "rgb(255, 255, 255)";
  const bars = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => !media || matchMedia(media).matches,
        )?.content,
    );

  test("follows the system, cycles through system, light, and dark, is remembered, and updates theme-color", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/keeper");
    await expect.poll(() => background(page)).toBe(isDark);
    await expect.poll(() => bars(page)).toBe("#14131d");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => background(page)).toBe(light);
    await expect.poll(() => bars(page)).toBe("#ffffff");

    await page.getByRole("button", { name: "Color mode: system. Switch to light." }).click();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => background(page)).toBe(light);
    await expect.poll(() => bars(page)).toBe(light);
    await page.reload();
    await expect.poll(() => bars(page)).toBe(light);
    await page.getByRole("button", { name: "Color mode: light. Switch to dark." }).click();
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => background(page)).toBe(isDark);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");

    await page.reload();
    await expect(page.getByRole("button", { name: "Color mode: dark. Switch to system." })).toBeVisible();
    await expect.poll(() => background(page)).toBe(isDark);
    await page.getByRole("button", { name: /Switch to system/ }).click();
    await expect.poll(() => background(page)).toBe(light);
  });

  test("is applied before any script file has run", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.route("**/_next/static/**/*.js", () => {});
    await page.goto("/keeper", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => background(page)).toBe(isDark);
    await expect(page.locator('button [data-mode="dark"]')).toBeVisible();
    await expect(page.locator('button [data-mode="system"]')).toBeHidden();
  });
});

test.describe("with storage blocked", () => {
  test("the color switch, announcement, and navigation still work", async ({ page }) => {
    await blockStorage(page);
    await open(page, "/keeper");
    await page.getByRole("button", { name: "Color mode: system. Switch to light." }).click();
    await expect(page.getByRole("button", { name: "Color mode: light. Switch to dark." })).toBeVisible();
    await page.getByRole("button", { name: "Close announcement" }).click();
    await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Run the station" })).toBeVisible();
  });
});
