import AxeBuilder from "@axe-core/playwright";
import { expect, open, test } from "./fixtures";

/** Twelve pages that show every kind of page there is. */
const pages = {
  home: "/",
  landing: "/user",
  figure: "/user/components/planningboard",
  settings: "/administration/appsettings",
  integrations: "/integrations",
  "how-to": "/integrations/business-central/install/queue",
  api: "/develop/api/appointment",
  roadmap: "/roadmap",
  blog: "/blog",
  post: "/blog/signed-webhooks",
  search: "/search",
  tags: "/tags",
};
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** Where pictures for `docs/design.md` go; without it the tests only look. */
const folder = process.env.SCREENSHOTS;

for (const scheme of ["light", "dark"] as const) {
  test.describe(`in ${scheme} mode`, () => {
    test.use({ colorScheme: scheme });
    for (const [name, path] of Object.entries(pages)) {
      test(`${name}: nothing sticks out or is cut at three widths, and all text has enough contrast`, async ({
        page,
      }) => {
        test.slow();
        for (const size of sizes) {
          await page.setViewportSize(size);
          await open(page, path);
          await page.evaluate(() => document.fonts.ready);
          if (folder) {
            const file = `${folder}/${name}-${size.width}-${scheme}.jpg`;
            await page.screenshot({ path: file, type: "jpeg", quality: 50 });
          }
          expect(await findOverflow(page), `at ${size.width}`).toEqual([]);
        }
        const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
        expect(
          violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)),
        ).toEqual([]);
      });
    }
  });
}

/** Elements that make the window scroll sideways, and texts that are cut off without a way to scroll to them. */
function findOverflow(page: Parameters<typeof open>[0]): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    const width = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth > width;
    const out = [...document.querySelectorAll("main *")].filter(
      (element) => wide && element.getBoundingClientRect().right > width + 1,
    );
    const cut = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, a, button, summary, td, th, label)")].filter(
      (element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        return overflowX === "hidden" && clipPath === "none" && element.scrollWidth > element.clientWidth + 1;
      },
    );
    return [...out, ...cut].slice(0, 5).map(describe);
  });
}

test("the font arrives with the page and nothing moves", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(entry);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, "/user/components/opentasks");
  expect(await page.evaluate(() => document.fonts.check("1rem Figtree"))).toBe(true);
  expect(await page.locator("html").getAttribute("data-shift")).toBeNull();
});

test("a font that is late does not move the page either", async ({ page }) => {
  await page.route("**/fonts/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto("/user/components/opentasks", { waitUntil: "domcontentloaded" });
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
