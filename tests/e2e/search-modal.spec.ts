import { violations } from "./axe";
import { expect, fitsWidth, hold, open, test } from "./fixtures";
import { box, dialog, openSearch, seeAll, textsReady } from "./search-fixtures";

test("finds what is typed, and all of it on the search page", async ({ page }) => {
  await openSearch(page);
  await textsReady(page);
  await box(page).pressSequentially("clean lens");
  await expect(
    dialog(page)
      .getByRole("row", { name: /^Clean the lens/ })
      .first(),
  ).toHaveAttribute("aria-selected", "true");
  await expect(seeAll(page)).toHaveAttribute("href", "/search?q=clean%20lens");
  const count = /See all ([\d,]+) results/.exec((await seeAll(page).textContent()) ?? "")?.[1];
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(`${count} results`);
  await seeAll(page).click();
  await expect(page).toHaveURL("/search?q=clean%20lens");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(`${count} results for "clean lens"`)).toBeVisible();
});

test("nothing flashes while typing, and the dialog keeps its height", async ({ page }) => {
  await openSearch(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    const heights = new Set<number>();
    Object.assign(window, { seen, heights });
    new MutationObserver(() => {
      const shown = document.querySelector("dialog[open] > *");
      if (shown) heights.add(shown.getBoundingClientRect().height);
      for (const text of ["No results found", "Unable to fetch"]) {
        if (document.querySelector("dialog")?.textContent?.includes(text)) seen.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await box(page).pressSequentially("wet knots qqqq", { delay: 30 });
  await box(page).press("Control+a");
  await box(page).pressSequentially("reading charts", { delay: 30 });
  await expect(
    dialog(page)
      .getByRole("row", { name: /Reading charts/ })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([]);
  expect(await page.evaluate(() => [...Reflect.get(window, "heights")])).toHaveLength(1);
  await expect(dialog(page).locator("mark").first()).toHaveCSS("text-decoration-line", "none");
});

test.describe("while texts are on their way", () => {
  test("all results have no number yet, and what no title has is waited for", async ({ page }) => {
    const release = await hold(page, "**/search-index/texts.*");
    await page.clock.install();
    await openSearch(page);
    await box(page).fill("lamp");
    await expect(seeAll(page)).toHaveText("See all results");
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results so far$/);
    await box(page).fill("barometer");
    // Longer than bad news is held back while the reader types.
    await page.clock.runFor(1000);
    await expect(dialog(page)).not.toContainText("No results found");
    release();
    await expect(seeAll(page)).toHaveText(/^See all [\d,]+ results$/);
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results$/);
  });
});

test("no query breaks anything", async ({ page }) => {
  await openSearch(page);
  const queries = ["   ", '"clean lens"', "<img src=x onerror=alert(1)>", "a".repeat(600), "Größe", "日本", "'; --"];
  for (const query of queries) {
    await box(page).fill(query);
    const wait = query.trim() === "" ? /^$/ : /results?$|^No results found for/;
    await expect(dialog(page).getByRole("status"), query.slice(0, 30)).toHaveText(wait);
    expect(await fitsWidth(page)).toBe(true);
    await box(page).fill("knots");
    await expect(seeAll(page)).toHaveAttribute("href", "/search?q=knots");
  }
});

test("says that nothing was found, and where to tell us", async ({ page }) => {
  await openSearch(page);
  await box(page).fill("xqzzv");
  await expect(dialog(page)).toContainText('No results found for "xqzzv"');
  await expect(dialog(page)).toContainText("Believe this query should return results? Let us know.");
  await expect(page.getByRole("link", { name: "Let us know." })).toHaveAttribute(
    "href",
    "https://support.planloom.example/documentation?query=xqzzv",
  );
  await expect(dialog(page).getByRole("status")).toHaveText('No results found for "xqzzv"');
});

test("a result is followed, remembered, pinned and forgotten", async ({ page }) => {
  await openSearch(page);
  await box(page).fill("wind clock");
  await dialog(page)
    .getByRole("link", { name: /^Wind the clock/ })
    .click();
  await expect(page).toHaveURL("/keeper/guides/wind-clock");
  await expect(dialog(page)).toBeHidden();

  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Recently viewed docs")).toBeVisible();
  await page.getByRole("button", { name: "Pin this search" }).click();
  await expect(page.getByText("Pinned", { exact: true })).toBeVisible();
  await expect(page.getByText("Recently viewed docs")).toBeHidden();
  await page.reload();
  await open(page, "/keeper/knots");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(dialog(page).getByRole("link", { name: "Wind the clock" })).toBeVisible();
  await page.getByRole("button", { name: "Remove this saved search" }).click();
  await expect(page.getByText("Pinned", { exact: true })).toBeHidden();
});

test("hostile titles and texts are shown as text", async ({ page }) => {
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

test("fits the window and has no axe violation in any state, light and dark", async ({ page }) => {
  test.slow();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openSearch(page);
    expect(await violations(page), "open").toEqual([]);
    await box(page).fill("lamp");
    await expect(seeAll(page)).toBeVisible();
    expect(await violations(page), "results").toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
    await dialog(page).getByRole("row").nth(2).getByRole("link").click();
    await openSearch(page);
    await expect(page.getByText("Recently viewed docs")).toBeVisible();
    expect(await violations(page), "stored").toEqual([]);
    await box(page).fill("xqzzv");
    await expect(dialog(page)).toContainText("No results found for");
    expect(await violations(page), "no results").toEqual([]);
  }
});
