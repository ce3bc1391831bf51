import type { Page } from "@playwright/test";
import { expect, fitsWidth, goBack, holdScripts, hydrated, open, test } from "./fixtures";

const drawer = (page: Page) => page.locator("#Sidebar");
const hamburger = (page: Page) => page.getByRole("button", { name: "Navigation", exact: true });

test("the drawer shows the section over an inert page, traps focus, and closes by key, button, backdrop, link, and resize", async ({
  page,
}) => {
  await open(page, "/keeper/knots");
  const section = page.getByRole("navigation", { name: "Keeper handbook" });
  const close = page.getByRole("button", { name: "Close navigation" });
  await test.step("opens with the section's pages", async () => {
    await expect(drawer(page)).toBeHidden();
    await hamburger(page).click();
    await expect(section.getByRole("link", { name: "Knots", exact: true })).toBeVisible();
    await expect(close).toBeFocused();
  });
  await test.step("the page behind is inert and does not scroll", async () => {
    await expect.poll(() => isInert(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  });
  await test.step("traps focus, and Escape closes it", async () => {
    // One full cycle: the browser's own toolbar is the only stop outside the drawer.
    const stops = await drawer(page).locator("a:visible, button:visible, summary:visible").count();
    for (let step = 0; step < stops + 3; step++) {
      await page.keyboard.press("Tab");
      const place = await page.evaluate(
        () => document.activeElement?.closest("#Sidebar, header, main, footer, body")?.id,
      );
      expect(["Sidebar", "top"]).toContain(place);
      await expect(page.getByRole("link", { name: "Skip to main content" })).not.toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });
  await test.step("Escape first closes a dialog on top of it", async () => {
    await hamburger(page).click();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
  });
  await test.step("Space on its button closes it", async () => {
    await page.keyboard.press("Space");
    await expect(close).toBeFocused();
    await page.keyboard.press("Space");
    await expect(drawer(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });
  await test.step("the backdrop closes it", async () => {
    await hamburger(page).click();
    await page.mouse.click(350, 500);
    await expect(drawer(page)).toBeHidden();
  });
  await test.step("the link to the current page closes it", async () => {
    await hamburger(page).click();
    await section.locator("[aria-current=page]").click();
    await expect(drawer(page)).toBeHidden();
  });
  await test.step("closes when the window becomes desktop width", async () => {
    await hamburger(page).click();
    await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
    await page.setViewportSize({ width: 996, height: 800 });
    await expect.poll(() => isInert(page)).toBe(false);
    await page.setViewportSize({ width: 995, height: 800 });
    await expect(drawer(page)).toBeHidden();
  });
});

for (const [browser, hide] of [
  ["", () => {}],
  [", also without the Navigation API", () => Object.defineProperty(window, "navigation", { value: undefined })],
] as const) {
  test(`the drawer opened while the page was asleep leaves no step of its own in the history${browser}`, async ({
    page,
  }) => {
    await page.addInitScript(hide);
    await page.goto("/keeper/ropes");
    await page.goto("/keeper/knots");
    await hamburger(page).click();
    await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
    await expect(page).toHaveURL("/keeper/knots");
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await goBack(page);
    await expect(page).toHaveURL("/keeper/ropes");
    await expect(page.getByRole("heading", { level: 1, name: "Ropes" })).toBeVisible();
  });
}

test("the drawer opens at a press between the hydration of its code and the end of that of the page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The first listener for the event: for those after it, the page is not yet awake.
    document.addEventListener("awake", () => document.querySelector<HTMLElement>('[aria-controls="Sidebar"]')?.click());
  });
  await page.goto("/keeper/knots");
  await page.keyboard.press("Shift");
  await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
  await expect(page).toHaveURL("/keeper/knots");
});

test("a page loaded with its drawer open stays the first step of the history, also without the Navigation API", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await page.goto("/keeper/ropes");
  await page.goto("/keeper/knots#Sidebar");
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
  await expect(page).toHaveURL("/keeper/knots");
});

test("Back returns to the page on which the drawer was opened while that was asleep", async ({ page }) => {
  await page.goto("/keeper/knots");
  await hamburger(page).click();
  await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
  await drawer(page).getByRole("link", { name: "Ropes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ropes" })).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL("/keeper/knots");
  await expect(page.getByRole("heading", { level: 1, name: "Knots" })).toBeVisible();
});

