import type { Page } from "@playwright/test";
import { audiences, popularPaths } from "../../components/product/home/audiences";
import { site } from "../../lib/site";
import { figures } from "../../lib/texts/en/figures";
import { home } from "../../lib/texts/en/home";
import { expect, fitsWidth, holdCode, open, test } from "../e2e/fixtures";
import { bases, newestPosts, titleOf } from "./export";

/** The picture of the planning board. */
const board = (page: Page) => page.getByRole("figure", { name: home.board }).getByRole("img", { name: /\w/ });

test("the home page shows the lead, the audiences, the popular pages, the board, and the news", async ({ page }) => {
  await open(page, "/");
  const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(page).toHaveTitle(`${heading} ${site.titleDelimiter} ${site.title}`);
  await expect(page.getByText(home.lead, { exact: true })).toBeVisible();
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
    "href",
    /\/blog\/rss\.xml$/,
  );

  const begin = page.getByRole("region", { name: home.audiences });
  for (const { title, links } of audiences) {
    await expect(begin.getByRole("heading", { level: 3, name: title }).getByRole("link")).toBeVisible();
    for (const { href, label } of links) {
      await expect(begin.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
    }
  }
  await expect(page.getByRole("region", { name: home.popular }).getByRole("link")).toHaveText(
    popularPaths.map(titleOf),
  );

  await expect(board(page)).toBeVisible();
  await page.getByText(figures.textOfFigure).click();
  await expect(page.getByRole("figure").getByRole("list").first().getByRole("listitem").first()).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await fitsWidth(page)).toBe(true);

  const news = page.getByRole("region", { name: home.news }).getByRole("listitem");
  await expect(news).toHaveCount(newestPosts.length);
  for (const [index, { title }] of newestPosts.entries()) await expect(news.nth(index)).toContainText(title);
  await news.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: newestPosts[0]?.title })).toBeVisible();
});

test("no word of the home page title breaks at a large font size, in any edition", async ({ page }) => {
  for (const base of bases) {
    await open(page, base || "/");
    const title = page.getByRole("heading", { level: 1 });
    const broken = await title.evaluate((heading) => {
      document.documentElement.style.fontSize = "24px";
      const text = heading.firstChild;
      return [...(text?.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (!text) return [word];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
    expect(broken).toEqual([]);
  }
});

const field = (page: Page) => page.getByRole("main").getByRole("searchbox", { name: home.search });

test("the search field of the home page submits by keyboard and opens the search dialog on a click", async ({
  page,
}) => {
  await open(page, "/");
  await field(page).focus();
  await page.keyboard.type("lock");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=lock");
  await open(page, "/");
  await field(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the bars of the board explain themselves on hover and focus, and link to existing pages", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  const bars = page.getByRole("group", { name: home.spots.label }).getByRole("link");
  expect(await bars.count()).toBeGreaterThan(0);
  for (const bar of await bars.all()) {
    const words = bar.locator("p");
    await expect(words).toBeHidden();
    await bar.locator("rect").first().hover();
    await expect(words).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(words).toBeHidden();
    const { pathname, hash } = new URL((await bar.getAttribute("href")) ?? "", page.url());
    const answer = await request.get(pathname);
    expect(answer.status(), pathname).toBe(200);
    if (hash) expect(await answer.text(), pathname).toContain(`id="${hash.slice(1)}"`);
  }
  await page.getByRole("link", { name: audiences.at(-1)?.role ?? "", exact: true }).focus();
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(bars.first()).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(bars.first().locator("p")).toBeVisible();
  const href = (await bars.first().getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
});

test("the explanation of a focused bar is in view and not covered in narrow windows", async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/");
    const bars = page.getByRole("group", { name: home.spots.label }).getByRole("link");
    await bars.first().focus();
    for (const bar of await bars.all()) {
      await expect(bar).toBeFocused();
      const words = bar.locator("p");
      // Scrolling ends on whole pixels.
      await expect(words).toBeInViewport({ ratio: 0.99 });
      expect(await words.evaluate(isBare), `${await words.textContent()} at ${width}`).toBe(true);
      await page.keyboard.press("Tab");
    }
  }
});

/** Whether only other spots, which are transparent, cover the corners of an element, which normally lets the pointer through. */
function isBare(element: HTMLElement | SVGElement): boolean {
  element.style.pointerEvents = "all";
  const spots = element.closest('[role="group"]');
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = 4;
  return [left + inset, right - inset].every((x) =>
    [top + inset, bottom - inset].every((y) => spots?.contains(document.elementFromPoint(x, y))),
  );
}

test.describe("the home page while its code is loading", () => {
  test("opens search from its field once loaded", async ({ page }) => {
    const release = await holdCode(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await field(page).click();
    release();
    await expect(page.getByRole("dialog", { name: "Search the documentation" })).toBeVisible();
  });

  test("submits its search form", async ({ page }) => {
    await holdCode(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await field(page).fill("gantt");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search?q=gantt");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the home page shows the board and the popular pages, and searches by form", async ({ page }) => {
    await page.goto("/");
    await expect(board(page)).toBeVisible();
    await expect(page.getByRole("region", { name: home.popular }).getByRole("link")).toHaveCount(popularPaths.length);
    await page.locator("main").getByRole("searchbox").fill("lock");
    await page.locator("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=lock");
  });
});
