import { expect, test } from "./fixtures";
import { siteDir } from "./preview";

test("a saved translation shows in the open browser", { tag: "@long" }, async ({ page, preview }) => {
  await preview.restart({ EDITION_LANGUAGE: "en-XA" });
  await page.goto("/en-XA/keeper");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
  const text = page.getByText(/^Á kééþéŕ ļîĝĥţš/).first();
  await expect(text).toBeVisible();
  const undo = preview.edit(`${siteDir}/i18n/en-XA/keeper/index.mdx`, "Á kééþéŕ", "Á žébŕá");
  await expect(page.getByText(/^Á žébŕá ļîĝĥţš/).first()).toBeVisible();
  undo();
  await expect(text).toBeVisible();
});
