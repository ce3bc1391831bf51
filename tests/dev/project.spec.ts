import { head } from "./a-page";
import { expect, test } from "./fixtures";

const file = "content/live-preview.mdx";
const address = "/live-preview";

test("edits to the project's own sidebars and redirects take effect, and mistakes in them appear", {
  tag: "@long",
}, async ({ page, preview, bar }) => {
  await preview.restart({ SITE_DIR: "" });
  const list = (href: string) =>
    preview.edit("sidebars.ts", "items: [\n", `items: [\n      link("Zebra", "${href}"),\n`);
  const redirect = (to: string) =>
    preview.edit("redirects.ts", "redirects = [\n", `redirects = [\n  { from: "/zebra", to: "${to}" },\n`);
  preview.write(file, `${head()}Good text.\n`);
  await page.goto(address);
  await expect(bar).toContainText(file);
  // The browser is not told of modules saved before it listens; once this text shows, it listens.
  preview.write(file, `${head()}Better text.\n`);
  await expect(page.getByText("Better text.", { exact: true })).toBeVisible();

  const entry = page.locator("#Sidebar").getByRole("link", { name: "Zebra" });
  const unlist = list(address);
  await expect(entry).toBeVisible();
  unlist();
  await expect(entry).toHaveCount(0);
  for (const make of [() => list("/no-zebra"), () => redirect("/no-zebra")]) {
    const undo = make();
    // In a new copy, the check reads every page first, with what the preview leaves of the processor.
    await expect(bar).toContainText(/(?:sidebars|redirects)\.ts:\d+:\d+.*"\/no-zebra", which is not a page/s, {
      timeout: 300_000,
    });
    undo();
    await expect(bar).not.toContainText("/no-zebra");
  }

  const undo = redirect(address);
  await expect(async () => {
    await page.goto("/zebra");
    await expect(page).toHaveURL(address, { timeout: 1000 });
  }).toPass();
  undo();
  await expect(async () => expect((await page.goto("/zebra"))?.status()).toBe(404)).toPass();
  preview.remove(file);
});
