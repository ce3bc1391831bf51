import type { Page } from "@playwright/test";
import { expect, hold, holdCode, open, test } from "./fixtures";
import { dialog } from "./search-fixtures";

test.describe("a page whose code is still loading", () => {
  /** Opens a page asleep and holds back its code until the returned function is called. */
  async function openSlowly(page: Page, path: string): Promise<() => void> {
    const release = await holdCode(page);
    // State that the previous page left in session storage would wake this one.
    await page.addInitScript(() => sessionStorage.clear());
    await page.goto(path, { waitUntil: "networkidle" });
    return release;
  }

  test("opens search with the text typed after a search shortcut, and from the search button", async ({ page }) => {
    for (const key of ["Control+k", "/"]) {
      await test.step(key, async () => {
        const release = await openSlowly(page, "/keeper/knots");
        await page.keyboard.press(key);
        await page.keyboard.type("gan");
        release();
        await expect(dialog(page).getByRole("combobox")).toHaveValue("gan");
        await expect(page).toHaveURL("/keeper/knots");
        await page.unrouteAll({ behavior: "wait" });
      });
    }
    const release = await openSlowly(page, "/keeper/knots");
    await page.getByRole("banner").getByText("Search").click();
    release();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL("/keeper/knots");
  });
  test("replays clicks made before the script that wakes the page has loaded", async ({ page }) => {
    /** Opens a page and holds back even the script that wakes it: only HTML and styles load until the returned function is called. */
    const openSlower = async (path: string) => {
      const release = await hold(page, /\/asleep\/\w+\.js$/);
      await page.addInitScript(() => sessionStorage.clear());
      await page.goto(path, { waitUntil: "domcontentloaded" });
      return release;
    };
    await test.step("the search button, which until then links to the search page", async () => {
      const release = await openSlower("/keeper/knots");
      await page.getByRole("banner").getByText("Search").click();
      await expect(page).toHaveURL("/search");
      release();
    });
    await test.step("the color switch, once per click", async () => {
      const release = await openSlower("/keeper/knots");
      const toggle = page.getByRole("button", { name: /^Color mode/ });
      await toggle.click();
      await toggle.click();
      release();
      await expect(toggle).toHaveAccessibleName("Color mode: dark. Switch to system.");
    });
    await test.step("a tab", async () => {
      const release = await openSlower("/parts/all");
      const tabs = page.getByRole("tablist").first().getByRole("tab");
      await tabs.nth(1).click();
      release();
      await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    });
    await test.step("the menu on a phone", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await openSlower("/keeper/knots");
      await page.getByRole("button", { name: "Navigation", exact: true }).click();
      await expect(page.locator("#Sidebar")).toBeVisible();
      release();
      await expect(page.locator('#Sidebar[data-open="true"]')).toBeVisible();
    });
  });
  test("searches for text typed on the search page and keeps focus for more", async ({ page }) => {
    const release = await holdCode(page);
    // The search page wakes immediately: holding back its code simulates a slow download.
    await page.goto("/search", { waitUntil: "domcontentloaded" });
    const field = page.getByRole("main").getByRole("searchbox");
    await field.pressSequentially("tid");
    release();
    await expect(page).toHaveURL("/search?q=tid");
    await expect(field).toBeFocused();
    await page.keyboard.type("es");
    await expect(field).toHaveValue("tides");
    await expect(page).toHaveURL("/search?q=tides");
  });
  test("switches the color mode once per click, and closes the announcement", async ({ page }) => {
    const release = await openSlowly(page, "/keeper/knots");
    const toggle = page.getByRole("button", { name: /^Color mode/ });
    await toggle.click();
    await toggle.click();
    await page.getByRole("button", { name: "Close announcement" }).click();
    release();
    await expect(toggle).toHaveAccessibleName("Color mode: dark. Switch to system.");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
  });
  test("switches tabs by arrow key", async ({ page }) => {
    const release = await openSlowly(page, "/parts/all");
    const tabs = page.getByRole("tablist").first().getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    release();
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(tabs.nth(1)).toBeFocused();
  });
  test("copies code", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const release = await openSlowly(page, "/parts/all");
    await page.getByRole("button", { name: "Copy code" }).first().click();
    release();
    await expect(page.getByText("Copied").first()).toBeAttached();
    const code = await page.locator("[data-code] code").first().textContent();
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code?.trim());
  });
  test("follows links", async ({ page }) => {
    await openSlowly(page, "/keeper/knots");
    await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
    await expect(page).toHaveURL("/station");
  });
});

