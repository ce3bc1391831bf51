import type { Page } from "@playwright/test";
import { expect, hydrated, push, test } from "./fixtures";

/** One page of each kind. */
const templates = ["/", "/keeper/knots", "/keeper/lamp", "/workshop/visits", "/blog/two-flags", "/tags/guides"];

/** Paths of what the page asks for, from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Warnings of the framework; the errors are the fixture's. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  return warnings;
}

/** Place, colors and type of everything in the main content, and of the bar above it. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body > header, body > footer *, main *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, borderColor, display } = getComputedStyle(element);
      const name = `${element.tagName}.${element.getAttribute("class")}`;
      return [name, x, y + scrollY, width, height, color, backgroundColor, font, borderColor, display].join(" ");
    }),
  );

/** Has pages wait for the site's font. A page keeps the face it was first painted with, where that came too late the fallback. */
const waitForFont = (page: Page) =>
  page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    await route.fulfill({ response, body: styles.replaceAll(/font-display: ?optional/g, "font-display:block") });
  });

/** How it looks on a phone and on a desktop, in the font of the site. */
async function looks(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await look(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  return [...narrow, ...(await look(page))];
}

test("every kind of page asks for its text, styles, font, icon and one script, and looks the same asleep and awake", async ({
  page,
}) => {
  test.slow();
  const warnings = warningsOf(page);
  const requests = requestsOf(page);
  await waitForFont(page);
  // Each page is the first that a reader sees: a memory would wake it.
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  for (const path of templates) {
    await test.step(path, async () => {
      requests.length = 0;
      await page.goto(path, { waitUntil: "networkidle" });
      const kinds = requests.map((request) => request.replace(/^\/_next\/static\/asleep\/\w+/, "asleep"));
      expect(kinds.filter((kind) => !/^\/(fonts|images)\/|^\/icon/.test(kind)).sort()).toEqual(
        [path, "asleep.css", "asleep.js"].sort(),
      );
      const asleep = await looks(page);
      expect(asleep.length).toBeGreaterThan(50);
      await hydrated(page);
      expect(requests.some((request) => request.endsWith(".txt"))).toBe(true);
      expect(await looks(page)).toEqual(asleep);
      expect(warnings).toEqual([]);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("every kind of page has its text, navigation and styles", async ({ page }) => {
    for (const path of templates) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("contentinfo").getByRole("link", { name: "Station" })).toBeVisible();
        await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
      });
    }
  });
});

test("a page has one inline script a browser would run, the same on all pages", async ({ request }) => {
  const scripts = await Promise.all(
    [...templates, "/search", "/nowhere"].map(async (path) => {
      const html = await (await request.get(path)).text();
      return [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
    }),
  );
  expect(new Set(scripts.map((texts) => texts.length))).toEqual(new Set([1]));
  expect(new Set(scripts.flat()).size).toBe(1);
});

test("a page reached from an awake one has the styles it has by itself", async ({ page }) => {
  const figure = () => page.locator("main figure").first();
  const styles = () =>
    figure().evaluate((element) =>
      [element, ...element.querySelectorAll("*")].map((part) => getComputedStyle(part).cssText || part.tagName).join(),
    );
  await page.goto("/keeper/lamp");
  await hydrated(page);
  const direct = await styles();
  await page.goto("/tags/guides");
  await hydrated(page);
  await push(page, "/keeper/lamp");
  await expect(figure()).toBeVisible();
  await expect.poll(styles).toBe(direct);
});

test.describe("wakes by itself", () => {
  /** What another page has kept for this tab would wake each of the next ones. */
  const forget = (page: Page) => page.addInitScript(() => sessionStorage.clear());
  const isAwake = (page: Page) => expect(page.locator('#sidebar[data-ready="true"]')).toBeAttached();

  test("on the search page, where a diagram comes into view, and where the reader's choice of tab is to be shown", async ({
    page,
  }) => {
    await forget(page);
    await test.step("on the search page, which shows its results", async () => {
      await page.goto("/search?q=knots");
      await expect(page.getByRole("main").getByRole("status")).toContainText("results");
    });
    await test.step("where a diagram comes into view", async () => {
      await page.goto("/keeper/lamp", { waitUntil: "networkidle" });
      await page.goto("/parts/all", { waitUntil: "networkidle" });
      await page.locator("[data-diagram]").first().scrollIntoViewIfNeeded();
      await expect(page.locator("[data-diagram] svg").first()).toBeVisible();
    });
    const tabs = page.getByRole("tablist").first();
    const other = await tabs.getByRole("tab").nth(1).textContent();
    await tabs.getByRole("tab").nth(1).click();
    await page.evaluate(() => sessionStorage.clear());
    const fresh = await page.context().newPage();
    await fresh.goto("/parts/all");
    await expect(
      fresh
        .getByRole("tablist")
        .first()
        .getByRole("tab", { name: other ?? "" }),
    ).toHaveAttribute("aria-selected", "true");
  });
  test("at an anchor, when printing is asked for, and after a reload, where the sidebar has a memory", async ({
    page,
  }) => {
    const forgetting = await forget(page);
    await test.step("at an anchor", async () => {
      await page.goto("/parts/all#tabs");
      await isAwake(page);
    });
    await test.step("when printing is asked for", async () => {
      await page.goto("/keeper/knots", { waitUntil: "networkidle" });
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await isAwake(page);
    });
    await forgetting.dispose();
    await test.step("after a reload", async () => {
      await page.reload();
      await isAwake(page);
    });
  });
});
