import { expect, goBack, hold, open, test } from "./fixtures";
import { box, dialog, openSearch, textsReady } from "./search-fixtures";

test("Ctrl+K opens and closes, and focus returns to where it was", async ({ page }) => {
  await open(page, "/keeper/knots");
  const link = page.getByRole("link", { name: "rope", exact: true }).first();
  await link.focus();
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test("the slash opens, unless the reader is typing", async ({ page }) => {
  await open(page, "/search");
  const field = page.getByRole("searchbox");
  await field.fill("and");
  await field.press("/");
  await expect(field).toHaveValue("and/");
  await expect(dialog(page)).toBeHidden();
  await field.blur();
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("");
});

test("Escape leaves question mode, then closes", async ({ page }) => {
  await openSearch(page);
  await page.getByRole("button", { name: "Ask a question" }).click();
  await expect(page.getByRole("textbox", { name: "Ask a question" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toBeFocused();
});

test("the back button closes search", async ({ page }) => {
  await open(page, "/search");
  await page.getByRole("banner").getByRole("link", { name: "Workshop" }).click();
  await expect(page).toHaveURL("/workshop");
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await goBack(page);
  await expect(page).toHaveURL("/search");
  await expect(dialog(page)).toBeHidden();
});

test("arrows move through the rows and wrap, Enter follows", async ({ page }) => {
  await openSearch(page);
  await textsReady(page);
  await box(page).fill("knots");
  const selected = page.locator('[role="row"][aria-selected="true"]');
  await expect(selected).toContainText("Knots");
  await box(page).press("ArrowUp");
  await expect(selected).toContainText("Ask a question");
  await box(page).press("ArrowUp");
  await expect(dialog(page).getByRole("row").last()).toHaveAttribute("aria-selected", "true");
  await box(page).press("ArrowDown");
  await box(page).press("ArrowDown");
  const cell = await box(page).getAttribute("aria-activedescendant");
  await expect(page.locator(`[id="${cell}"]`)).toContainText("Knots");
  await expect(box(page)).toBeFocused();
  await box(page).press("Enter");
  await expect(page).toHaveURL("/keeper/knots");
  await expect(dialog(page)).toBeHidden();
});

test("Ctrl with Enter or a press opens a new tab and leaves search open", async ({ page, context }) => {
  await openSearch(page);
  await box(page).fill("logbook");
  const link = dialog(page)
    .getByRole("link", { name: /^Logbook/ })
    .first();
  await expect(link).toBeVisible();
  const [pressed] = await Promise.all([context.waitForEvent("page"), link.click({ modifiers: ["ControlOrMeta"] })]);
  await expect(pressed).toHaveURL("/station/logbook");
  await expect(dialog(page)).toBeVisible();
  await box(page).focus();
  const [entered] = await Promise.all([context.waitForEvent("page"), box(page).press("Control+Enter")]);
  await expect(entered).toHaveURL("/station/logbook");
});

test("focus stays inside while search is open", async ({ page }) => {
  await openSearch(page);
  await page.getByRole("button", { name: "Close", exact: true }).focus();
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
      ),
    ).toBe(true);
  }
});

test("a few selected words become the query", async ({ page }) => {
  await open(page, "/keeper/knots");
  await page.getByRole("heading", { level: 1 }).selectText();
  await page.keyboard.press("/");
  await expect(box(page)).toHaveValue("Knots");
});

test("what is typed while the code is on its way becomes the query", async ({ page }) => {
  await open(page, "/keeper/knots");
  const release = await hold(page, "**/_next/static/chunks/**");
  await page.keyboard.press("/");
  await page.keyboard.type("tides");
  release();
  await expect(box(page)).toHaveValue("tides");
  await expect(page.getByRole("row", { name: /^Tides/ }).first()).toBeVisible();
});

test("the button shows its shortcut", async ({ page }) => {
  await open(page, "/keeper/knots");
  const button = page.getByRole("banner").getByRole("button", { name: "Search" });
  const keys = button.locator("kbd");
  const drawn = () => keys.evaluateAll((all) => all.map((key) => getComputedStyle(key, "::before").content));
  await expect.poll(drawn).toEqual(['"Ctrl"', '"K"']);
  await expect(button).toHaveAttribute("aria-keyshortcuts", "Control+k");
  await expect(button).toHaveAttribute("href", "/search");
});
