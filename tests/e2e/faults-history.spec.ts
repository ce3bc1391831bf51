import { installBrowser } from "../../lib/build/browser.mjs";
import { expect, hydrated, next, test } from "./fixtures";

/** Enables the back/forward cache, as in readers' browsers: Playwright turns it off, and the small Chromium has none. */
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

test("a page restored from the back/forward cache picks up stored changes and still navigates", async ({ page }) => {
  await page.goto("/keeper/knots");
  await hydrated(page);
  await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })));
  await page.getByRole("button", { name: /^Color mode: system/ }).click();
  await page.goto("/station");
  await hydrated(page);
  await page.getByRole("button", { name: /^Color mode: light/ }).click();
  // A restored page does not fire a load event.
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted)).toBe(true);
  // The restored page picks up what another page has stored meanwhile.
  await expect(page.getByRole("button", { name: /^Color mode: dark/ })).toBeVisible();
  await next(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
});
