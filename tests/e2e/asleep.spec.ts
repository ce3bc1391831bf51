import type { Page } from "@playwright/test";
import { expect, holdCode, hydrated, test } from "./fixtures";

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

/** How it looks on a phone and on a desktop. */
async function looks(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await look(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  return [...narrow, ...(await look(page))];
}

for (const path of templates) {
  test.describe(path, () => {
    test("asks for its text, styles, font, icon and one script, and looks the same asleep and awake", async ({
      page,
    }) => {
      const warnings = warningsOf(page);
      const requests = requestsOf(page);
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

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("has its text, navigation and styles", async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("contentinfo").getByRole("link", { name: "Station" })).toBeVisible();
        await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
      });
    });
  });
}

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
  await page.evaluate(() =>
    (window as unknown as { next: { router: { push: (href: string) => void } } }).next.router.push("/keeper/lamp"),
  );
  await expect(figure()).toBeVisible();
  await expect.poll(styles).toBe(direct);
});

test.describe("wakes by itself", () => {
  const isAwake = (page: Page) => expect(page.locator('#sidebar[data-ready="true"]')).toBeAttached();

  test("on the search page, which shows its results", async ({ page }) => {
    await page.goto("/search?q=knots");
    await expect(page.getByRole("main").getByRole("status")).toContainText("results");
  });
  test("where a diagram comes into view", async ({ page }) => {
    await page.goto("/keeper/lamp", { waitUntil: "networkidle" });
    await page.goto("/parts/all", { waitUntil: "networkidle" });
    await page.locator("[data-diagram]").first().scrollIntoViewIfNeeded();
    await expect(page.locator("[data-diagram] svg").first()).toBeVisible();
  });
  test("at an anchor", async ({ page }) => {
    await page.goto("/parts/all#tabs");
    await isAwake(page);
  });
  test("when printing is asked for", async ({ page }) => {
    await page.goto("/keeper/knots", { waitUntil: "networkidle" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await isAwake(page);
  });
  test("where the reader's choice of tab is to be shown", async ({ page }) => {
    await page.goto("/parts/all");
    await hydrated(page);
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
  test("after a reload, where the sidebar has a memory", async ({ page }) => {
    await page.goto("/keeper/knots");
    await hydrated(page);
    await page.reload();
    await isAwake(page);
  });
});

test.describe("before the code is there", () => {
  /** Opens a page that sleeps, with its code held back until the function it returns is called. */
  async function openSlowly(page: Page, path: string): Promise<() => void> {
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: "networkidle" });
    return release;
  }
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the documentation" });

  for (const key of ["Control+k", "/"]) {
    test(`${key} and the words typed after it search`, async ({ page }) => {
      const release = await openSlowly(page, "/keeper/knots");
      await page.keyboard.press(key);
      await page.keyboard.type("gan");
      release();
      await expect(dialog(page).getByRole("combobox")).toHaveValue("gan");
      await expect(page).toHaveURL("/keeper/knots");
    });
  }
  test("the search button opens search", async ({ page }) => {
    const release = await openSlowly(page, "/keeper/knots");
    await page.getByRole("banner").getByText("Search").click();
    release();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL("/keeper/knots");
  });
  test("the color switch switches, once for each press", async ({ page }) => {
    const release = await openSlowly(page, "/keeper/knots");
    const toggle = page.getByRole("button", { name: /^Color mode/ });
    await toggle.click();
    await toggle.click();
    release();
    await expect(toggle).toHaveAccessibleName("Color mode: dark. Switch to system.");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
  test("tabs change, by press and by arrow key", async ({ page }) => {
    const release = await openSlowly(page, "/parts/all");
    const tabs = page.getByRole("tablist").first().getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    release();
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(tabs.nth(1)).toBeFocused();
  });
  test("code is copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const release = await openSlowly(page, "/parts/all");
    await page.getByRole("button", { name: "Copy code" }).first().click();
    release();
    await expect(page.getByText("Copied").first()).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
  });
  test("the announcement closes", async ({ page }) => {
    const release = await openSlowly(page, "/keeper/knots");
    await page.getByRole("button", { name: "Close announcement" }).click();
    release();
    await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
  });
  test("links are followed", async ({ page }) => {
    await openSlowly(page, "/keeper/knots");
    await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
    await expect(page).toHaveURL("/station");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test.describe("a payload that does not come", () => {
  test.use({ expectedErrors: /ERR_FAILED|404/ });

  test("leaves the page as it is, and comes with the next sign of life", async ({ page }) => {
    const failures: string[] = [];
    await page.route("**/keeper/knots.txt", (route) => {
      if (failures.push(route.request().url()) > 1) return route.continue();
      return route.abort();
    });
    await page.goto("/keeper/knots", { waitUntil: "networkidle" });
    await page.mouse.move(200, 300);
    await expect.poll(() => failures.length).toBe(1);
    await expect(page.getByRole("heading", { level: 1, name: "Knots" })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toHaveCount(0);
    await hydrated(page);
    expect(failures.length).toBe(2);
  });

  test("lets a pressed search button lead to the search page", async ({ page }) => {
    await page.route("**/keeper/knots.txt", (route) => route.abort());
    await page.goto("/keeper/knots", { waitUntil: "networkidle" });
    await page.getByRole("banner").getByText("Search").dispatchEvent("click", { button: 0 });
    await expect(page).toHaveURL("/search");
  });

  test("reloads once, then says so; a later sign of life mends it", async ({ page }) => {
    let loads = 0;
    page.on("load", () => loads++);
    await page.route("**/keeper/knots.txt", (route) => route.abort());
    await page.goto("/keeper/knots");
    const alert = page.getByRole("alert").filter({ hasText: "Part of this page could not be loaded: knots.txt" });
    const touchIt = () => page.evaluate(() => dispatchEvent(new Event("pointermove")));
    await expect(async () => {
      await touchIt();
      await expect(alert).toBeVisible({ timeout: 300 });
    }).toPass();
    expect(loads).toBe(2);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await hydrated(page);
    await expect(alert).toHaveCount(0);
  });

  test("of another build reloads the page", async ({ page }) => {
    let loads = 0;
    page.on("load", () => loads++);
    await page.route("**/keeper/knots.txt", async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({ response: answer, body: loads > 1 ? text : text.replace(/"b":"[^"]*"/, '"b":"other"') });
    });
    await page.goto("/keeper/knots");
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("pointermove")));
      expect(loads).toBe(2);
    }).toPass();
    await hydrated(page);
  });
});
