import { expect, test } from "./fixtures";

test("what was compiled is kept for the next start", { tag: "@long" }, async ({ page, preview }) => {
  await page.goto("/user/layouts");
  await preview.restart({});
  expect(preview.compiledBytes()).toBeGreaterThan(1_000_000);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

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
