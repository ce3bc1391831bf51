import { blockStorage, expect, fitsWidth, open, test } from "./fixtures";

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await open(page, "/user");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test.describe("the announcement bar", () => {
  test("is closed for good without a flash", async ({ page }) => {
    await open(page, "/user");
    const bar = page.getByRole("region", { name: "Announcement" });
    await expect(bar.getByRole("link", { name: "See what is new" })).toHaveAttribute("href", "/blog/release-2026-4");
    await bar.getByRole("button", { name: "Close announcement" }).click();
    await expect(bar).toBeHidden();
    // Blocking all script files leaves only what runs before first paint.
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.goto("/user/layouts");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
    // Nothing above the navbar, so nothing will move.
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  });
  test("a long word in it does not widen the page", async ({ page }) => {
    await open(page, "/user");
    await page
      .getByRole("region", { name: "Announcement" })
      .locator("p")
      .evaluate((text) => text.append("x".repeat(200)));
    expect(await fitsWidth(page)).toBe(true);
  });
  test("closed in one tab, it closes in the others", async ({ page, context }) => {
    await open(page, "/user");
    const other = await context.newPage();
    await open(other, "/user");
    await other.getByRole("button", { name: "Close announcement" }).click();
    await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
  });
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("is there, without a button that could not work", async ({ page }) => {
      await page.goto("/user");
      const bar = page.getByRole("region", { name: "Announcement" });
      await expect(bar.getByRole("link", { name: "See what is new" })).toBeVisible();
      await expect(bar.getByRole("button")).toHaveCount(0);
    });
  });
  test.use({ expectedErrors: /ERR_FAILED/i });
});

test.describe("the footer", () => {
  test("has the wave, the sentence, five columns and the copyright", async ({ page }) => {
    await page.goto("/user");
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(
      "graphical resource and project planning solution that helps you stop puzzling and start planning",
    );
    const columns = {
      Manuals: [
        "On-premises documentation",
        "User Manual",
        "Administration",
        "Integrations",
        "Development",
        "Troubleshooting",
      ],
      "Essential links": ["Product site", "Company site", "Introduction site", "Roadmap", "History"],
      Terms: ["Privacy policy", "Cookie policy", "Terms of Service"],
      Community: ["LinkedIn", "YouTube", "X", "Facebook"],
      Support: ["Help center", "Partner zone", "Support"],
    };
    for (const [title, links] of Object.entries(columns)) {
      await expect(footer.getByRole("navigation", { name: title }).getByRole("link")).toHaveText(links);
    }
    await expect(footer).toContainText("Copyright © 2025 Planloom");
    const fills = await footer
      .locator("svg path")
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    expect(fills).toEqual(expect.arrayContaining(["rgb(82, 70, 206)", "rgb(90, 75, 207)"]));
  });
});

test("language and version show the current choice and keep the version", async ({ page }) => {
  await open(page, "/user");
  await page.getByLabel("Language: English").click();
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await page.getByLabel("Version: Next").click();
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("docs-default-current"))).toBe("true");
});

test.describe("color mode", () => {
  const background = (page: import("@playwright/test").Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = "rgb(20, 19, 29)";
  const light = "rgb(255, 255, 255)";

  test("follows the system live, then cycles system, light, dark, and remembers", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/user");
    await expect.poll(() => background(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => background(page)).toBe(light);

    await page.getByRole("button", { name: "Color mode: system. Switch to light." }).click();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => background(page)).toBe(light);
    await page.getByRole("button", { name: "Color mode: light. Switch to dark." }).click();
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => background(page)).toBe(dark);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");

    await page.reload();
    await expect(page.getByRole("button", { name: "Color mode: dark. Switch to system." })).toBeVisible();
    await expect.poll(() => background(page)).toBe(dark);
    await page.getByRole("button", { name: /Switch to system/ }).click();
    await expect.poll(() => background(page)).toBe(light);
  });

  test("colors the browser's own bars as well", async ({ page }) => {
    const bars = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
            ({ media }) => !media || matchMedia(media).matches,
          )?.content,
      );
    await open(page, "/user");
    await expect.poll(bars).toBe("#ffffff");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(bars).toBe("#14131d");
    await page.getByRole("button", { name: /Switch to light/ }).click();
    await expect.poll(bars).toBe(light);
    await page.reload();
    await expect.poll(bars).toBe(light);
  });

  test("another tab follows", async ({ page, context }) => {
    await open(page, "/user");
    const other = await context.newPage();
    await open(other, "/user/layouts");
    await other.getByRole("button", { name: /Switch to light/ }).click();
    await other.getByRole("button", { name: /Switch to dark/ }).click();
    await expect(page.getByRole("button", { name: "Color mode: dark. Switch to system." })).toBeVisible();
    await expect.poll(() => background(page)).toBe(dark);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, colorScheme: "dark" });
    test("follows the system and shows no switch", async ({ page }) => {
      await page.goto("/user");
      await expect(page.locator("html")).toHaveCSS("background-color", dark);
      await expect(page.getByRole("button", { name: /^Color mode/ })).toHaveCount(0);
    });
  });

  test("is right before any script file has run", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.route("**/_next/static/**/*.js", () => {});
    await page.goto("/user", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => background(page)).toBe(dark);
    await expect(page.locator('button [data-mode="dark"]')).toBeVisible();
    await expect(page.locator('button [data-mode="system"]')).toBeHidden();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test.describe("with storage blocked", () => {
  test("everything works for the current page", async ({ page }) => {
    await blockStorage(page);
    await open(page, "/user");
    await page.getByRole("button", { name: "Color mode: system. Switch to light." }).click();
    await expect(page.getByRole("button", { name: "Color mode: light. Switch to dark." })).toBeVisible();
    await page.getByRole("button", { name: "Close announcement" }).click();
    await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "Administration" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Administer your environment" })).toBeVisible();
  });
});