test.describe("a page translated by the browser", () => {
  // React finds text that differs from its own (#418) and renders the page again on the client.
  test.use({ expectedErrors: /#418/ });

  /** What browser translation does to every text node: wraps it in two `<font>` elements. */
  function translate(): void {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest("script, style, pre, code, svg")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.textContent.toUpperCase();
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    document.documentElement.lang = "fr";
  }
  const openTranslated = async (page: Page, path: string) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(translate);
    await expect(page.getByRole("heading", { level: 1, name: /^[A-Z ]+$/ })).toBeVisible();
  };

  test("replays clicks from while it was asleep, and keeps focus", async ({ page }) => {
    // A page stores what wakes the next one in session storage, even as it unloads.
    await page.addInitScript(() => sessionStorage.clear());
    await openTranslated(page, "/keeper/knots");
    const releaseFirst = await holdCode(page);
    await page.getByRole("button", { name: /^Color mode/ }).click();
    releaseFirst();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.getByRole("button", { name: /^Color mode/ }).click();

    await openTranslated(page, "/parts/all");
    const tabs = page.getByRole("tablist").first().getByRole("tab");
    const release = await holdCode(page);
    await tabs.nth(1).click();
    release();
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(tabs.nth(1)).toBeFocused();
  });
  test("stays asleep, and so translated, while the reader only moves the mouse, scrolls, and tabs", async ({
    page,
  }) => {
    await page.addInitScript(() => sessionStorage.clear());
    const payloads: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".txt")) payloads.push(pathname);
    });
    await openTranslated(page, "/keeper/knots");
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(payloads).toEqual([]);
    await page.getByRole("button", { name: /^Color mode/ }).click();
    await expect.poll(() => payloads).toContain("/keeper/knots.txt");
  });
  test("searches, updates its text, and navigates once awake", async ({ page }) => {
    await open(page, "/search?q=knots");
    const main = page.getByRole("main");
    const counted = main.getByRole("option", { name: /^Keeper handbook \(\d+\)$/ });
    await expect(counted).toHaveCount(1);
    await page.evaluate(translate);
    await main.getByRole("searchbox").fill("tide");
    await expect(main.getByRole("status")).toContainText('for "tide"');
    await expect(counted).toHaveCount(1);
    await page.getByRole("banner").getByRole("link", { name: "STATION" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Run the station" })).toBeVisible();
  });
});

test.describe("a page to which a browser extension has added elements", () => {
  // React finds an element that it did not render (#418) and renders the page again on the client.
  test.use({ expectedErrors: /#418/ });

  test("replays clicks from while it was asleep, keeps details open, and keeps the color mode without flicker", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      sessionStorage.clear();
      localStorage.setItem("theme", "dark");
    });
    const release = await holdCode(page);
    await page.goto("/parts/all", { waitUntil: "networkidle" });
    const themes = await page.evaluateHandle(() => {
      document.body.prepend(document.createElement("div"));
      const seen = new Set<string | undefined>();
      const look = () => {
        seen.add(document.documentElement.dataset.theme);
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    const details = page.getByRole("main").getByRole("group").filter({ hasText: "How the 21.5 hours come about" });
    await details.locator("summary").click();
    const tabs = page.getByRole("tablist").first().getByRole("tab");
    await tabs.nth(1).click();
    release();
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(tabs.nth(1)).toBeFocused();
    await expect(details).toHaveAttribute("open");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await themes.evaluate((seen) => [...seen])).toEqual(["dark"]);
  });
});
