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

test("saved labels and sidebars of a language show in the open browser, and their mistakes leave it as it was", {
  tag: "@long",
}, async ({ page, preview, bar }) => {
  await preview.restart({ EDITION_LANGUAGE: "en-XA" });
  await page.goto("/en-XA/keeper");
  const labels = `${siteDir}/i18n/en-XA/labels.ts`;
  const sidebar = page.locator("#sidebar");
  const undoLabel = preview.edit(labels, "[label, pseudo(label)]", '[label, "Zebra"]');
  await expect(sidebar).toContainText("Zebra");
  undoLabel();
  await expect(sidebar).not.toContainText("Zebra");
  const mend = preview.edit(labels, "pseudo(label)])", "pseudo(label)");
  await expect(bar).toContainText(/labels\.ts:\d+:\d+/);
  mend();
  await expect(bar).not.toContainText("labels.ts");
  const unlist = preview.edit(`${siteDir}/manifest.ts`, 'link("Ropes"', 'link("Zebra entry"');
  await expect(sidebar).toContainText("Žébŕá");
  unlist();
  await expect(sidebar).not.toContainText("Žébŕá");
});
