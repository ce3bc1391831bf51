import type { Locator } from "@playwright/test";
import { expect, fitsWidth, open, test } from "./fixtures";
import { findOverflow } from "./overflow";
import { box, dialog, openSearch } from "./search-fixtures";

test("a larger default font causes no overflow and leaves search in view", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const [standard, widths] of [
    [20, [320, 390, 1000]],
    [24, [390, 768, 1000]],
    [32, [390, 1000, 1280]],
  ] as const) {
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
    for (const path of ["/keeper/knots", "/workshop/reference", "/blog", "/blog/archive"]) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${standard}px`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await fitsWidth(page), `${path}, a font of ${standard} at ${width}`).toBe(true);
        await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toBeInViewport({ ratio: 1 });
        const bar = await page.getByRole("banner").boundingBox();
        expect(bar?.height, `the bar, a font of ${standard} at ${width}`).toBeLessThan(10 * standard);
      }
    }
  }
});

test("a doubled font size on a phone clips no code buttons, and wraps long attribute names, options, and titles", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/parts/all", "/parts/figures", "/workshop/visits", "/signals/horn/rules"]) {
    await open(page, path);
    expect(await findOverflow(page), path).toEqual([]);
    const cut = await page
      .locator("[data-code] figcaption button")
      .evaluateAll(
        (buttons) =>
          buttons.filter((button) => button.getBoundingClientRect().right > document.documentElement.clientWidth)
            .length,
      );
    expect(cut, `buttons out of the window, ${path}`).toBe(0);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/workshop/reference");
  expect(await fitsWidth(page), "the names of options").toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/parts/figures");
  const panel = page
    .getByRole("figure", { name: /What the figure ScreenFrame shows/ })
    .getByText("Open tasks", { exact: true });
  expect(await panel.evaluate((title) => title.clientWidth), "room for a word in a panel").toBeGreaterThan(5 * 32);
});

test("a doubled font size on a phone leaves the field of search room for words", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page);
  const room = async (field: Locator) => ((await field.boundingBox())?.width ?? 0) / 32;
  await box(page).fill("lamp");
  await expect(dialog(page).getByRole("button", { name: "Clear" })).toBeVisible();
  expect(await room(box(page))).toBeGreaterThan(6);
  await box(page).fill("How do I wind the clock?");
  await expect(dialog(page).getByRole("row", { selected: true })).toContainText("Ask a question");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("article")).toBeVisible();
  expect(await room(page.getByRole("textbox", { name: "Ask a question" }))).toBeGreaterThan(6);
});

test("a doubled font size on a phone keeps the words of a title whole", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/search");
  const lines = await page.getByRole("heading", { level: 1, name: /documentation$/ }).evaluate((title) => {
    const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
    if (!(text instanceof Text)) return 0;
    const word = document.createRange();
    word.setStart(text, text.data.lastIndexOf(" ") + 1);
    word.setEndAfter(text);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("the tab order of a wrapped navbar goes line by line", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/keeper/knots");
  const stops = page.getByRole("banner").locator("a:visible, button:visible, summary:visible");
  const boxes = await stops.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return { left, middle: (top + bottom) / 2, height: bottom - top };
    }),
  );
  const places = boxes.slice(1).map(({ left, middle, height }, at) => {
    const before = boxes[at] ?? { left: 0, middle: 0 };
    const isNewLine = Math.abs(middle - before.middle) >= height / 2;
    return { isNewLine, isAfter: isNewLine ? middle > before.middle : left > before.left };
  });
  expect(places.filter(({ isAfter }) => !isAfter)).toEqual([]);
  expect(places.filter(({ isNewLine }) => isNewLine).length, "breaks of the bar").toBeGreaterThan(0);
});
