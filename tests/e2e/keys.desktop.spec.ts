import { expect, open, test } from "./fixtures";

test("the ? key opens the list of keys, Escape closes it, and ? stays text in search", async ({ page }) => {
  await open(page, "/keeper/knots");
  await test.step("closing the announcement moves focus to the brand", async () => {
    await page.getByRole("button", { name: "Close announcement" }).press("Enter");
    await expect(page.getByRole("link", { name: "Planloom DOCS home page" })).toBeFocused();
  });
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await expect(list.getByRole("term")).toHaveCount(8);
  await expect(list.getByRole("definition").filter({ hasText: "Open or close search" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await test.step("navigating closes it", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Run the station" })).toBeVisible();
    await page.keyboard.press("?");
    await expect(list).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Knots" })).toBeVisible();
    await expect(list).toBeHidden();
  });
  await test.step("a question mark typed into search stays text", async () => {
    await page.keyboard.press("/");
    await page.getByRole("combobox").pressSequentially("what?");
    await expect(page.getByRole("combobox")).toHaveValue("what?");
    await expect(list).toBeHidden();
  });
});
