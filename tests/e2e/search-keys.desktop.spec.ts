import { expect, goBack, hold, open, test } from "./fixtures";
import { box, dialog, openSearch, textsReady } from "./search-fixtures";

test("shortcuts open and close search, use selected words as the query, and restore focus", async ({ page }) => {
  await open(page, "/keeper/knots");
  const button = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  await test.step("the button shows its shortcut", async () => {
    const keys = button.locator("kbd");
    const drawn = () => keys.evaluateAll((all) => all.map((key) => getComputedStyle(key, "::before").content));
    await expect.poll(drawn).toEqual(['"Ctrl"', '"K"']);
    await expect(button).toHaveAttribute("aria-keyshortcuts", "Control+k");
    await expect(button).toHaveAttribute("href", "/search");
  });
  await test.step("Ctrl+K opens and closes search, and focus is restored", async () => {
    const link = page.getByRole("link", { name: "rope", exact: true }).first();
    await link.focus();
    await page.keyboard.press("Control+k");
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
  await test.step("a few selected words become the query", async () => {
    await page.getByRole("heading", { level: 1 }).selectText();
    await page.keyboard.press("/");
    await expect(box(page)).toHaveValue("Knots");
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toBeHidden();
  });
  await button.click();
  await expect(box(page)).toBeFocused();
  await test.step("focus stays inside while search is open", async () => {
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
  await test.step("Escape leaves question mode, then closes", async () => {
    await page.getByRole("button", { name: "Ask a question" }).click();
    await expect(page.getByRole("textbox", { name: "Ask a question" })).toBeFocused();
    // A click on text takes focus away from the input.
    await page.getByText("How can I help you today?").click();
    await page.keyboard.press("Escape");
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test("a result on the current page focuses its heading", async ({ page }) => {
  await open(page, "/keeper/knots");
  await openSearch(page);
  await textsReady(page);
  await box(page).fill("How a knot is tied");
  const hit = dialog(page).getByRole("link", { name: "How a knot is tied" }).first();
  await expect(hit).toHaveAttribute("href", "#how-a-knot-is-tied");
  await hit.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "How a knot is tied" })).toBeFocused();
  await expect(page).toHaveURL("/keeper/knots#how-a-knot-is-tied");
});

for (const [name, address, href] of [
  ["How a knot is tied", "/keeper/knots#how-a-knot-is-tied", "#how-a-knot-is-tied"],
  ["Knots", "/keeper/knots", "/keeper/knots"],
] as const)
  test(`a result with the address of the current page focuses its heading: ${name}`, async ({ page }) => {
    await openSearch(page, address);
    await box(page).fill(name);
    await dialog(page).locator(`a[href="${href}"]`).first().click();
    await expect(dialog(page)).toBeHidden();
    const title = page.getByRole("heading", { name, exact: true });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  });

test("Back closes search, and the / key opens it unless the reader is typing", async ({ page }) => {
  await open(page, "/search");
  await page.getByRole("banner").getByRole("link", { name: "Workshop" }).click();
  await expect(page).toHaveURL("/workshop");
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await goBack(page);
  await expect(page).toHaveURL("/search");
  await expect(dialog(page)).toBeHidden();

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

test("Ctrl+Enter and Ctrl+click open a new tab, arrow keys wrap around the rows, and Enter opens the selected one", async ({
  page,
  context,
}) => {
  await openSearch(page);
  await test.step("a new tab leaves search open", async () => {
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

test("text typed while the code of search loads becomes the query", async ({ page }) => {
  await open(page, "/keeper/knots");
  const release = await hold(page, "**/_next/static/chunks/**");
  await page.keyboard.press("/");
  await page.keyboard.type("tid");
  release();
  await expect(box(page)).toHaveValue("tid");
  await page.keyboard.type("es");
  await expect(box(page)).toHaveValue("tides");
  await expect(page.getByRole("row", { name: /^Tides/ }).first()).toBeVisible();
});
