import type { Page } from "@playwright/test";
import { expect, heading, hold, hydrated, next, open, test, touchUntil } from "./fixtures";
import { box, dialog, openSearch, seeAll } from "./search-fixtures";

const alert = (page: Page) => page.getByRole("alert").filter({ hasText: "could not be loaded" });
const offlineNote = (page: Page) => page.getByRole("status").filter({ hasText: "You are offline." });

/** What hosts with a catch-all rule return for a missing file. */
const html = { status: 200, contentType: "text/html; charset=utf-8", body: "<!doctype html><title>Welcome</title>" };
const noSniff = { "x-content-type-options": "nosniff" };

test.describe("a host that returns an HTML page for a missing file", () => {
  test.use({ expectedErrors: /MIME type|chunk|404|JSON/i });

  test("makes a navigation without its payload load the page in full", async ({ page }) => {
    await open(page, "/keeper/knots");
    await page.route(/knots-ropes.*\.txt/, (route) => route.fulfill(html));
    await next(page).click();
    await expect(heading(page, "Knots and ropes compared")).toBeVisible();
    await expect(page).toHaveURL("/keeper/knots-ropes");
  });

  test("makes a waking page reload once, then leave its text and show an error that Retry resolves", async ({
    page,
  }) => {
    let documents = 0;
    page.on("request", (request) => request.isNavigationRequest() && documents++);
    for (const address of ["**/keeper/knots.txt", "**/_next/static/chunks/*.js"]) {
      await test.step(address, async () => {
        // A page that has reloaded itself does not do so again in the same tab.
        await page.goto("/manifest.webmanifest");
        await page.evaluate(() => sessionStorage.clear());
        documents = 0;
        await page.route(address, (route) => route.fulfill({ ...html, headers: noSniff }));
        await page.goto("/keeper/knots");
        await touchUntil(page, () => expect(alert(page)).toBeVisible({ timeout: 300 }));
        await expect(heading(page, "Knots")).toBeVisible();
        expect(documents).toBe(2);
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await alert(page).getByRole("button", { name: "Retry" }).click();
        await hydrated(page);
        await expect(alert(page)).toHaveCount(0);
      });
    }
  });

  test("makes search show an error that disappears once the index file loads", async ({ page }) => {
    for (const file of ["manifest", "titles", "texts"]) {
      await test.step(file, async () => {
        await page.route(`**/search-index/${file}*`, (route) => route.fulfill(html));
        await expectMended(page);
        await expect(dialog(page).getByRole("alert")).toHaveCount(0);
      });
    }
  });
});

/** Asserts that search shows an error until the network recovers. */
async function expectMended(page: Page): Promise<void> {
  await openSearch(page);
  await box(page).fill("barometer");
  await expect(dialog(page).getByRole("alert")).toContainText("Unable to fetch results");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(seeAll(page)).toBeVisible();
}

test("search shows an error for a truncated index file and fetches it again", async ({ page }) => {
  for (const file of ["titles", "texts"]) {
    await test.step(file, async () => {
      await page.route(`**/search-index/${file}*`, async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
      });
      await expectMended(page);
    });
  }
});

test.describe("a missing payload", () => {
  test.use({ expectedErrors: /404|503|ERR_FAILED|Failed to fetch RSC payload/ });
  test("makes the navigation load the page in full", async ({ page }) => {
    for (const [name, answer] of [
      ["answered 404", { status: 404, contentType: "text/html", body: "" }],
      ["answered 503", { status: 503, contentType: "text/plain", body: "Busy" }],
      ["without an answer", undefined],
    ] as const) {
      await test.step(name, async () => {
        await open(page, "/keeper/knots");
        await page.route(/knots-ropes.*\.txt/, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await next(page).click();
        await expect(heading(page, "Knots and ropes compared")).toBeVisible();
        await expect(page).toHaveURL("/keeper/knots-ropes");
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
  });
});

test.describe("blocking all scripts", () => {
  test.use({ expectedErrors: /ERR_BLOCKED_BY_CLIENT|ERR_FAILED/ });
  test("leaves the text, links, and native menus working and shows an error", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort("blockedbyclient"));
    await page.goto("/keeper/knots");
    await expect(alert(page)).toBeVisible();
    await expect(heading(page, "Knots")).toBeVisible();
    await page.getByLabel("Version: Next").click();
    await expect(page.getByRole("link", { name: "Next", exact: true })).toBeVisible();
    await next(page).click();
    await expect(heading(page, "Knots and ropes compared")).toBeVisible();
    await page.getByRole("banner").getByText("Search").click();
    await expect(page).toHaveURL("/search");
    await expect(page.getByRole("region", { name: "Browse the documentation" })).toBeVisible();
  });
});

test.describe("going offline on an open page", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource|chunk/i });

  test("shows a notice when a link is clicked, and opens the last one when back online", async ({ page, context }) => {
    await open(page, "/keeper/knots");
    await test.step("the search shortcut leaves the page as it is, and works when back online", async () => {
      await context.setOffline(true);
      await page.keyboard.press("Control+k");
      await expect(offlineNote(page)).toBeVisible();
      await expect(heading(page, "Knots")).toBeVisible();
      await expect(page).toHaveURL("/keeper/knots");
      await context.setOffline(false);
      await expect(offlineNote(page)).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press("Control+k");
      await expect(dialog(page)).toBeHidden();
    });
    await test.step("a link opens when back online", async () => {
      await context.setOffline(true);
      await next(page).click();
      await expect(offlineNote(page)).toBeVisible();
      await expect(heading(page, "Knots")).toBeVisible();
      await context.setOffline(false);
      await expect(heading(page, "Knots and ropes compared")).toBeVisible();
      await expect(page).toHaveURL("/keeper/knots-ropes");
      await expect(offlineNote(page)).toHaveCount(0);
    });
    await test.step("a second link replaces the first", async () => {
      await context.setOffline(true);
      await next(page).click();
      await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
      await context.setOffline(false);
      await expect(heading(page, "Run the station")).toBeVisible();
      await expect(page).toHaveURL("/station");
    });
  });

  test("leaves a sleeping page in place, whatever is clicked", async ({ page, context }) => {
    await page.goto("/keeper/knots", { waitUntil: "networkidle" });
    await context.setOffline(true);
    await page.getByRole("banner").getByText("Search").click();
    await expect(offlineNote(page)).toBeVisible();
    await next(page).click();
    await expect(heading(page, "Knots")).toBeVisible();
    await expect(page).toHaveURL("/keeper/knots");
    await context.setOffline(false);
    await hydrated(page);
    await expect(offlineNote(page)).toHaveCount(0);
    await next(page).click();
    await expect(heading(page, "Knots and ropes compared")).toBeVisible();
  });
});

test("search shows no error while it waits for a slow host, then shows the results", async ({ page }) => {
  const held: string[] = [];
  page.on("request", (request) => request.url().includes("/search-index/t") && held.push(request.url()));
  const release = await hold(page, "**/search-index/t*");
  await openSearch(page);
  await box(page).pressSequentially("barometer");
  await expect.poll(() => held.length).toBe(1);
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
  release();
  await expect(seeAll(page)).toBeVisible();
});
