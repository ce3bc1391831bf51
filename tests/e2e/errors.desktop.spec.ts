import type { Page } from "@playwright/test";
import { expect, goBack, hydrated, open, push, test } from "./fixtures";

test.describe("an unknown URL", () => {
  test.use({ expectedErrors: /404|ERR_FAILED/i });
  const title = (page: Page) => page.getByRole("heading", { level: 1, name: "Page not found" });
  const closest = (page: Page) =>
    page.getByRole("region", { name: "Did you mean one of these?" }).getByRole("link").first();

  test("returns 404 with the closest pages, a search box, all sections, and a link to report it", async ({ page }) => {
    const answer = await page.goto("/keeper/knotts");
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("Page not found | Planloom");
    await expect(title(page)).toBeVisible();
    await expect(closest(page)).toHaveText("Knots");
    const main = page.getByRole("main");
    const field = main.getByRole("searchbox", { name: "Search the documentation" });
    await expect(field).toBeVisible();
    await expect(page.getByRole("link", { name: "Report a broken link" })).toHaveAttribute(
      "href",
      "https://support.planloom.example/documentation?page=%2Fkeeper%2Fknotts",
    );
    await test.step("its search box opens the search page", async () => {
      await field.fill("knots");
      await main.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL("/search?q=knots");
    });
    await test.step("suggests blog posts, too", async () => {
      await page.goto("/blog/two-flag");
      await expect(closest(page)).toHaveText("Two flags you can trust");
    });
    await test.step("marks the section it belongs to", async () => {
      await page.goto("/signals/unknown");
      const section = page.getByRole("banner").getByRole("link", { name: "Signals", exact: true });
      await expect(section).toHaveAttribute("aria-current", "true");
    });
    await test.step("still lists all pages when routes.json cannot be fetched", async () => {
      await page.route("**/routes.json", (route) => route.abort());
      await page.goto("/keeper/knotts");
      const pages = page.getByRole("navigation", { name: "All pages" });
      await pages.getByText(/^Station office \d+ pages$/).click();
      await expect(pages.getByRole("link", { name: "Logbook", exact: true })).toBeVisible();
    });
  });

  test("shows the not-found page for malformed paths and for a double slash, which the router would take for another host", async ({
    page,
    baseURL,
  }) => {
    for (const address of ["/keeper/100%", "/%E0%A4%A", "/keeper//knots"]) {
      await test.step(address, async () => {
        await open(page, address);
        await expect(title(page)).toBeVisible();
      });
    }
    await test.step("no link leads to a host that is named in the path", async () => {
      await open(page, "/%2Fevil.example/x");
      const links = page.getByRole("banner").getByRole("link");
      const hosts = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).host));
      expect(hosts.filter((host) => host.includes("evil"))).toEqual([]);
      const menu = await page
        .locator("header details a")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(menu.length).toBeGreaterThan(1);
      expect(menu.filter((href) => href?.includes("evil"))).toEqual([]);
    });
    await open(page, `${baseURL}//keeper/knotts`);
    await expect(title(page)).toBeVisible();
    await expect(page).toHaveURL("/keeper/knotts");
  });
});

test.describe("an unknown URL without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /404/ });
  test("lists all pages under summaries tall enough to tap", async ({ page }) => {
    await page.goto("/keeper/nothing-here");
    const sections = page.getByRole("navigation", { name: "All pages" }).locator("summary");
    await expect(sections.first()).toBeVisible();
    for (const { height } of await sections.evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
      expect(height).toBeGreaterThan(40);
  });
});

test("a page that a host serves at a path with a double slash works and corrects its URL", async ({
  page,
  baseURL,
  request,
}) => {
  const html = await (await request.get("/keeper/knots")).text();
  const isTwice = (url: URL) => url.pathname.startsWith("//");
  await page.route(isTwice, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
  await page.goto(`${baseURL}//keeper/knots?from=mail#bowline`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Knots" })).toBeVisible();
  await expect(page).toHaveURL("/keeper/knots?from=mail#bowline");
  await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Run the station" })).toBeVisible();
});

test.describe("a render error in the content", () => {
  test.use({ expectedErrors: /memory of tabs is broken/i });
  test("shows its message inside the shell, and 'Try again' renders the content again", async ({ page }) => {
    await page.addInitScript(() => {
      const original = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        if (key.startsWith("tabs:")) throw new Error("The memory of tabs is broken");
        return original.call(this, key);
      };
      (window as unknown as { repair: () => void }).repair = () => {
        Storage.prototype.getItem = original;
      };
    });
    await page.goto("/parts/all");
    await page.mouse.move(600, 400);
    const alert = page.getByRole("alert").filter({ hasText: "The memory of tabs is broken" });
    await expect(alert).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Every part of a page" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
    await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Tabs" })).toBeVisible();
  });
});

test.describe("a crash of a page inside the shell", () => {
  test.use({ expectedErrors: /query is broken/i });
  test("scrolls to the error and sets the document title only while the error is shown", async ({ page }) => {
    await page.addInitScript(() => {
      const get = URLSearchParams.prototype.get;
      const state = window as unknown as { broken: boolean };
      URLSearchParams.prototype.get = function (name) {
        if (state.broken && name === "q") throw new Error("The query is broken");
        return get.call(this, name);
      };
    });
    const breakIt = (broken: boolean) =>
      page.evaluate((value) => {
        (window as unknown as { broken: boolean }).broken = value;
      }, broken);
    await open(page, "/keeper/knots");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await breakIt(true);
    await push(page, "/search?q=a");
    const heading = page.getByRole("heading", { level: 1, name: "This page crashed." });
    await expect(heading).toBeInViewport();
    await expect(page).toHaveTitle("Page Error");
    // By keyboard: the navbar, which scrolling has hidden, may still be sliding back under a pointer.
    await page.getByRole("banner").getByRole("link", { name: "Station" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Run the station" })).toBeVisible();
    await expect(page).toHaveTitle("Run the station | Planloom");
    await goBack(page);
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle("Page Error");
    await breakIt(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Search the documentation" })).toBeVisible();
    await expect(page).toHaveTitle("Search the documentation | Planloom");
  });
});

test.describe("a crash of the whole page", () => {
  test.use({ expectedErrors: /connection is broken/i });
  test("shows 'This page crashed.' in the chosen color mode, and 'Try again' restores the page", async ({ page }) => {
    await page.addInitScript(() => {
      let broken = true;
      (window as unknown as { repair: () => void }).repair = () => {
        broken = false;
      };
      Object.defineProperty(navigator, "connection", {
        get() {
          if (broken) throw new Error("The connection is broken");
          return undefined;
        },
      });
    });
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.goto("/keeper/knots");
    await page.mouse.move(600, 400);
    await expect(page.getByRole("heading", { name: "This page crashed." })).toBeVisible();
    await expect(page).toHaveTitle("Page Error");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(20, 19, 29)");
    await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Knots" })).toBeVisible();
    await expect(page).toHaveTitle("Knots | Planloom");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(20, 19, 29)");
  });
});
