import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Readability as ReadabilityClass } from "@mozilla/readability";
import { fillIn } from "../../lib/paths";
import { site } from "../../lib/site";
import { expect, expectNoOverflow, open, test } from "./fixtures";

const path = "/keeper/lamp/walk";

/** The parser of Firefox's reader mode; those of other browsers work alike. */
const readability = readFileSync(createRequire(import.meta.url).resolve("@mozilla/readability/Readability.js"), "utf8");

test.describe("a documentation page", () => {
  test("has its title, description, canonical URL, social preview, last update, and edit link, and no breadcrumbs", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle("The long walk | Planloom");
    await expect(page.getByRole("heading", { level: 1, name: "The long walk" })).toBeVisible();
    await expect(page.locator("main")).toContainText("The long walk around the gallery lists every stop");
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute("content");
    expect(await meta("description")).toMatch(/^The long walk around/);
    expect(await meta("keywords")).toBe(site.keywords.join(","));
    expect(await meta("og:title")).toBe("The long walk");
    expect(await meta("og:image:width")).toBe("1200");
    expect(await meta("og:image:height")).toBe("627");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `https://docs.planloom.example${path}`);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await page.locator("html").getAttribute("dir")).toBe("ltr");
    await expect(page.getByRole("navigation", { name: /breadcrumb/i })).toHaveCount(0);
    await expect(page.getByText(/^Last updated on \d{1,2}\s\w+ \d{4} by \S/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit this page" })).toHaveAttribute(
      "href",
      fillIn(site.editUrl ?? "", { file: "tests/site/content/keeper/lamp/walk.mdx" }),
    );
    await expectNoOverflow(page);
  });

  test("has lowercase heading anchors whose links show on focus, copy their URL, and confirm it", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, path);
    const heading = page.getByRole("heading", { level: 2, name: "What a keeper looks at", exact: true });
    await expect(heading).toHaveAttribute("id", "what-a-keeper-looks-at");
    const link = page.getByRole("link", { name: "Section: What a keeper looks at" });
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(link).toHaveCSS("opacity", "1");
    await link.press("Enter");
    await expect(page).toHaveURL(`${path}#what-a-keeper-looks-at`);
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${new URL(page.url()).origin}${path}#what-a-keeper-looks-at`);
    await test.step("a table is a tab stop only while it scrolls", async () => {
      await page.mouse.move(5, 5);
      const region = page.getByRole("group", { name: "What a keeper looks at", exact: true });
      await expect(region.getByRole("table")).toBeVisible();
      const width = page.viewportSize()?.width ?? 0;
      await page.setViewportSize({ width: 200, height: 800 });
      await expect(region).toHaveAttribute("tabindex", "0");
      await page.setViewportSize({ width: Math.max(width, 1600), height: 800 });
      await expect(region).not.toHaveAttribute("tabindex");
    });
    await test.step("links to its neighbors in the sidebar by their titles", async () => {
      const pagination = page.getByRole("navigation", { name: "Previous and next page" });
      await expect(pagination.getByRole("link", { name: /^Previous/ })).toHaveAttribute("href", "/keeper/lamp/before");
      await pagination.getByRole("link", { name: "Next Oil" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Oil" })).toBeVisible();
      await expect(page).toHaveURL("/keeper/lamp/oil");
      // The sidebar calls it "Long walk", since it is nested under "The lamp" there.
      await expect(pagination.getByRole("link", { name: "Previous The long walk" })).toBeVisible();
    });
  });
});

test("topics link to their pages and to the list of all topics", async ({ page }) => {
  await open(page, "/keeper/guides/wind-clock");
  await page.getByRole("list", { name: "Topics" }).getByRole("link", { name: "Guides" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Guides from start to finish" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Wind the clock" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "All topics" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All topics" })).toBeVisible();
  const counts = page.getByRole("main").getByText(/^\d+ pages?$/);
  await expect(counts).toHaveCount(Object.keys(site.tags).length);
});

test("a historical page keeps its odd URL, is not indexed, and links to the current page", async ({ page }) => {
  await page.goto("/keeper/odd.md%2020-12-20");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("An odd name (old page)");
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("main").locator('a[href="/keeper/last"]').first()).toBeVisible();
});

test("a draft is not published, and an unlisted page only at its own URL", async ({ request }) => {
  expect((await request.get("/keeper/draft")).status()).toBe(404);
  const unlisted = await request.get("/keeper/unlisted");
  expect(unlisted.status()).toBe(200);
  const text = await unlisted.text();
  expect(text).toContain("A page without a door</h1>");
  expect(text).toMatch(/<meta name="robots" content="noindex/);
  const out = ".cache/exports/site/out";
  const lists = ["sitemap.xml", "sitemap-default.xml", "llms.txt", "llms-full.txt", "routes.json"].concat(
    readdirSync(join(out, "search-index")).map((name) => `search-index/${name}`),
  );
  for (const name of lists.filter((name) => !/\.(?:br|gz)$/.test(name))) {
    const list = readFileSync(join(out, name), "utf8");
    expect(list, name).not.toMatch(/keeper\/(?:draft|unlisted)|page without a door|a draft is shown/i);
  }
  expect(readFileSync(join(out, "routes.json"), "utf8")).toContain("/keeper/knots");
});

test.describe("the reader mode of a browser", () => {
  // The test injects the parser into the page.
  test.use({ bypassCSP: true });
  test("shows every heading by its text alone", async ({ page }) => {
    await page.goto("/parts/all");
    const headings = await page.locator(".prose :is(h2, h3)").allTextContents();
    expect(headings.length).toBeGreaterThan(20);
    await page.evaluate(readability);
    const read = await page.evaluate(() => {
      const { Readability } = window as unknown as { Readability: typeof ReadabilityClass };
      const content = new Readability(document.cloneNode(true) as Document).parse()?.content ?? "";
      const { body } = new DOMParser().parseFromString(content, "text/html");
      // Includes what is beside the heading.
      const whole = (heading: Element) => heading.closest("header") ?? heading;
      return [...body.querySelectorAll("h2, h3")].map((heading) => whole(heading).textContent ?? "");
    });
    expect(read.filter((text) => headings.includes(text))).toEqual(headings);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a page has its text, table of contents, code, tab panels, and diagram sources", async ({ page }) => {
    await page.goto("/parts/all");
    await expect(page.getByRole("heading", { level: 2, name: "Tabs" })).toBeVisible();
    await expect(page.locator('a[href="#tabs"]').first()).toHaveCount(1);
    await expect(page.getByText("flowchart LR", { exact: false }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy code" })).toHaveCount(0);
    await expect(page.locator("[role=tabpanel]")).not.toHaveCount(0);
    for (const panel of await page.locator("[role=tabpanel]").all()) {
      await expect(panel).toBeVisible();
      const inset = await panel.evaluate((element) =>
        [getComputedStyle(element), getComputedStyle(element, "::before")]
          .map(({ paddingLeft }) => Number.parseFloat(paddingLeft))
          .reduce((sum, padding) => sum + padding),
      );
      expect(inset, "a label stands clear of the frame").toBeGreaterThan(8);
    }
  });
});
