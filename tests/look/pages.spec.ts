import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/fixtures";

const desktop = { width: 1024, height: 640 };
const phone = { width: 390, height: 844 };

/** A page of every kind; each is looked at once, so that both windows and both color modes have their turn. */
const pages = {
  landing: { path: "/keeper", window: desktop, colorScheme: "light" },
  "how-to": { path: "/keeper/guides/clean-lens", window: phone, colorScheme: "dark" },
  components: { path: "/parts/all", window: desktop, colorScheme: "dark" },
  figures: { path: "/parts/figures", window: desktop, colorScheme: "light" },
  reference: { path: "/workshop/visits", window: desktop, colorScheme: "dark" },
  blog: { path: "/blog", window: desktop, colorScheme: "light" },
  post: { path: "/blog/new-lens", window: phone, colorScheme: "light" },
  print: { path: "/print/horn", window: desktop, colorScheme: "light" },
} as const;

/** The site's own font from the first paint, also for code, so that no font of the system is drawn. */
async function drawOwnFont(page: Page): Promise<void> {
  await page.route("**/*.css", async (route) => {
    const answer = await route.fetch();
    const css = (await answer.text()).replace(/font-display:\s*optional/g, "font-display:block");
    await route.fulfill({ response: answer, body: `${css}\n:root,[data-theme]{--font-mono:"Figtree"!important}` });
  });
}

for (const [name, { path, window, colorScheme }] of Object.entries(pages)) {
  test(`${name} looks as it did`, async ({ page }) => {
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await drawOwnFont(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.load("1rem Figtree"));
    expect(await page.evaluate(() => document.fonts.check("1rem Figtree"))).toBe(true);
    // The day of the last change comes from the history of the repository.
    await expect(page).toHaveScreenshot(`${name}.png`, {
      mask: [page.locator("main time"), page.getByText(/last changed on/)],
    });
  });
}
