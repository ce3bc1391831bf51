import { expect, test } from "./fixtures";

test("navigation saved while the page is loading shows up", { tag: "@long" }, async ({ page }) => {
  let isOnItsWay = true;
  await page.route("**/_next/static/chunks/**", async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: isOnItsWay ? code.replaceAll('"Ropes"', '"Cords"') : code });
  });
  const sidebar = page.locator("#Sidebar");
  await page.goto("/keeper/ropes");
  await expect(sidebar).toContainText("Cords");
  isOnItsWay = false;
  await expect(sidebar).toContainText("Ropes");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
