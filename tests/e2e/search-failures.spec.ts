import { site } from "../../lib/site";
import { violations } from "./axe";
import { expect, open, test } from "./fixtures";
import { box, dialog, openSearch, seeAll } from "./search-fixtures";

const blocked = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|ChunkLoadError/;

test.describe("while the network is down", () => {
  test.use({ expectedErrors: blocked });

  test("the search error stays while typing, and disappears once the network is back", async ({ page }) => {
    await page.route("**/search-index/**", (route) => route.abort());
    await openSearch(page);
    await box(page).fill("knot");
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toHaveText("Unable to fetch resultsYou might want to check your network connection.");
    await box(page).pressSequentially("s of a board", { delay: 40 });
    await expect(alert).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute("**/search-index/**");
    await expect(seeAll(page)).toBeVisible();
    await expect(alert).toBeHidden();
  });
});

test.describe("without a worker", () => {
  test.use({ expectedErrors: blocked });
  test("search works, whether the worker's script is blocked or workers are denied", async ({ page }) => {
    const expectFound = async () => {
      await openSearch(page);
      await box(page).fill("knots");
      await expect(seeAll(page)).toBeVisible();
    };
    const blocked = await page.route("**/*worker*.js", (route) => route.abort());
    await test.step("blocked", expectFound);
    await blocked.dispose();
    await page.addInitScript(() => {
      Object.defineProperty(window, "Worker", {
        value: class {
          constructor() {
            throw new DOMException("denied", "SecurityError");
          }
        },
      });
    });
    await test.step("denied", expectFound);
  });
});

test.describe("without the modal's code", () => {
  test.use({ expectedErrors: blocked });
  test("the search button opens the search page", async ({ page }) => {
    await open(page, "/keeper/knots");
    await page.route("**/_next/static/chunks/**", (route) => route.abort());
    await page.getByRole("banner").getByRole("button", { name: "Search" }).press("Enter");
    await page.waitForURL("/search");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search the documentation");
    await expect(
      page
        .getByRole("region", { name: "Browse the documentation" })
        .getByRole("link", { name: site.tags.guides?.label })
        .first(),
    ).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the search button links to a page that lists all sections", async ({ page }) => {
    await page.goto("/keeper/knots");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
    await expect(page.getByRole("main")).toContainText("Searching needs JavaScript.", { useInnerText: true });
    const browse = page.getByRole("region", { name: "Browse the documentation" });
    await browse.getByText(/^Keeper handbook \d+ pages$/).click();
    await browse.getByRole("link", { name: "Introduction", exact: true }).first().click();
    await expect(page).toHaveURL("/keeper");
  });
});
