import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Readability as ReadabilityClass } from "@mozilla/readability";
import { fillIn } from "../../lib/paths";
import { site } from "../../lib/site";
import { expect, expectNoOverflow, open, test } from "./fixtures";

const path = "/keeper/lamp/walk";

/** Firefox's own; what other browsers have does the same. */
const readability = readFileSync(createRequire(import.meta.url).resolve("@mozilla/readability/Readability.js"), "utf8");

test.describe("a documentation page", () => {
  test("has its title, description, canonical address, social preview, no breadcrumbs, last change and source", async ({
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
    await expect(page.getByText(/^Last updated on \d{1,2} \w+ \d{4} by \S/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit this page" })).toHaveAttribute(
      "href",
      fillIn(site.editUrl ?? "", { file: "tests/site/content/keeper/lamp/walk.mdx" }),
    );
    await expectNoOverflow(page);
  });

  test("headings have lower-case anchors and a link that shows on focus, copies its address and says so", async ({
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
    await test.step("a table is a stop of the Tab key while it scrolls, and only then", async () => {
      await page.mouse.move(5, 5);
      const region = page.getByRole("group", { name: "What a keeper looks at", exact: true });
      await expect(region.getByRole("table")).toBeVisible();
      const width = page.viewportSize()?.width ?? 0;
      await page.setViewportSize({ width: 240, height: 800 });
      await expect(region).toHaveAttribute("tabindex", "0");
      await page.setViewportSize({ width: Math.max(width, 1600), height: 800 });
      await expect(region).not.toHaveAttribute("tabindex");
    });
    await test.step("leads to its neighbors in the sidebar, by their titles", async () => {
      const pagination = page.getByRole("navigation", { name: "Previous and next page" });
      await expect(pagination.getByRole("link", { name: /^Previous/ })).toHaveAttribute("href", "/keeper/lamp/before");
      await pagination.getByRole("link", { name: "Next Oil" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Oil" })).toBeVisible();
      await expect(page).toHaveURL("/keeper/lamp/oil");
      // The sidebar calls it "Long walk", since it stands below "The lamp" there.
      await expect(pagination.getByRole("link", { name: "Previous The long walk" })).toBeVisible();
    });
  });
});

test("topics lead to all pages about them", async ({ page }) => {
  await open(page, "/keeper/guides/wind-clock");
  await page.getByRole("list", { name: "Topics" }).getByRole("link", { name: "Guides" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Guides from start to finish" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Wind the clock" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "All topics" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All topics" })).toBeVisible();
  const counts = page.getByRole("main").getByText(/^\d+ pages?$/);
  await expect(counts).toHaveCount(Object.keys(site.tags).length);
});

test("the historical page keeps its odd address, is not indexed and points to today's page", async ({ page }) => {
  await page.goto("/keeper/odd.md%2020-12-20");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("An odd name (old page)");
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("main").locator('a[href="/keeper/last"]').first()).toBeVisible();
});

test("a draft is nowhere, and an unlisted page at its address alone", async ({ request }) => {
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

test.describe("in the reading view of a browser", () => {
  // What finds the text of a page there is put into the page here.
  test.use({ bypassCSP: true });
  test("every heading is there, by its text alone", async ({ page }) => {
    await page.goto("/parts/all");
    const headings = await page.locator(".prose :is(h2, h3)").allTextContents();
    expect(headings.length).toBeGreaterThan(20);
    await page.evaluate(readability);
    const read = await page.evaluate(() => {
      const { Readability } = window as unknown as { Readability: typeof ReadabilityClass };
      const content = new Readability(document.cloneNode(true) as Document).parse()?.content ?? "";
      const { body } = new DOMParser().parseFromString(content, "text/html");
      // With what stands beside it.
      const whole = (heading: Element) => heading.closest("header") ?? heading;
      return [...body.querySelectorAll("h2, h3")].map((heading) => whole(heading).textContent ?? "");
    });
    expect(read.filter((text) => headings.includes(text))).toEqual(headings);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("text, table of contents, code, tabs and diagram sources are all there", async ({ page }) => {
    await page.goto("/parts/all");
    await expect(page.getByRole("heading", { level: 2, name: "Tabs" })).toBeVisible();
    await expect(page.locator('a[href="#tabs"]').first()).toHaveCount(1);
    await expect(page.getByText("flowchart LR", { exact: false }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy code" })).toHaveCount(0);
    await expect(page.locator("[role=tabpanel]")).not.toHaveCount(0);
    for (const panel of await page.locator("[role=tabpanel]").all()) await expect(panel).toBeVisible();
  });
});