test("a phone's Back closes the drawer and stays on the page", async ({ page }) => {
  // Only phones send close requests, so a `CloseWatcher` that the test can trigger replaces the browser's.
  await page.addInitScript(() => {
    Object.assign(window, {
      CloseWatcher: class extends EventTarget {
        constructor() {
          super();
          addEventListener("test:back", () => this.dispatchEvent(new Event("close")));
        }
        destroy() {}
      },
    });
  });
  await open(page, "/keeper/knots");
  await hamburger(page).click();
  await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event("test:back")));
  await expect(drawer(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

const isInert = (page: Page) => page.locator("main").evaluate((main) => (main as HTMLElement).inert);

test("touchstart prefetches a page, and navigating closes the drawer and focuses the new heading", async ({ page }) => {
  await open(page, "/keeper/knots");
  await test.step("touchstart prefetches a page", async () => {
    const payload = page.waitForRequest(/knots-ropes.*\.txt/);
    await page.getByRole("link", { name: /^Next/ }).dispatchEvent("touchstart");
    await payload;
  });
  await hamburger(page).click();
  const section = page.getByRole("navigation", { name: "Keeper handbook" });
  await section.getByRole("link", { name: "Ropes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ropes" })).toBeFocused();
  await expect(drawer(page)).toBeHidden();
  await hamburger(page).click();
  await expect(section).toBeVisible();
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1, name: "Knots" })).toBeFocused();
  await expect(drawer(page)).toBeHidden();
});

test("Back to another place of the same page closes the drawer", async ({ page }) => {
  await open(page, "/keeper/knots");
  await page.evaluate(() => {
    const arrived = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    location.assign("#how-a-knot-is-tied");
    return arrived.then(() => undefined);
  });
  await hamburger(page).click();
  await expect(drawer(page)).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL("/keeper/knots");
  await expect(drawer(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

test("the drawer switches between section and main menu by key and click, keeps focus, and marks the current section", async ({
  page,
}) => {
  await open(page, "/keeper/knots");
  await hamburger(page).click();
  const back = page.getByRole("button", { name: "Main menu" });
  const main = page.getByRole("dialog", { name: "Navigation" }).getByRole("navigation", { name: "Main menu" });
  await test.step("by key", async () => {
    await back.focus();
    await page.keyboard.press("Enter");
    await expect(main.getByRole("button", { name: "Keeper handbook" })).toBeFocused();
    await expect(main.getByRole("link", { name: "Keeper", exact: true })).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Enter");
    await expect(back).toBeFocused();
  });
  await test.step("by click", async () => {
    await back.click();
    await expect(main.getByRole("link", { name: "Radio" })).toBeVisible();
    await main.getByRole("button", { name: "Keeper handbook" }).click();
    await expect(page.getByRole("navigation", { name: "Keeper handbook" })).toBeVisible();
    await back.click();
    await main.getByRole("link", { name: "Station" }).click();
    await expect(page).toHaveURL("/station");
  });
});

test("a drawer opened before the scripts ran stays open and works after hydration", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/keeper/knots", { waitUntil: "commit" });
  await hamburger(page).click();
  await expect(page.getByRole("navigation", { name: "Keeper handbook" })).toBeVisible();
  release();
  await hydrated(page);
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Close navigation" }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/keeper/knots");
});

test("the drawer scrolls to the current page or falls back to the main menu, and the navbar fits the narrowest phone", async ({
  page,
}) => {
  await test.step("scrolls to the current page", async () => {
    await open(page, "/keeper/winter");
    await hamburger(page).click();
    const opened = page.getByRole("dialog", { name: "Navigation" });
    await expect(opened.locator("[aria-current=page]").last()).toBeInViewport();
    await expect(opened.getByRole("button", { name: "Close navigation" })).toBeInViewport();
  });
  await test.step("shows the main menu on a page without a section", async () => {
    await open(page, "/plans");
    await hamburger(page).click();
    const main = page.getByRole("navigation", { name: "Main menu" });
    await expect(main.getByRole("link", { name: "Workshop" })).toBeVisible();
  });
  await test.step("the navbar fits the narrowest phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/keeper/knots");
    expect(await fitsWidth(page)).toBe(true);
    for (const name of [/^Language/, /^Version/, /^Color mode/]) await expect(page.getByLabel(name)).toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the hamburger link opens the drawer, which shows no buttons", async ({ page }) => {
    await page.goto("/keeper/knots");
    await hamburger(page).click();
    await expect(page.getByRole("navigation", { name: "Keeper handbook" })).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Radio" }),
    ).toBeVisible();
    await expect(drawer(page).locator("button:visible")).toHaveCount(0);
    await page.getByRole("button", { name: "Close navigation" }).click();
    await expect(drawer(page)).toBeHidden();
  });
});
