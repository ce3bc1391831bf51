import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { createSite, listen } from "../../lib/build/bin/serve.mjs";
import { expect, hold, open, test } from "./fixtures";

/** Records layout shifts in an attribute of the root element. */
function noteShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(entry);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test("the font loads with the page and causes no layout shift", async ({ page }) => {
  await noteShifts(page);
  await open(page, "/keeper/lamp/walk");
  expect(await page.evaluate(() => document.fonts.check("1rem Figtree"))).toBe(true);
  expect(await page.locator("html").getAttribute("data-shift")).toBeNull();
});

test("a partially received navbar does not shift when the rest of it arrives", async ({ page }) => {
  const address = "/keeper/lamp";
  const html = await (await page.request.get(address)).text();
  const header = html.slice(0, html.indexOf("</header>"));
  let cut = 0;
  let release = () => {};
  const site = createSite(".cache/exports/site/out");
  const server = createServer((request, response) => {
    if (request.url !== address) return site.emit("request", request, response);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.write(html.slice(0, cut));
    // The page below the navbar is left out: it may well grow while it arrives.
    release = () => response.end(`${header.slice(cut)}</header>`);
  });
  const port = await listen(server, 0);
  await noteShifts(page);
  for (const next of ["<button", "<header", "<li", "<summary", "</nav>", "</details>"]) {
    cut = next === "<button" ? header.indexOf(next) : header.lastIndexOf(next);
    expect(cut, next).toBeGreaterThan(0);
    await page.goto(`http://localhost:${port}${address}`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    release();
    await page.waitForLoadState();
    expect(await page.locator("html").getAttribute("data-shift"), `cut before ${next}`).toBeNull();
  }
  server.close();
});

test("a late font does not change the height of the article", async ({ page }) => {
  const release = await hold(page, /\/fonts\/.*\.woff2$/);
  const asked = page.waitForRequest(/\/fonts\/.*\.woff2$/);
  await page.goto("/keeper/lamp/walk", { waitUntil: "domcontentloaded" });
  await asked;
  const heights = () => page.locator("article").evaluate((article) => article.getBoundingClientRect().height);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const before = await heights();
  release();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  expect(await heights()).toBe(before);
});

test("the icons and the web app manifest are served", async ({ page, request }) => {
  await page.goto("/");
  const manifest = await (
    await request.get((await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "")
  ).json();
  expect(manifest).toMatchObject({ name: "Planloom documentation", theme_color: "#5246ce", start_url: "/" });
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  const apple = (await page.locator('link[rel="apple-touch-icon"]').first().getAttribute("href")) ?? "";
  for (const path of [...icons, apple]) {
    const png = await (await request.get(path)).body();
    expect(png.subarray(1, 4).toString(), path).toBe("PNG");
  }
  expect(await page.locator('link[rel="icon"]').getAttribute("href")).toContain("icon.svg");
  expect((await request.get("/favicon.ico")).status()).toBe(200);
});
