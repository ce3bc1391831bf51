import type { Locator, Page } from "@playwright/test";
import { drawDiagrams, expect, fitsWidth, open, test } from "./fixtures";

/** Opens a page and sets its direction to right-to-left, as an edition in such a language does. */
async function openMirrored(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
}

const directions = (all: Locator) =>
  all.evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).direction))]);
const startOf = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN;

test("code, keys, diagrams, and figures stay left-to-right on a right-to-left page", async ({ page }) => {
  await openMirrored(page, "/parts/all");
  await drawDiagrams(page);
  const main = page.getByRole("main");
  expect(await directions(main.locator(".prose > p"))).toEqual(["rtl"]);
  for (const part of ["pre", ".prose p > code", "td code", "kbd", "[data-diagram] svg"]) {
    expect(await directions(main.locator(part)), part).toEqual(["ltr"]);
  }
  // The first letter of a line of code is at the left edge of its block.
  const block = main.locator("figure pre").first();
  const letter = await block
    .locator(".line")
    .first()
    .evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().left;
    });
  expect(letter - (await startOf(block))).toBeLessThan(40);
  expect(await fitsWidth(page)).toBe(true);

  await openMirrored(page, "/parts/figures");
  const figures = main.locator("figure:has(> figcaption)");
  expect(await figures.count()).toBeGreaterThan(5);
  expect(await directions(figures.locator("> figcaption"))).toEqual(["rtl"]);
  expect(await directions(figures.locator("[data-enlarges]"))).toEqual(["ltr"]);
  const enlarge = figures.getByRole("button", { name: /^Enlarge: / }).first();
  await enlarge.press("Enter");
  const stage = page.locator("dialog[open] [data-enlarges]");
  await expect(stage).toBeInViewport();
  expect(await directions(stage)).toEqual(["ltr"]);
  expect(await startOf(stage)).toBeGreaterThanOrEqual(0);
});

test("the layout, steps, tabs, and arrows of a right-to-left page are mirrored", async ({ page }) => {
  await openMirrored(page, "/keeper/knots");
  const main = page.getByRole("main");
  const sidebar = page.getByRole("navigation", { name: "Keeper handbook" });
  const heading = page.getByRole("heading", { level: 1 });
  expect(await startOf(sidebar)).toBeGreaterThan(await startOf(heading));
  expect(await startOf(page.getByRole("complementary"))).toBeLessThan(await startOf(heading));
  const step = main.locator(".prose ol > li").first();
  await expect(step).toHaveCSS("padding-left", "0px");
  await expect(step).not.toHaveCSS("padding-right", "0px");
  // Arrows turn when a group opens or the page is mirrored, so poll for their final rotation.
  const arrow = (summary: Locator) => () => summary.evaluate((element) => getComputedStyle(element, "::after").rotate);
  await expect.poll(arrow(sidebar.locator("details:not([open]) > summary").first())).toBe("135deg");
  await expect.poll(arrow(sidebar.locator("details[open] > summary").first())).toBe("45deg");
  await expect(page.locator("[data-points]").first()).toHaveCSS("scale", "-1 1");
  const pagination = page.getByRole("navigation", { name: "Previous and next page" });
  expect(await startOf(pagination.getByRole("link", { name: /^Previous/ }))).toBeGreaterThan(
    await startOf(pagination.getByRole("link", { name: /^Next/ })),
  );

  await openMirrored(page, "/parts/all");
  const tabs = page.getByRole("tablist", { name: "Bash or PowerShell" }).first().getByRole("tab");
  expect(await startOf(tabs.first())).toBeGreaterThan(await startOf(tabs.last()));
  await tabs.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(tabs.last()).toBeFocused();
});

test("the drawer of a right-to-left page opens at the right edge", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMirrored(page, "/keeper/knots");
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole("button", { name: "Navigation", exact: true }).click();
  await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
  const drawer = page.locator("#Sidebar");
  await expect
    .poll(() =>
      drawer.evaluate((element) => element.getBoundingClientRect().right - document.body.getBoundingClientRect().right),
    )
    .toBeCloseTo(0);
  expect(await startOf(drawer)).toBeGreaterThan(0);
});

test("a right-to-left edition sets dir, and untranslated pages keep their own direction", async ({ page }) => {
  await page.goto("/en-XA/keeper");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await directions(page.locator(".prose > p"))).toEqual(["rtl"]);
  await page.goto("/en-XA/keeper/knots");
  expect(await directions(page.locator(".prose > p"))).toEqual(["ltr"]);
  const step = page.locator(".prose ol > li").first();
  await expect(step).toHaveCSS("padding-right", "0px");
  expect(await fitsWidth(page)).toBe(true);
});
