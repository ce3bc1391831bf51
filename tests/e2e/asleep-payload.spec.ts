import { expect, hydrated, test } from "./fixtures";

test.describe("an unusable payload", () => {
  test.use({ expectedErrors: /ERR_FAILED|404/ });

  test("leaves the page unchanged and is fetched again on the next user activity", async ({ page }) => {
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

  test("makes a click on the search button open the search page", async ({ page }) => {
    await page.route("**/keeper/knots.txt", (route) => route.abort());
    await page.goto("/keeper/knots", { waitUntil: "networkidle" });
    await page.getByRole("banner").getByText("Search").dispatchEvent("click", { button: 0 });
    await expect(page).toHaveURL("/search");
  });

  test("reloads the page once, then shows an error that goes away when a later fetch succeeds", async ({ page }) => {
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
