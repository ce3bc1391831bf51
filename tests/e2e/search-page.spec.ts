import type { Page } from "@playwright/test";
import { colorViolations, violations } from "./axe";
import { expect, expectNoOverflow, goBack, open, test } from "./fixtures";

test("the line that opens more results of a page is high enough to hit", async ({ page }) => {
  await page.goto("/search?q=planning");
  const more = page.getByRole("main").locator("summary").filter({ hasText: "more on this page" }).first();
  await expect(more).toBeVisible();
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test("the search page shows the query, filters, and page of its URL, and corrects an invalid page", async ({
  page,
}) => {
  const pages = page.getByRole("main").getByRole("heading", { level: 2 });
  await test.step("shows the query and filters", async () => {
    await page.goto("/search?q=clock&section=Keeper%20handbook&tag=guides");
    await expect(page.getByRole("searchbox")).toHaveValue("clock");
    await expect(page.getByText(/^\d+ results? for "clock"$/)).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Section" })).toHaveValue("Keeper handbook");
    await expect(page.getByRole("combobox", { name: "Topic" })).toHaveValue("guides");
    await expect(pages.getByRole("link")).not.toHaveCount(0);
    for (const link of await pages.getByRole("link").all()) await expect(link).toHaveAttribute("href", /^\/keeper\//);
  });
  await test.step("shows the last page for a page number past the end", async () => {
    await page.goto("/search?q=planning&page=500");
    await expect(page).toHaveURL(/page=\d\d?$/);
    const current = page.getByRole("navigation", { name: "Pages of results" }).locator("[aria-current]");
    await expect(current).toHaveText(new URL(page.url()).searchParams.get("page") ?? "");
    await expect(pages.first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Next" })).toHaveCount(0);
  });
  await test.step("shows the first page for an invalid page number", async () => {
    for (const none of ["-1", "0", "abc"]) {
      await page.goto(`/search?q=planning&page=${none}`);
      await expect(page).toHaveURL("/search?q=planning");
    }
    await pages.first().getByRole("link").click();
    await expect(page).not.toHaveURL("/search?q=planning");
    await goBack(page);
    await expect(page.getByText(/results for "planning"/)).toBeVisible();
  });
  await test.step("says when a query has no results", async () => {
    await page.goto("/search?q=xqzzv&page=7");
    await expect(page).toHaveURL("/search?q=xqzzv");
    await expect(page.getByRole("main")).toContainText('No results found for "xqzzv"');
    await expect(page.getByRole("link", { name: "Let us know." })).toBeVisible();
  });
  await test.step("links every page below the results, including those outside the manuals", async () => {
    await page.goto("/search?q=knots");
    await expect(page.getByText(/results for "knots"/)).toBeVisible();
    const all = page.getByRole("navigation", { name: "All pages" });
    const roadmap = all.getByRole("link", { name: "Plans" });
    await expect(roadmap).toBeHidden();
    await all.getByText(/^Other pages \d+ pages$/).click();
    await roadmap.click();
    await expect(page).toHaveURL("/plans");
  });
});

test("typing, filtering, and paging update the URL, and Back restores the previous state", async ({ page }) => {
  // A word that is in no heading is found only once texts are searched as well as titles; from then on counts are stable.
  await open(page, "/search?q=barometer");
  await expect(page.getByText(/results? for "barometer"/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("searchbox").fill("planning");
  await expect(page).toHaveURL("/search?q=planning");
  await expect(page.getByText(/results for "planning"/)).toBeVisible();
  const all = (await page.getByText(/results for "planning"/).textContent()) ?? "";

  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/search?q=planning&page=2");
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await page.getByRole("combobox", { name: "Section" }).selectOption("Station office");
  await expect(page).toHaveURL("/search?q=planning&section=Station+office");
  await expect(page.getByText(/results for "planning"/)).not.toHaveText(all);

  await goBack(page);
  await expect(page).toHaveURL("/search?q=planning&page=2");
  await expect(page.getByText(/results for "planning"/)).toHaveText(all);
  await goBack(page);
  await expect(page).toHaveURL("/search?q=planning");
  await expect(page.getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute("aria-current", "page");
  await test.step("lists every result once", () => expectEveryResultOnce(page));
});

/** Goes through all pages of results, starting at the first, and asserts that no result repeats. */
async function expectEveryResultOnce(page: Page): Promise<void> {
  const seen: string[] = [];
  const links = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
  await expect(links.first()).toBeVisible();
  // The number of pages is known only once texts are searched.
  await expect(page.getByText(/results for "planning"$/)).toBeVisible();
  const last = Number(
    await page.getByRole("navigation", { name: "Pages of results" }).getByRole("listitem").last().textContent(),
  );
  for (let number = 1; number <= last; number++) {
    if (number > 1) await page.getByRole("link", { name: `Page ${number}`, exact: true }).click();
    await expect(page.getByRole("link", { name: `Page ${number}`, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("main").locator("ol[aria-busy]")).toHaveAttribute("aria-busy", "false");
    seen.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))));
  }
  expect(seen.length).toBeGreaterThan((last - 1) * 10);
  expect(new Set(seen).size).toBe(seen.length);
}

test("the arrival of results keeps the cumulative layout shift below 0.1", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/search?q=lamp");
  await expect(page.getByText(/results for "lamp"$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Browse the documentation" })).toBeVisible();
  const shifted = await page.evaluate(() => {
    const found = "shifts" in window && Array.isArray(window.shifts) ? window.shifts : [];
    return found.reduce((sum: number, shift: number) => sum + shift, 0);
  });
  expect(shifted).toBeLessThan(0.1);
});

test.describe("when the index cannot be fetched", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  test("the search page shows an error and browse links, and recovers", async ({ page }) => {
    await page.route("**/search-index/**", (route) => route.abort());
    await page.goto("/search?q=knots");
    await expect(page.getByRole("alert").filter({ hasText: "Unable to fetch results" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Browse the documentation" })).toBeVisible();
    await page.unroute("**/search-index/**");
    await expect(page.getByText(/results for "knots"/)).toBeVisible();
  });
});

test("the search page has no overflow and no axe violations in light and dark mode", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/search?q=lamp");
  await expect(page.getByText(/results for "lamp"/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expectNoOverflow(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colorViolations(page)).toEqual([]);
});
