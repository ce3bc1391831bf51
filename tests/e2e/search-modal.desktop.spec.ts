import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { expect, expectNoOverflow, fitsWidth, hold, open, test } from "./fixtures";
import { box, dialog, openSearch, seeAll, textsReady } from "./search-fixtures";

/** Records which messages flash up and how many heights the dialog has, until the returned function is called. */
async function watchDialog(page: Page): Promise<() => Promise<{ seen: string[]; heights: number }>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const heights = new Set<number>();
    const observer = new MutationObserver(() => {
      const shown = document.querySelector("dialog[open] > *");
      if (shown) heights.add(shown.getBoundingClientRect().height);
      for (const text of ["No results found", "Unable to fetch"]) {
        if (document.querySelector("dialog")?.textContent?.includes(text)) seen.push(text);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const watched = () => {
      observer.disconnect();
      return { seen, heights: heights.size };
    };
    Object.assign(window, { watched });
  });
  return () => page.evaluate(() => Reflect.get(window, "watched")());
}

test("every query shows results or a message without a flash, and all results are on the search page", async ({
  page,
}) => {
  test.slow();
  await openSearch(page);
  for (const width of [1280, 390]) {
    await test.step(`nothing flashes while typing, and the dialog keeps its height at ${width}`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const watched = await watchDialog(page);
      await box(page).pressSequentially("wet qqqq", { delay: 30 });
      await box(page).press("Control+a");
      await box(page).pressSequentially("reading charts", { delay: 30 });
      const row = dialog(page).getByRole("row", { name: /Reading charts/ });
      await expect(row.first()).toBeVisible();
      expect(await watched()).toEqual({ seen: [], heights: 1 });
      await expect(dialog(page).locator("mark").first()).toHaveCSS("text-decoration-line", "none");
      await box(page).fill("");
    });
  }
  await test.step("shows a no-results message with a feedback link", async () => {
    await box(page).fill("xqzzv");
    await expect(dialog(page)).toContainText('No results found for "xqzzv"');
    await expect(dialog(page)).toContainText("Believe this query should return results? Let us know.");
    await expect(page.getByRole("link", { name: "Let us know." })).toHaveAttribute(
      "href",
      "https://support.planloom.example/documentation?query=xqzzv",
    );
    await expect(dialog(page).getByRole("status")).toHaveText('No results found for "xqzzv"');
  });
  await test.step("leads from there to the same search in another language", async () => {
    const other = dialog(page).getByRole("link", { name: /^Search in / });
    await expect(other).toHaveAttribute("href", "/en-XA/search?q=xqzzv");
  });
  await test.step("handles unusual queries", async () => {
    const queries = ["   ", '"clean lens"', "<img src=x onerror=alert(1)>", "a".repeat(600), "Größe", "日本", "'; --"];
    for (const query of queries) {
      await box(page).fill(query);
      const wait = query.trim() === "" ? /^$/ : /results?$|^No results found for/;
      await expect(dialog(page).getByRole("status"), query.slice(0, 30)).toHaveText(wait);
      if (query.length > 100) await expectNoOverflow(page);
      else expect(await fitsWidth(page)).toBe(true);
      await box(page).fill("knots");
      await expect(seeAll(page)).toHaveAttribute("href", "/search?q=knots");
    }
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await test.step("all results are on the search page", () => expectAllOnPage(page));
});

/** Asserts that the best result is selected, and that the dialog's count matches the search page. */
async function expectAllOnPage(page: Page): Promise<void> {
  await textsReady(page);
  await box(page).pressSequentially("clean lens");
  const rows = dialog(page).getByRole("row", { name: /^Clean the lens/ });
  await expect(rows.first()).toHaveAttribute("aria-selected", "true");
  await expect(seeAll(page)).toHaveAttribute("href", "/search?q=clean+lens");
  const count = /See all ([\d,]+) results/.exec((await seeAll(page).textContent()) ?? "")?.[1];
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(`${count} results`);
  await seeAll(page).click();
  await expect(page).toHaveURL("/search?q=clean+lens");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(`${count} results for "clean lens"`)).toBeVisible();
}

