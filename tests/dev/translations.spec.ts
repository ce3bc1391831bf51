import { expect, test } from "./fixtures";

test("a saved translation shows in the open browser", { tag: "@long" }, async ({ page, preview }) => {
  await preview.restart({ EDITION_LANGUAGE: "de" });
  await page.goto("/de/user/layouts");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const text = page.getByText(/^Ein Layout ist der gespeicherte/).first();
  await expect(text).toBeVisible();
  const undo = preview.edit("i18n/de/user/layouts.mdx", "Ein Layout ist", "Ein Zebra ist");
  await expect(page.getByText(/^Ein Zebra ist der gespeicherte/).first()).toBeVisible();
  undo();
  await expect(text).toBeVisible();
});
