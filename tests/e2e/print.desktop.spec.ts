import { manifest } from "../site/manifest";
import { brokenIds, expect, goBack, open, test } from "./fixtures";

test.describe("a printed page", () => {
  test("has no site chrome, light colors even in dark mode, dark-on-light code, and link URLs", async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.goto("/signals/horn/air");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const part of [
      page.getByRole("banner"),
      page.getByRole("link", { name: "Skip to main content" }),
      page.getByRole("contentinfo").last(),
      page.locator("#Sidebar"),
      page.getByRole("region", { name: "Announcement" }),
      page.getByRole("complementary", { name: "On this page" }),
      page.getByRole("navigation", { name: "Previous and next page" }),
      page.getByRole("link", { name: "Edit this page" }),
    ]) {
      await expect(part).toBeHidden();
    }
    expect(await page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor)).toBe(
      "rgb(255, 255, 255)",
    );
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    await test.step("prints code dark on light", async () => {
      await page.goto("/blog/two-flags");
      const grounds = await page
        .locator("[data-code], [data-code] *")
        .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).backgroundColor))]);
      expect(grounds).toEqual(["rgba(0, 0, 0, 0)"]);
    });
    await test.step("shows the URLs of its links", async () => {
      await page.goto("/keeper/lamp/walk");
      const link = page.locator("main .prose").getByRole("link").and(page.locator('[href^="/"]')).first();
      expect(await link.evaluate((a) => getComputedStyle(a, "::after").content)).toBe(
        `" (${await link.getAttribute("href")})"`,
      );
    });
  });

  test("shows the URLs of the pages it lists and its own", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    for (const [path, name] of [
      ["/keeper", "Ropes"],
      ["/tags/guides", "Clean the lens"],
      ["/blog/archive", "Two flags you can trust"],
      ["/blog/tags", "Release"],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        const link = page.getByRole("main").getByRole("link", { name }).first();
        const after = await link.evaluate((a) => getComputedStyle(a, "::after").content);
        expect(after).toBe(`" (${await link.getAttribute("href")})"`);
        await expect(page.getByText(`https://docs.planloom.example${path}`, { exact: true })).toBeVisible();
      });
    }
  });

  test("expands details and shows every tab panel under its label", async ({ page }) => {
    await page.goto("/parts/all");
    const details = page.locator("main details", { hasText: "How the 21.5 hours come about" });
    const height = () => details.evaluate((element) => element.getBoundingClientRect().height);
    const closed = await height();
    await page.emulateMedia({ media: "print" });
    await expect.poll(height).toBeGreaterThan(closed);
    await test.step("shows every tab panel under its label", async () => {
      await open(page, "/parts/all");
      const panels = page.getByRole("tabpanel", { includeHidden: true });
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
      const label = await panels.nth(1).evaluate((panel) => getComputedStyle(panel, "::before").content);
      expect(label).toBe('"PowerShell"');
    });
  });
});

test("no printed sheet begins with the last entry of a list or table", async ({ page }) => {
  await page.goto("/parts/all");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main li:last-child").first()).toHaveCSS("break-before", "avoid");
  await expect(page.locator("main tbody tr:last-child").first()).toHaveCSS("break-before", "avoid");
});

test.describe("a printed search or not-found page", () => {
  test.use({ expectedErrors: /status of 404/ });
  test("hides its search form, which would be empty", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    for (const path of ["/search?q=knots", "/nowhere"]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole("main").getByRole("search")).toBeHidden();
    }
  });
});

