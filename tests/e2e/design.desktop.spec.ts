import { expect, open, test } from "./fixtures";

test("the font arrives with the page and nothing moves", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(entry);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, "/keeper/lamp/walk");
  expect(await page.evaluate(() => document.fonts.check("1rem Figtree"))).toBe(true);
  expect(await page.locator("html").getAttribute("data-shift")).toBeNull();
});

test("a font that is late does not move the page either", async ({ page }) => {
  await page.route("**/fonts/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto("/keeper/lamp/walk", { waitUntil: "domcontentloaded" });
  const heights = () => page.locator("article").evaluate((article) => article.getBoundingClientRect().height);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const before = await heights();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  expect(await heights()).toBe(before);
});

test("the icons and the manifest are there", async ({ page, request }) => {
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
