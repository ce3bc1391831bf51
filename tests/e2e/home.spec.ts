import { expect, fitsWidth, open, test } from "./fixtures";

test.describe("the home page", () => {
  test("says what the product is and whose documentation this is", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveTitle("Documentation for resource planning and scheduling | Planloom");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Documentation for resource planning and scheduling",
    );
    await expect(page.getByText(/^Planloom puts the work of your ERP .* on one planning board/)).toBeVisible();
    await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
      "href",
      /\/blog\/rss\.xml$/,
    );
  });

  test("shows the planning board of the sample week, with its text", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("img", { name: /^Planning board, 2–6 March 2026/ })).toBeVisible();
    await page.getByText("Text of this figure").click();
    await expect(
      page
        .getByRole("figure")
        .getByRole("list")
        .getByText(/Sara Whitcombe/)
        .first(),
    ).toBeVisible();
  });

  for (const [name, start, address] of [
    ["User manual", "Plan on the board", "/user/components/planningboard"],
    ["Administration", "Create a user", "/administration/guides/create-new-user"],
    ["Integrations", "Business Central", "/integrations/business-central/intro"],
    ["Develop", "API reference", "/develop/api"],
  ] as const) {
    test(`leads the readers of "${name}" to their part and to ${address}`, async ({ page }) => {
      await page.goto("/");
      const region = page.getByRole("region", { name: "Where do you want to begin?" });
      await expect(region.getByRole("heading", { level: 3, name }).getByRole("link")).toBeVisible();
      await expect(region.getByRole("link", { name: start, exact: true })).toHaveAttribute("href", address);
    });
  }

  test("offers twelve pages by their titles, and all of them exist", async ({ page, request }) => {
    await page.goto("/");
    const links = page.getByRole("region", { name: "Most used pages" }).getByRole("link");
    await expect(links).toHaveCount(12);
    await expect(links.first()).toHaveText("Appointments on the planning board");
    for (const link of await links.all()) {
      expect((await request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
    }
  });

  test("shows the three newest posts with their days", async ({ page }) => {
    await open(page, "/");
    const news = page.getByRole("region", { name: "What is new" });
    await expect(news.getByRole("listitem")).toHaveCount(3);
    await expect(news.getByRole("listitem").first()).toContainText("20 October 2026");
    await news.getByRole("link", { name: "What is new in 2026.4" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "What is new in 2026.4" })).toBeVisible();
  });

  test("searches from the keyboard by sending its form", async ({ page }) => {
    await open(page, "/");
    const field = page.locator("main").getByRole("searchbox", { name: "Search the documentation" });
    await field.focus();
    await page.keyboard.type("lock");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=lock");
  });

  test("opens search when its field is pressed", async ({ page }) => {
    await open(page, "/");
    await page.locator("main").getByRole("searchbox", { name: "Search the documentation" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("fits the window", async ({ page }) => {
    await page.goto("/");
    expect(await fitsWidth(page)).toBe(true);
  });
});

test.describe("the home page without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("has everything and searches by form", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("img", { name: /^Planning board/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Most used pages" }).getByRole("link")).toHaveCount(12);
    await page.locator("main").getByRole("searchbox").fill("lock");
    await page.locator("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=lock");
  });
});
