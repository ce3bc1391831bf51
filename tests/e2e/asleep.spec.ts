import type { Page } from "@playwright/test";
import { expect, hydrated, push, test } from "./fixtures";

/** One page of each kind. */
const templates = ["/", "/keeper/knots", "/keeper/lamp", "/workshop/visits", "/blog/two-flags", "/tags/guides"];

/** Collects the paths of the page's requests from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Collects console warnings from now on; errors are checked by the fixture. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  return warnings;
}

/** Position, size, colors, and font of the header and of every element in the footer and the main content. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body > header, body > footer *, main *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, borderColor, display } = getComputedStyle(element);
      const name = `${element.tagName}.${element.getAttribute("class")}`;
      return [name, x, y + scrollY, width, height, color, backgroundColor, font, borderColor, display].join(" ");
    }),
  );

/** Makes text wait for the site's font: with `font-display: optional`, a page whose font comes late keeps the fallback font. */
const waitForFont = (page: Page) =>
  page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    await route.fulfill({ response, body: styles.replaceAll(/font-display: ?optional/g, "font-display:block") });
  });

/** How the page looks at phone and desktop width, once its fonts have loaded. */
async function looks(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await look(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  return [...narrow, ...(await look(page))];
}

test("every kind of page loads only HTML, styles, fonts, images, and one script, and looks the same asleep and awake", async ({
  page,
}) => {
  test.slow();
  const warnings = warningsOf(page);
  const requests = requestsOf(page);
  await waitForFont(page);
  // Each page must be like the first one visited: stored state would wake it.
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
  test("every kind of page has its heading, navigation, and styles", async ({ page }) => {
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

test("every page has exactly one executable inline script, the same on all pages", async ({ request }) => {
  const scripts = await Promise.all(
    [...templates, "/search", "/nowhere"].map(async (path) => {
      const html = await (await request.get(path)).text();
      return [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
    }),
  );
  expect(new Set(scripts.map((texts) => texts.length))).toEqual(new Set([1]));
  expect(new Set(scripts.flat()).size).toBe(1);
});

test("a page reached by client-side navigation has the same styles as when loaded directly", async ({ page }) => {
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

test("a link followed while the page is being hydrated leaves none of its metadata behind", async ({ page }) => {
  /** Clicks the first page's link to the next one when the router takes over the history entry, or when the page is awake. */
  const clickAt = (moment: string) => {
    const click = () =>
      location.pathname === "/keeper/knots" && document.querySelector<HTMLAnchorElement>('main a[rel="next"]')?.click();
    document.addEventListener("awake", () => moment === "awake" && click());
    const { replaceState } = history;
    history.replaceState = (...entry) => {
      replaceState.apply(history, entry);
      history.replaceState = replaceState;
      if (moment === "hydrating") queueMicrotask(click);
    };
  };
  for (const moment of ["hydrating", "awake"]) {
    await test.step(moment, async () => {
      const fresh = await page.context().newPage();
      await fresh.addInitScript(clickAt, moment);
      await fresh.goto("/keeper/knots");
      const name = await fresh.getByRole("heading", { level: 1 }).textContent();
      await fresh.keyboard.press("Shift");
      await expect(fresh.getByRole("heading", { level: 1 })).not.toHaveText(name ?? "");
      await expect(fresh.locator("head :is(title, link[rel=canonical], meta[name=description])")).toHaveCount(3);
      await fresh.close();
    });
  }
});

test.describe("a page wakes without user activity", () => {
  /** State that a page leaves in session storage would wake the pages after it. */
  const forget = (page: Page) => page.addInitScript(() => sessionStorage.clear());
  const isAwake = (page: Page) => expect(page.locator('#Sidebar[data-ready="true"]')).toBeAttached();

  test("on the search page, when a diagram comes into view, and to show a remembered tab", async ({ page }) => {
    await forget(page);
    await test.step("on the search page, to show its results", async () => {
      await page.goto("/search?q=knots");
      await expect(page.getByRole("main").getByRole("status")).toContainText("results");
    });
    await test.step("when a diagram comes into view", async () => {
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
  test("at an anchor, before printing, and after a reload, to restore the sidebar", async ({ page }) => {
    const forgetting = await forget(page);
    await test.step("at an anchor", async () => {
      await page.goto("/parts/all#tabs");
      await isAwake(page);
    });
    await test.step("before printing", async () => {
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
