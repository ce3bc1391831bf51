import type { Page } from "@playwright/test";
import { expect, goBack, mark, marked, next, open, test } from "./fixtures";

test("client-side navigation works after a browser extension has removed the icons", async ({ page }) => {
  await open(page, "/keeper/knots");
  await page.evaluate(() => {
    for (const icon of document.querySelectorAll("link[rel*='icon']")) icon.remove();
  });
  await mark(page);
  await next(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
});

test.describe("prefetching", () => {
  const record = async (page: Page) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      // A page needs its own payload to wake, so that request is no prefetch.
      const isOwn = `${new URL(page.url()).pathname}.txt` === url.pathname;
      if (url.pathname.endsWith(".txt") && !isOwn) requests.push(url.pathname);
    });
    return requests;
  };

  test("skips links that are only visible, and fetches a page on hover or focus, which then opens without another request", async ({
    page,
  }) => {
    const requests = await record(page);
    await open(page, "/keeper/knots");
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
    await test.step("not for links that the pointer only passes over", async () => {
      const nav = page.getByRole("banner").getByRole("navigation", { name: "Main", exact: true });
      // Both events in one task, so that no time passes between entering and leaving.
      await nav.getByRole("link", { name: "Workshop" }).evaluate((link) => {
        for (const name of ["pointerover", "pointerout"]) link.dispatchEvent(new PointerEvent(name, { bubbles: true }));
      });
    });
    const fetched = page.waitForResponse("**/keeper/knots-ropes.txt");
    await next(page).hover();
    await expect.poll(() => requests.some((path) => path.includes("knots-ropes"))).toBe(true);
    expect(requests.filter((path) => path.startsWith("/workshop"))).toEqual([]);
    await (await fetched).finished();
    await test.step("a prefetched page opens offline", async () => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.context().setOffline(true);
      await next(page).click();
      await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
      await expect(page).toHaveURL("/keeper/knots-ropes");
      expect(asked).toEqual([]);
    });
    await page.context().setOffline(false);
    await test.step("also on focus", async () => {
      await open(page, "/keeper/knots");
      requests.length = 0;
      await next(page).focus();
      await expect.poll(() => requests.some((path) => path.includes("knots-ropes"))).toBe(true);
    });
  });

  test("fetches nothing on 2G or in data saver mode", async ({ page }) => {
    const requests = await record(page);
    for (const connection of [{ effectiveType: "2g" }, { saveData: true }]) {
      await test.step(JSON.stringify(connection), async () => {
        const slow = await page.addInitScript((value) => {
          Object.defineProperty(navigator, "connection", { value });
        }, connection);
        await open(page, "/keeper/knots");
        requests.length = 0;
        await next(page).hover();
        await next(page).focus();
        // Longer than hover or focus must last for a prefetch.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
        expect(requests).toEqual([]);
        await next(page).click();
        await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeVisible();
        await slow.dispose();
      });
    }
  });
});

test("a navigation keeps the document, focuses the heading, announces the title, and restores scrolling on Back", async ({
  page,
}) => {
  await open(page, "/keeper/knots");
  await mark(page);
  await page.evaluate(() => scrollTo(0, 400));
  await next(page).click();
  const heading = page.getByRole("heading", { level: 1, name: "Knots and ropes compared" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Knots and ropes compared | Planloom");
  await expect(page.locator("next-route-announcer")).toContainText("Knots and ropes compared");
  await expect(marked(page)).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1, name: "Knots", exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await test.step("a malformed hash does no harm", async () => {
    await open(page, "/station");
    await open(page, "/keeper/knots#100%");
    await next(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Knots and ropes compared" })).toBeFocused();
    await goBack(page);
    await expect(page.getByRole("heading", { level: 1, name: "Knots", exact: true })).toBeFocused();
  });
});

test("a link to an anchor on another page scrolls it below the navbar and focuses it", async ({ page }) => {
  await open(page, "/keeper/ropes");
  const link = page.getByRole("main").locator('.prose a[href^="/"][href*="#"]').first();
  const id = (await link.getAttribute("href"))?.split("#")[1] ?? "";
  await link.click();
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const navbar = await page.locator("[data-navbar]").boundingBox();
  const edge = Math.max(0, (navbar?.y ?? 0) + (navbar?.height ?? 0));
  expect((await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(edge - 1);
});