test.describe("diagrams that were never in view", () => {
  const path = "/signals/horn/rules";
  const drawn = '[data-diagram] [data-state="drawn"] svg';

  test("are rendered before printing, light on paper and dark on a dark screen", async ({ page }) => {
    const viewport = page.viewportSize() ?? { width: 1280, height: 900 };
    await test.step("are rendered before the print shortcut opens the dialog", async () => {
      await page.setViewportSize({ width: 1280, height: 200 });
      await open(page, path);
      const count = await page.locator("[data-diagram]").count();
      expect(count).toBeGreaterThan(0);
      await expect(page.locator(drawn)).toHaveCount(0);
      await page.evaluate((selector) => {
        window.print = () => {
          document.documentElement.dataset.printed = String(document.querySelectorAll(selector).length);
        };
      }, drawn);
      await page.keyboard.press("Control+p");
      await expect(page.locator("html")).toHaveAttribute("data-printed", String(count));
    });
    await test.step("are rendered when printing from a menu, without their source", async () => {
      await page.setViewportSize({ width: 1280, height: 200 });
      await open(page, path);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(drawn).first()).toBeVisible();
      for (const source of await page.locator("[data-diagram] pre").all()) await expect(source).toBeHidden();
    });
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: "screen" });
    await test.step("are light on paper and dark on a dark screen", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      await open(page, path);
      const shown = page
        .locator("[data-diagram]")
        .first()
        .locator('[data-state="drawn"] svg')
        .filter({ visible: true });
      const ground = () =>
        shown
          .locator("rect[stroke]")
          .first()
          .evaluate((box) => getComputedStyle(box).fill);
      await page.locator("[data-diagram]").first().scrollIntoViewIfNeeded();
      await expect(shown).toHaveCount(1);
      const dark = await ground();
      await page.emulateMedia({ media: "print" });
      await expect(shown).toHaveCount(1);
      await expect.poll(ground).not.toBe(dark);
      await page.emulateMedia({ media: "screen" });
      await expect.poll(ground).toBe(dark);
    });
  });

  test.describe("when the renderer cannot be fetched", () => {
    test.use({ expectedErrors: /ERR_FAILED|Failed to load/ });
    test("print as their source", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 200 });
      await open(page, path);
      await page.route("**/_next/static/chunks/**", (route) => route.abort());
      await page.evaluate(() => {
        window.print = () => {
          document.documentElement.dataset.printed = "";
        };
      });
      await page.keyboard.press("Control+p");
      await expect(page.locator("html")).toHaveAttribute("data-printed", "");
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("[data-diagram] pre").first()).toContainText("accTitle");
    });
  });
});

test.describe("a section as one document", () => {
  test("is linked from its landing page and has every page in sidebar order, with diagrams rendered and tabs expanded", async ({
    page,
    request,
  }) => {
    await open(page, "/signals/horn/intro");
    await page.getByRole("link", { name: "Print this section" }).click();
    await expect(page).toHaveURL("/print/horn");
    await expect(page.getByRole("heading", { level: 1, name: "Horn handbook", exact: true })).toBeVisible();
    await expect(page.getByText("3 pages from")).toBeVisible();
    await test.step("renders its diagrams and shows every tab panel", async () => {
      await open(page, "/print/horn");
      const diagrams = page.locator("[data-print-pages] [data-diagram]");
      await expect(diagrams).not.toHaveCount(0);
      await expect(page.locator("[data-print-pages] [data-diagram] svg")).toHaveCount(await diagrams.count());
      for (const panel of await page.getByRole("tabpanel").all()) await expect(panel).toBeVisible();
      await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
    });
    await test.step("is marked noindex and not in the sitemap", async () => {
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/print/");
    });
    await test.step("has every page in sidebar order, each on a new sheet", async () => {
      const entries = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
      const targets = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1)));
      const titles = page.locator("[data-print-pages] > article > header h1");
      expect(await titles.evaluateAll((headings) => headings.map(({ id }) => id))).toEqual(targets);
      await page.emulateMedia({ media: "print" });
      const breaks = await page
        .locator("[data-print-pages] > article")
        .evaluateAll((articles) => articles.map((article) => getComputedStyle(article).breakBefore));
      expect(new Set(breaks)).toEqual(new Set(["page"]));
    });
  });

  test("keeps a short listing on one sheet, and lets a long one go on", async ({ page }) => {
    await page.goto("/print/horn");
    await page.emulateMedia({ media: "print" });
    const listing = page.locator("[data-print-pages] figure[data-code]").first();
    await expect(listing).toHaveCSS("break-inside", "avoid");
    await listing.locator("code").evaluate((code) => {
      for (let line = 0; line < 20; line++) code.append(document.createElement("span"));
    });
    await expect(listing).toHaveCSS("break-inside", "auto");
  });

  test("still has its pages after Back", async ({ page }) => {
    await open(page, "/print/horn");
    await page.getByRole("banner").getByRole("link", { name: "Station" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Run the station" })).toBeVisible();
    await goBack(page);
    await expect(page.locator("[data-print-pages] > article")).toHaveCount(3);
    await expect(page.getByText("npm run build")).toHaveCount(0);
  });

  test("has no duplicate ids and no broken internal links", async ({ page }) => {
    for (const section of Object.keys(manifest.sidebars)) {
      await page.goto(`/print/${section}`);
      expect(await brokenIds(page), section).toEqual({ twice: [], lost: [] });
    }
  });
});

test.describe("a section as one document without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("has every page, but no print button", async ({ page }) => {
    await page.goto("/print/horn");
    await expect(page.locator("[data-print-pages] > article")).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Print", exact: true })).toBeHidden();
  });
});
