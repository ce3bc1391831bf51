import { readFileSync } from "node:fs";
import { expect, goBack, holdCode, hydrated, open, test } from "../e2e/fixtures";
import { pseudo } from "../site/i18n/en-XA/pseudo";

test("a translated page declares its language, names the original as its alternate, keeps its ids, and links within the edition", async ({
  page,
}) => {
  await page.goto("/en-XA/keeper");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bégîñ ĥéŕé");
  await expect(page.locator("h2#the-first-night")).toHaveText("Ţĥé fîŕšţ ñîĝĥţ");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/en-XA\/keeper$/);
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute("href", /[^A]\/keeper$/);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "en_XA");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Kñöţš" }).click();
  await expect(page).toHaveURL(/\/en-XA\/keeper\/knots#how-a-knot-is-tied$/);
});

test("the layout around a translated page contains no English", async ({ page }) => {
  await page.goto("/en-XA/keeper");
  await hydrated(page);
  const left = await page.evaluate(() => {
    const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = shown.nextNode(); node; node = shown.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest("script, style, noscript, kbd, code, time, [lang]:not(html)")) continue;
      texts.push(node.textContent?.trim() ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label]"))
      texts.push(element.getAttribute("aria-label") ?? "");
    return texts.filter((text) =>
      /\b(?:the|page|section|helpful|previous|search|close|navigation|menu|version|language|keys|copy|open)\b/i.test(
        text,
      ),
    );
  });
  expect(left).toEqual([]);
});

test("a heading link confirms in the reader's language that it was copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/en-XA/keeper/knots");
  const link = page.locator("a.heading-anchor").first();
  await link.click();
  const said = () => link.evaluate((element) => getComputedStyle(element, "::after").content);
  await expect.poll(said).toBe(`" ${pseudo("Copied")}"`);
});

test("figures and tables are described in the language of the page, while screens stay English", async ({
  page,
  request,
}) => {
  const caption = "Ŵĥö ŵöŕķš öñ Ŵéðñéšðáý.";
  await page.goto("/en-XA/keeper");
  const figure = page.getByRole("figure", { name: caption });
  await expect(figure.locator("figcaption")).toContainText(pseudo("Lock"));
  await figure.locator("summary", { hasText: pseudo("Text of this figure") }).click();
  await expect(figure.getByRole("listitem").filter({ hasText: pseudo("locked") })).toBeVisible();
  await expect(figure.getByText("locked", { exact: true })).toHaveCount(0);
  await expect(figure.locator('[lang="en"]')).toContainText("Resource");

  const table = page.getByRole("table", { name: pseudo("Error codes") });
  await expect(table.getByRole("columnheader", { name: pseudo("Meaning"), exact: true })).toBeAttached();
  await expect(table.getByRole("row", { name: "PL-1202" })).toContainText(pseudo("Appointment is locked"));
  await expect(table.getByRole("row", { name: "PL-1203" })).toContainText("Job is read-only");
  await expect(table.locator('[lang="en"][dir="ltr"]').filter({ hasText: "Job is read-only" })).toBeAttached();
  // The label that narrow screens show before a cell is not in the language of the cell.
  await expect(table.locator("td[data-label][lang]")).toHaveCount(0);
  const markdown = await (await request.get("/en-XA/keeper.md")).text();
  expect(markdown).toContain(pseudo("Appointment is locked"));
  expect(markdown).toContain(pseudo("locked"));

  await page.goto("/en-XA/keeper/lamp");
  const original = page.getByRole("figure", { name: /^The week on the board/ });
  await expect(original.locator("summary", { hasText: pseudo("Text of this figure") })).toBeVisible();
});

test("the language menu leads to the same page, and the version menu to the same page or the introduction", async ({
  page,
}) => {
  await page.goto("/keeper/knots#how-a-knot-is-tied");
  await hydrated(page);
  const menu = (name: string) => page.locator("summary", { has: page.locator(`text="${name}"`) });
  await menu("English").click();
  await page.getByRole("link", { name: "Éñĝļîšĥ" }).click();
  await expect(page).toHaveURL(/\/en-XA\/keeper\/knots#how-a-knot-is-tied$/);
  await page.goto("/search?q=whale");
  await hydrated(page);
  await menu("English").click();
  await page.getByRole("link", { name: "Éñĝļîšĥ" }).click();
  await expect(page).toHaveURL(/\/en-XA\/search\?q=whale$/);
  await page.goto("/search?q=whale");
  await hydrated(page);
  await menu("English").click();
  const [newTab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Éñĝļîšĥ" }).click({ button: "middle" }),
  ]);
  await expect(newTab).toHaveURL(/\/en-XA\/search\?q=whale$/);

  await page.goto("/keeper/knots");
  await hydrated(page);
  await menu("Next").click();
  await expect(page.getByRole("link", { name: "First lamp" })).toHaveAttribute("href", "/1.0/keeper/knots");
  await page.getByRole("link", { name: "First lamp" }).click();
  await expect(page.getByRole("note").first()).toContainText("an older version, First lamp");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /[^0]\/keeper\/knots$/);
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ "docs-default-1.0": "true" });

  await page.goto("/en-XA/keeper/knots");
  await expect(page.locator('a[href^="/1.0/"]').first()).toHaveAttribute("hreflang", "en");

  await page.goto("/");
  const home = page.locator('header a[href^="/1.0"]');
  await expect(home, "asleep").toHaveAttribute("href", "/1.0");
  await hydrated(page);
  await expect(home, "awake").toHaveAttribute("href", "/1.0");

  await page.goto("/keeper/ropes");
  await hydrated(page);
  await menu("Next").click();
  await expect(page.getByRole("link", { name: "First lamp" })).toHaveAttribute("href", "/1.0/keeper");
});

