import { installBrowser } from "../../lib/build/browser.mjs";
import { expect, hydrated, next, test } from "./fixtures";

/** The cache that browsers of readers have on: Playwright turns it off, and the small Chromium has none. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        executablePath: installBrowser({ isWhole: true }),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
    },
    { scope: "worker" },
  ],
});

test("a page from the back/forward cache is as it was left, and goes on", async ({ page }) => {
  await page.goto("/keeper/knots");
  await hydrated(page);
  await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })));
  await page.getByRole("button", { name: /^Color mode: system/ }).click();
  await page.goto("/station");
  await hydrated(page);
  await page.getByRole("button", { name: /^Color mode: light/ }).click();
  // A page that comes back does not load again.
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted)).toBe(true);
  // What another page stored meanwhile is heard of.
  await expect(page.getByRole("button", { name: /^Color mode: dark/ })).toBeVisible();
  await next(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
});
