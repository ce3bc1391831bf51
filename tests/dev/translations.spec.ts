import { expect, test } from "./fixtures";
import { siteDir } from "./preview";

test("saving a translation, a label, or a sidebar updates the open page", {
  tag: "@long",
}, async ({ page, preview, bar }) => {
  await preview.restart({ EDITION_LANGUAGE: "en-XA" });
  await page.goto("/en-XA/keeper");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
  const text = page.getByText(/^Á kééþéŕ ļîĝĥţš/).first();
  await expect(text).toBeVisible();
  const undo = preview.edit(`${siteDir}/i18n/en-XA/keeper/index.mdx`, "Á kééþéŕ", "Á žébŕá");
  await expect(page.getByText(/^Á žébŕá ļîĝĥţš/).first()).toBeVisible();
  undo();
  await expect(text).toBeVisible();

  const labels = `${siteDir}/i18n/en-XA/labels.ts`;
  const sidebar = page.locator("#Sidebar");
  const undoLabel = preview.edit(labels, "pseudo(label)]", 'label === "Ropes" ? "Zebra" : pseudo(label)]');
  await expect(sidebar).toContainText("Zebra");
  undoLabel();
  await expect(sidebar).not.toContainText("Zebra");
  const unlist = preview.edit(`${siteDir}/manifest.ts`, 'link("Ropes"', 'link("Zebra entry"');
  await expect(sidebar).toContainText("Zébŕá");
  unlist();
  await expect(sidebar).not.toContainText("Zébŕá");

  const takeOut = preview.edit(`${siteDir}/manifest.ts`, 'code: "en-XA"', 'code: "en-XB"');
  const missing = 'There is no edition "/en-XA".';
  await expect(bar).toContainText(missing);
  await page.reload();
  await expect(text).toBeVisible();
  await expect(bar).toContainText(missing);
  takeOut();
  await expect(bar).not.toContainText(missing);
  await expect(text).toBeVisible();
});
