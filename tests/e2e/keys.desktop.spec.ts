import { expect, open, test } from "./fixtures";

test("the question mark lists the keys, and Escape gives the page back", async ({ page }) => {
  await open(page, "/keeper/knots");
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await expect(list.getByRole("term")).toHaveCount(8);
  await expect(list.getByRole("definition").filter({ hasText: "Open or close search" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

test("a question mark typed into search stays text", async ({ page }) => {
  await open(page, "/keeper/knots");
  await page.keyboard.press("/");
  await page.getByRole("combobox").pressSequentially("what?");
  await expect(page.getByRole("combobox")).toHaveValue("what?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();
});

test("a closed announcement leaves the focus on the brand", async ({ page }) => {
  await open(page, "/keeper/knots");
  await page.getByRole("button", { name: "Close announcement" }).press("Enter");
  await expect(page.getByRole("link", { name: "Planloom DOCS home page" })).toBeFocused();
});

test("every page starts at one of two lines", async ({ page }) => {
  const startOf = async (path: string) => {
    await open(page, path);
    return Math.round((await page.getByRole("heading", { level: 1 }).boundingBox())?.x ?? 0);
  };
  const beside = await startOf("/keeper/knots");
  for (const path of ["/blog", "/blog/archive", "/workshop"]) expect(await startOf(path)).toBe(beside);
  const alone = await startOf("/plans");
  for (const path of ["/tags", "/search"]) expect(await startOf(path)).toBe(alone);
});