test("the Markdown of an older version and the lists for assistants say what the edition's readers see", async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text("/1.0/keeper/knots.md")).toMatch(
    /\*You are reading the documentation of an older version, First lamp\. \[[^\]]+\]\(https:[^)]+[^0]\/keeper\/knots\)\.\*/,
  );
  expect(await text("/keeper/knots.md")).not.toContain("older version");
  const list = await text("/en-XA/llms.txt");
  expect(list).toContain(pseudo("how an agent works with this documentation"));
  expect(list).toMatch(/\(https:\S+\/en-XA\/keeper\.md\)/);
});

test("a version chosen before the page's code has loaded is stored, and leads to the same page", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/keeper/knots", { waitUntil: "networkidle" });
  await page.getByLabel("Version: Next").click();
  await page.getByRole("link", { name: "First lamp" }).click();
  release();
  await expect(page).toHaveURL("/1.0/keeper/knots");
  expect(await page.evaluate(() => localStorage.getItem("docs-default-1.0"))).toBe("true");
});

test("Back from an anchor starts no progress bar, which would not end", async ({ page }) => {
  await page.clock.install();
  await open(page, "/en-XA/keeper/knots");
  const place = page.locator("main header a[href^='#']").first();
  await place.click();
  await expect(page).toHaveURL(/#/);
  await goBack(page);
  await expect(page).toHaveURL("/en-XA/keeper/knots");
  await page.clock.runFor(1000);
  await expect(page.locator("#nprogress")).toHaveCount(0);
});

test("search finds only pages of its version", async ({ page }) => {
  await page.goto("/1.0/search?q=whale");
  await expect(page.getByRole("link", { name: "Whale oil" }).first()).toHaveAttribute("href", "/1.0/keeper/whale-oil");
  await page.goto("/search?q=whale");
  await expect(page.getByRole("status").filter({ hasText: 'for "whale"' })).toBeAttached();
  await expect(page.locator('main a[href*="whale-oil"]')).toHaveCount(0);
});

test("an unknown path gets the not-found page of its edition", async ({ request }) => {
  const answer = await request.get("/en-XA/keeper/nothing");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain("Páĝé ñöţ föûñð");
  expect(await (await request.get("/keeper/nothing")).text()).toContain("Page not found");
});

test("feeds, sitemaps, and Markdown belong to their edition", async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text("/sitemap.xml")).toMatch(
    /sitemap-default\.xml[\s\S]*\/en-XA\/sitemap\.xml[\s\S]*\/1\.0\/sitemap\.xml/,
  );
  expect(await text("/en-XA/sitemap.xml")).toContain("/en-XA/keeper<");
  expect(await text("/en-XA/sitemap.xml")).not.toContain("/keeper/knots<");
  expect(await text("/1.0/sitemap.xml")).toContain("/1.0/keeper/whale-oil<");
  expect(await text("/en-XA/blog/rss.xml")).toContain("<language>en-XA</language>");
  expect(await text("/en-XA/keeper.md")).toContain("# Bégîñ ĥéŕé");
  expect(await text("/en-XA/keeper.md")).toContain("/en-XA/keeper/knots#how-a-knot-is-tied");
});

test("redirects stay within their edition", async ({ page }) => {
  await page.goto("/en-XA/old/knots");
  await expect(page).toHaveURL(/\/en-XA\/keeper\/knots$/);
});

test("a page of the default edition contains no text of another one", () => {
  const html = readFileSync(".cache/exports/site/out/keeper.html", "utf8");
  expect(html).not.toContain("Bégîñ");
  expect(html.match(/en-XA/g)?.length).toBeLessThan(12);
});

test("llms.txt and routes.json list the pages of an edition at its own URLs, with their language", async ({
  request,
}) => {
  const list = await (await request.get("/en-XA/llms.txt")).text();
  expect(list).toMatch(/https?:\/\/[^/]+\/en-XA\/keeper\.md/);
  expect(list).toMatch(/https?:\/\/[^/]+\/en-XA\/llms-full\.txt/);
  const routes: { path: string; markdown?: string; language: string }[] = await (
    await request.get("/en-XA/routes.json")
  ).json();
  const of = (path: string) => routes.find((route) => route.path === path);
  expect(of("/en-XA/keeper")).toMatchObject({ markdown: "/en-XA/keeper.md", language: "en-XA" });
  expect(of("/en-XA/keeper/knots")).toMatchObject({ language: "en" });
});