test.describe("while texts are loading", () => {
  test("search shows no total yet, and keeps waiting if no title matches", async ({ page }) => {
    const release = await hold(page, "**/search-index/texts.*");
    await page.clock.install();
    await openSearch(page);
    await box(page).fill("lamp");
    await expect(seeAll(page)).toHaveText("See all results");
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results so far$/);
    await box(page).fill("barometer");
    // Longer than the no-results message is held back while the reader types.
    await page.clock.runFor(1000);
    await expect(dialog(page)).not.toContainText("No results found");
    await expect(dialog(page).getByRole("status")).toHaveText("Searching...");
    release();
    await expect(seeAll(page)).toHaveText(/^See all [\d,]+ results$/);
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results$/);
  });
});

test("results can be opened, remembered, pinned, and removed while focus stays in the dialog", async ({ page }) => {
  const press = async (name: string) => {
    const button = page.getByRole("button", { name }).first();
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(":focus")).toHaveCount(1);
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
  };
  const reopen = () => page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const recent = page.getByText("Recently viewed docs");
  const pinned = page.getByText("Pinned", { exact: true });
  await openSearch(page);
  for (const [query, title, path] of [
    ["Clean the lens", "Clean the lens", "/keeper/guides/clean-lens"],
    ["wind clock", "Wind the clock", "/keeper/guides/wind-clock"],
  ] as const) {
    await box(page).fill(query);
    await dialog(page)
      .getByRole("link", { name: new RegExp(`^${title}`) })
      .first()
      .click();
    await expect(page).toHaveURL(path);
    await expect(dialog(page)).toBeHidden();
    await reopen();
    await expect(recent).toBeVisible();
  }
  await press("Pin this search");
  await expect(pinned).toBeVisible();
  await press("Remove this search from history");
  await expect(recent).toBeHidden();
  await open(page, "/keeper/knots");
  await reopen();
  await expect(dialog(page).getByRole("link", { name: "Wind the clock" })).toBeVisible();
  await press("Remove this saved search");
  await expect(pinned).toBeHidden();
});

test("HTML in titles and descriptions is shown as text", async ({ page }) => {
  const title = 'Hostile <img src=x onerror="window.hacked=1"> & <b>bold</b>';
  await page.route("**/search-index/titles.*.json", async (route) => {
    const json = await (await route.fetch()).json();
    json.pages[0][1] = title;
    json.pages[0][5] = "A description with <script>window.hacked=2</script> inside.";
    await route.fulfill({ json });
  });
  await openSearch(page);
  await box(page).fill("hostile");
  await expect(page.getByRole("link", { name: /^Hostile <img src=x/ })).toBeVisible();
  await expect(dialog(page)).toContainText("A description with <script>");
  await seeAll(page).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
});

/** Every color is a token for both modes and does not depend on the width, so these two combinations cover all. */
const looks = [
  { width: 390, height: 844, colorScheme: "dark" },
  { width: 1280, height: 900, colorScheme: "light" },
] as const;

test("the search dialog has no overflow and no axe violations in any state, light on desktop and dark on a phone", async ({
  page,
}) => {
  test.slow();
  const expectFine = async (state: string) => {
    for (const { width, height, colorScheme } of looks) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await violations(page), `${state}, ${colorScheme}`).toEqual([]);
      expect(await fitsWidth(page), `${state} at ${width}`).toBe(true);
    }
  };
  await openSearch(page);
  await expectFine("open");
  await box(page).fill("xqzzv");
  await expect(dialog(page)).toContainText("No results found for");
  await expectFine("no results");
  await box(page).fill("lamp");
  await expect(seeAll(page)).toBeVisible();
  await expectFine("results");
  await dialog(page).getByRole("row").nth(2).getByRole("link").click();
  await openSearch(page);
  await expect(page.getByText("Recently viewed docs")).toBeVisible();
  await expectFine("stored");
});
