import type { Page } from "@playwright/test";
import { blockStorage, expect, open, test } from "./fixtures";
import { box, dialog, openSearch, seeAll } from "./search-fixtures";

/** Values that other programs, older versions, or a malicious extension may have stored under any key. */
const garbage: Record<string, string> = {
  nothing: "",
  "no JSON": "{[",
  "a list in place of a record": "[[],null,3]",
  "records of the wrong form": '{"categories":null,"scrolled":[1],"recent":{},"theme":"pink"}',
  "entries that only begin well": JSON.stringify([
    { path: "/keeper/knots", title: { toString: 1 } },
    { objectID: "a", url: "/keeper/knots", hierarchy: { lvl0: [], lvl1: "Knots", lvl2: { a: 1 } } },
    { question: 1, sources: 2, vote: 3, date: {} },
  ]),
  "addresses elsewhere": JSON.stringify(
    ["//evil.example", "/\t/evil.example", "/\\evil.example", "javascript:alert(1)"].flatMap((url) => [
      { path: url, title: "Evil" },
      { objectID: url, url, hierarchy: { lvl0: "Evil", lvl1: "Evil", lvl2: null } },
    ]),
  ),
};

/** Uses everything that reads or writes storage once. The fixture asserts that nothing is thrown or logged. */
async function tour(page: Page): Promise<void> {
  await open(page, "/keeper");
  const toggle = page.getByRole("button", { name: /^Color mode/ });
  const before = (await toggle.getAttribute("aria-label")) ?? "";
  await toggle.click();
  await expect(toggle).not.toHaveAccessibleName(before);
  const announcement = page.getByRole("region", { name: "Announcement" });
  if (await announcement.isVisible()) await page.getByRole("button", { name: "Close announcement" }).click();
  await expect(announcement).toBeHidden();
  await page.getByLabel("Version: Next").click();
  await page.getByRole("link", { name: "Next", exact: true }).click();

  await open(page, "/parts/all");
  const tabs = page.getByRole("tablist").first().getByRole("tab");
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");

  await openSearch(page, "/");
  await expectOwnLinks(page);
  await box(page).fill("ropes");
  await expect(seeAll(page)).toBeVisible();
  const result = dialog(page).getByRole("link", { name: /ropes/i }).first();
  const address = (await result.getAttribute("href")) ?? "";
  await result.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(box(page)).toBeFocused();
  await expectOwnLinks(page);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Asserts that no link has a target from the garbage. */
async function expectOwnLinks(page: Page): Promise<void> {
  const hrefs = await page.locator("a[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.length).toBeGreaterThan(10);
  expect(hrefs.filter((href) => /evil|javascript/.test(href ?? ""))).toEqual([]);
}

/** Runs the tour with `spoil` applied to the storage of every document, then leaves storage intact and empty. */
async function tourWith(page: Page, spoil: (value: string) => void, value: string): Promise<void> {
  const spoiled = await page.addInitScript(spoil, value);
  await tour(page);
  await spoiled.dispose();
  await page.goto("/manifest.webmanifest");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Makes every key read as this text until it is written. */
function fillWith(value: string): void {
  const written = new Set<string>();
  const { getItem, setItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    return written.has(key) ? getItem.call(this, key) : value;
  };
  Storage.prototype.setItem = function (key, text) {
    written.add(key);
    setItem.call(this, key, text);
  };
}

function makeFull(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}

test("garbage under every storage key causes no error and no foreign link", async ({ page, consoleErrors }) => {
  test.slow();
  for (const [name, value] of Object.entries(garbage)) {
    await test.step(name, async () => {
      await tourWith(page, fillWith, value);
      expect(consoleErrors).toEqual([]);
    });
  }
});

test("full or blocked storage causes no error", async ({ page, consoleErrors }) => {
  await test.step("full", async () => {
    await tourWith(page, makeFull, "");
    expect(consoleErrors).toEqual([]);
  });
  await test.step("blocked", async () => {
    await blockStorage(page);
    await tour(page);
  });
});
