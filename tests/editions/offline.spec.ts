import { expect, open, test } from "../e2e/fixtures";
import { startTestHost } from "../e2e/test-host";
import { pseudo } from "../site/i18n/en-XA/pseudo";

const words = { keep: pseudo("Keep pages for reading offline"), notKept: pseudo("This page is not on this device") };

// The host stops at any moment, even during a request.
test.use({ expectedErrors: /ERR_FAILED/ });

test("one service worker keeps pages of all editions, and has a not-kept page for each edition visited", async ({
  page,
}) => {
  const site = await startTestHost(".cache/exports/site/out");
  await open(page, `${site.origin}/en-XA/keeper`);
  const toggle = page.getByRole("switch", { name: words.keep });
  await toggle.click();
  await expect(toggle).toBeChecked();
  await site.stop();
  await page.goto(`${site.origin}/en-XA/keeper/ropes`);
  await expect(page.getByRole("heading", { level: 1, name: words.notKept })).toBeVisible();
  // This edition was never visited: a page in another language is better than the browser's own error page.
  await page.goto(`${site.origin}/keeper/ropes`);
  await expect(page.getByRole("heading", { level: 1, name: words.notKept })).toBeVisible();

  // The not-kept page would load the requested page as soon as the host is back.
  await page.goto("about:blank");
  await site.start();
  await open(page, `${site.origin}/keeper/knots`);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/not-kept", { ignoreVary: true })) !== undefined))
    .toBe(true);
  await site.stop();
  await page.goto(`${site.origin}/keeper/ropes`);
  await expect(page.getByRole("heading", { level: 1, name: "This page is not on this device" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Pages kept on this device" }).getByRole("link")).toHaveCount(2);
  await page.goto(`${site.origin}/en-XA/keeper`);
  await expect(page.getByRole("heading", { level: 1, name: "Bégîñ ĥéŕé" })).toBeVisible();
  await site.stop();
});
