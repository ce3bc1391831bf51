import { blockStorage, expect, goBack, hydrated, open, test, touchUntil } from "./fixtures";

test.describe("an unknown address", () => {
  test.use({ expectedErrors: /404/i });
  test("answers 404 with the closest pages, a search box, the sections and a way to report it", async ({ page }) => {
    const answer = await page.goto("/keeper/knotts");
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("Page not found | Planloom");
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Did you mean one of these?" }).getByRole("link").first()).toHaveText(
      "Knots",
    );
    await expect(page.getByRole("main").getByRole("searchbox", { name: "Search the documentation" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Report a broken link" })).toHaveAttribute(
      "href",
      "https://support.planloom.example/documentation?page=%2Fkeeper%2Fknotts",
    );
  });
  for (const address of ["/keeper/100%", "/%E0%A4%A", "/keeper//knots"]) {
    test(`is answered at ${address} too`, async ({ page }) => {
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    });
  }
  test("is answered at an address with a step too many, which the router would take for another host", async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}//keeper/knotts`);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page).toHaveURL("/keeper/knotts");
  });
  test("is part of the section it is in", async ({ page }) => {
    await page.goto("/signals/unknown");
    const section = page.getByRole("banner").getByRole("link", { name: "Signals", exact: true });
    await expect(section).toHaveAttribute("aria-current", "true");
  });
  test("its search box leads to the results", async ({ page }) => {
    await page.goto("/keeper/knotts");
    const main = page.getByRole("main");
    await main.getByRole("searchbox", { name: "Search the documentation" }).fill("knots");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=knots");
  });
  test("stays useful when the list of pages cannot be fetched", async ({ page }) => {
    await page.route("**/routes.json", (route) => route.abort());
    await page.goto("/keeper/knotts");
    const pages = page.getByRole("navigation", { name: "All pages" });
    await pages.getByText(/^Station office \d+ pages$/).click();
    await expect(pages.getByRole("link", { name: "Logbook", exact: true })).toBeVisible();
  });
  test("suggests a post of the blog, too", async ({ page }) => {
    await page.goto("/blog/two-flag");
    await expect(page.getByRole("region", { name: "Did you mean one of these?" }).getByRole("link").first()).toHaveText(
      "Two flags you can trust",
    );
  });
  test.use({ expectedErrors: /404|ERR_FAILED/i });
});

test("a page stays readable where a host answers for it with a step too many", async ({ page, baseURL, request }) => {
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

test.describe("a rendering error inside content", () => {
  test.use({ expectedErrors: /memory of tabs is broken/i });
  test("shows the message while the shell stays, and 'Try again' renders the content again", async ({ page }) => {
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
  test("is shown at the top, and its title goes with it", async ({ page }) => {
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
    await page.evaluate(() =>
      (window as unknown as { next: { router: { push: (href: string) => void } } }).next.router.push("/search?q=a"),
    );
    const heading = page.getByRole("heading", { level: 1, name: "This page crashed." });
    await expect(heading).toBeInViewport();
    await expect(page).toHaveTitle("Page Error");
    await page.getByRole("banner").getByRole("link", { name: "Station" }).click();
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
  test("shows 'This page crashed.' with the title 'Page Error', and 'Try again' brings it back", async ({ page }) => {
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

test.describe("a chunk that cannot be loaded", () => {
  test.use({ expectedErrors: /ERR_FAILED|chunk|404/i });

  test("at the start: one reload by itself, then the text stays with a message and 'Retry'", async ({ page }) => {
    let loads = 0;
    page.on("load", () => loads++);
    await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
    await page.goto("/keeper/knots");
    const alert = page.getByRole("alert").filter({ hasText: "Part of this page could not be loaded" });
    await touchUntil(page, () => expect(alert.getByRole("button", { name: "Retry" })).toBeVisible({ timeout: 300 }));
    await expect(page.getByRole("heading", { level: 1, name: "Knots" })).toBeVisible();
    await page.waitForLoadState("load");
    expect(loads).toBeLessThanOrEqual(2);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("button", { name: /Color mode/ })).toBeEnabled();
    await expect(alert).toHaveCount(0);
  });

  test("in a navigation: one reload by itself; failing again shows the error with 'Retry' beside the text", async ({
    page,
  }) => {
    await open(page, "/tags/guides");
    const known = await page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name));
    let documents = 0;
    page.on("request", (request) => request.isNavigationRequest() && documents++);
    // Only code that the first page did not need: what a documentation page brings.
    await page.route("**/_next/static/chunks/*.js", (route) =>
      known.includes(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.getByRole("main").getByRole("link", { name: "Wind the clock" }).click();
    await expect(page).toHaveURL("/keeper/guides/wind-clock");
    await expect(page.getByRole("heading", { level: 1, name: "Wind the clock" })).toBeVisible();
    const retry = page.getByRole("button", { name: "Retry" });
    await touchUntil(page, () => expect(retry).toBeVisible({ timeout: 300 }));
    expect(documents).toBe(1);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toHaveCount(0);
    await hydrated(page);
  });
});

test.describe("a chunk that cannot be loaded, with storage blocked", () => {
  test.use({ expectedErrors: /ERR_FAILED|chunk/i });
  test("shows the error in view with 'Retry' and never reloads by itself", async ({ page }) => {
    await blockStorage(page);
    await open(page, "/tags/guides");
    const known = await page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name));
    let documents = 0;
    page.on("request", (request) => request.isNavigationRequest() && documents++);
    await page.route("**/_next/static/chunks/*.js", (route) =>
      known.includes(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.getByRole("main").getByRole("link", { name: "Wind the clock" }).click();
    const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
    await expect(retry).toBeInViewport();
    await expect(page.getByRole("banner")).toBeVisible();
    expect(documents).toBe(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await retry.click();
    await expect(page.getByRole("heading", { level: 1, name: "Wind the clock" })).toBeVisible();
  });
});

test.describe("a chunk that fails once", () => {
  test.use({ expectedErrors: /ERR_FAILED|chunk/i });
  test("does not keep the reader from the page", async ({ page }) => {
    await open(page, "/tags/guides");
    const known = await page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name));
    let failed = 0;
    await page.route("**/_next/static/chunks/*.js", (route) =>
      known.includes(route.request().url()) || failed++ ? route.continue() : route.abort(),
    );
    await page.getByRole("main").getByRole("link", { name: "Wind the clock" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Wind the clock" })).toBeVisible();
    expect(failed).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  });
});

test("a tab from before a deployment recovers: its payload is of another build, so the page is loaded whole", async ({
  page,
}) => {
  await open(page, "/keeper/knots");
  await page.evaluate(() => {
    (window as unknown as { kept: boolean }).kept = true;
  });
  await page.route(/\.txt\?_rsc/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(/"b":"[^"]+"/, '"b":"another-build"')
      .replace(/"buildId":"[^"]+"/, '"buildId":"another-build"');
    await route.fulfill({ response: answer, body });
  });
  await page.getByRole("navigation", { name: "Previous and next page" }).getByRole("link", { name: /^Next/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as unknown as { kept?: boolean }).kept ?? false)).toBe(false);
});
