import { expect, test } from "./fixtures";

/** Pages that were not written for this site. */
const tree = "tests/foreign-tree/pages";

test("saving a page of another tree updates it, and the sidebar follows new, renamed, and removed pages", {
  tag: "@long",
}, async ({ page, preview, bar }) => {
  const before = { severity: "error", file: "before.mdx", message: "A mistake of before." };
  preview.write(".cache/report.json", JSON.stringify([before]));
  await preview.restart({ CONTENT_DIR: tree, SITE_DIR: "" });
  await page.goto("/02-using/night");
  await expect(page.getByText("Not yet.", { exact: true })).toBeVisible();
  await expect(bar).not.toContainText(before.message);
  const undo = preview.edit(`${tree}/02-using/night.md`, "Not yet.", "Soon. ![Quay](../images/quay.svg)");
  await expect(page.getByText("Soon.", { exact: true })).toBeVisible();
  const image = page.getByRole("img", { name: "Quay" });
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  undo();
  await expect(page.getByText("Not yet.", { exact: true })).toBeVisible();

  const sidebar = page.locator("#Sidebar");
  const day = `${tree}/02-using/day.md`;
  preview.write(day, "# Day work\n\nText.\n");
  await expect(sidebar.getByRole("link", { name: "Day work" })).toBeVisible();
  preview.write(day, "# Work by day\n\nText.\n");
  await expect(sidebar.getByRole("link", { name: "Work by day" })).toBeVisible();
  preview.remove(day);
  await expect(sidebar.getByRole("link", { name: "Work by day" })).toHaveCount(0);
});
