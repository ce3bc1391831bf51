import { isExternal } from "../../lib/paths";
import { manifest } from "../site/manifest";
import { expect, test } from "./fixtures";

test("an old URL redirects to the new one and keeps query and hash", async ({ page }) => {
  await page.goto("/old/knots?from=mail#related");
  await expect(page).toHaveURL("/keeper/knots?from=mail#related");
  await expect(page.getByRole("heading", { level: 1, name: "Knots" })).toBeVisible();
});

test("every redirect has a noindex page with a canonical link, and an entry in _redirects", async ({ request }) => {
  const file = await (await request.get("/_redirects")).text();
  expect(manifest.redirects.some(({ to }) => isExternal(to))).toBe(true);
  for (const { from, to } of manifest.redirects) {
    const html = await (await request.get(from)).text();
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${to.replace("https://", "")}">`));
    expect(file).toContain(`${from} ${to} 301\n`);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("an old URL redirects to the new one", async ({ page }) => {
    await page.goto("/old/walk");
    await expect(page).toHaveURL("/keeper/lamp/walk");
  });
});
