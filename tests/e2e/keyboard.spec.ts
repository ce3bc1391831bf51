import type { Page } from "@playwright/test";
import { searchSettings } from "../../lib/search-settings";
import { expect, heading, hydrated, open, push, test } from "./fixtures";
import { pixelsChanged } from "./pixels";
import { box, dialog, openSearch } from "./search-fixtures";
import { skipToMain } from "./skip-to-main";

const [suggested = ""] = searchSettings.suggestedQuestions;

/** Every tab stop of the main content, in order: the HTML of each, shortened. */
async function stopsInMain(page: Page): Promise<string[]> {
  await skipToMain(page);
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const html = await page.evaluate(() => {
      const stop = document.activeElement;
      return stop?.closest("main") ? stop.outerHTML.slice(0, 120) : undefined;
    });
    if (html === undefined) return stops;
    stops.push(html);
  }
}

const awakeness = [
  ["asleep", async (page: Page) => void (await page.goto("/keeper/knots"))],
  ["awake", (page: Page) => open(page, "/keeper/knots")],
  [
    "after a navigation",
    async (page: Page) => {
      await open(page, "/keeper/ropes");
      await push(page, "/keeper/knots");
      await expect(heading(page, "Knots")).toBeFocused();
    },
  ],
] as const;

for (const [state, reach] of awakeness)
  test(`Tab goes on from a click into a page's text: ${state}`, async ({ page }) => {
    await reach(page);
    const last = page.getByRole("main").locator("p:not(:has(a, button))").filter({ visible: true }).last();
    await last.click();
    await hydrated(page);
    await page.keyboard.press("Tab");
    const isBehind = await last.evaluate(
      (text) => text.compareDocumentPosition(document.activeElement ?? text) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(isBehind).toBe(true);
  });

test.describe("the Tab key", () => {
  // Focusing a link prefetches its page, and the reference links to pages that this small site does not have.
  test.use({ expectedErrors: /404/ });
  test("makes few stops on a reference page: one per table, and regions only if they scroll", async ({ page }) => {
    await open(page, "/workshop/visits");
    // Waits until regions that do not scroll are no longer tab stops.
    const idle = page.locator("main [data-scrolls][tabindex]");
    await expect
      .poll(() =>
        idle.evaluateAll(
          (regions) =>
            regions.filter(
              (region) => region.scrollWidth <= region.clientWidth && region.scrollHeight <= region.clientHeight,
            ).length,
        ),
      )
      .toBe(0);
    const stops = await stopsInMain(page);
    const fields = await page.locator("main table th a").count();
    expect(fields).toBeGreaterThan(40);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.length, stops.join("\n")).toBeLessThan(80);
  });
});

test("focus on a scrollable region of a figure is visible in a narrow window, even with sticky headers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/parts/figures");
  const regions = page.getByRole("main").locator("[data-scrolls][tabindex]");
  await expect(regions).not.toHaveCount(0);
  for (const region of await regions.all()) {
    const seen = await pixelsChanged(region.locator("xpath=ancestor::figure"), () => region.focus());
    const height = (await region.boundingBox())?.height ?? 0;
    expect(seen, `${await region.getAttribute("aria-label")}`).toBeGreaterThan(2 * height);
    await region.blur();
  }
});

test.describe("focus stays in place", () => {
  test("in search when the query is cleared and when a conversation starts with a suggested prompt or restarts", async ({
    page,
  }) => {
    await openSearch(page);
    await test.step("the focused input shows a ring", async () => {
      const bar = dialog(page).getByRole("search");
      expect(await pixelsChanged(bar, () => box(page).blur())).toBeGreaterThan(100);
    });
    await test.step("when the query is cleared", async () => {
      await box(page).fill("lamp");
      const clear = page.getByRole("button", { name: "Clear the query" });
      await clear.focus();
      await page.keyboard.press("Enter");
      await expect(clear).toHaveCount(0);
      await expect(box(page)).toBeFocused();
    });
    await page.getByRole("button", { name: "Ask a question" }).click();
    const field = page.getByRole("textbox", { name: "Ask a question" });
    const prompt = page.getByRole("button", { name: suggested });
    await prompt.focus();
    await page.keyboard.press("Enter");
    await expect(prompt).toHaveCount(0);
    await expect(field).toBeFocused();
    const anew = page.getByRole("button", { name: "Start a new conversation" });
    await anew.focus();
    await page.keyboard.press("Enter");
    await expect(anew).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  test("when an enlarged figure is closed", async ({ page }) => {
    await open(page, "/parts/figures");
    const enlarge = page.getByRole("button", { name: /^Enlarge: / }).first();
    await enlarge.focus();
    await page.keyboard.press("Enter");
    const view = page.locator("dialog[open]");
    await view.getByRole("button", { name: "Close" }).press("Enter");
    await expect(view).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });

  test.describe("after a failed answer", () => {
    test.use({ expectedErrors: /ERR_FAILED/ });
    test("when the reader retries", async ({ page }) => {
      await page.route("**/search-index/**", (route) => route.abort());
      await openSearch(page);
      await page.getByRole("button", { name: "Ask a question" }).click();
      const field = page.getByRole("textbox", { name: "Ask a question" });
      await field.fill("What is a knot?");
      await field.press("Enter");
      const again = page.getByRole("button", { name: "Try again" });
      await again.focus();
      await page.unroute("**/search-index/**");
      await page.keyboard.press("Enter");
      await expect(again).toHaveCount(0);
      await expect(dialog(page).getByRole("article")).toHaveCount(1);
      await expect(field).toBeFocused();
    });
  });
});
