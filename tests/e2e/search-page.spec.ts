import { expect, fitsWidth, open, test } from "./fixtures";
import { violations } from "./search-fixtures";

test("shows what its address says, and can be shared", async ({ page }) => {
  await page.goto("/search?q=appointment&section=Exchange&tag=troubleshooting");
  await expect(page.getByRole("searchbox")).toHaveValue("appointment");
  await expect(page.getByText(/^\d+ results for "appointment"$/)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Section" })).toHaveValue("Exchange");
  await expect(page.getByRole("combobox", { name: "Topic" })).toHaveValue("troubleshooting");
  const pages = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
  for (const link of await pages.all()) await expect(link).toHaveAttribute("href", /^\/integrations\/exchange\//);
});

test("typing, filters and pages write the address, and the back button returns", async ({ page }) => {
  // A word that stands in no heading is found once texts are searched as well as titles; from then on counts stay.
  await open(page, "/search?q=padlock");
  await expect(page.getByText(/results? for "padlock"/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("searchbox").fill("planning");
  await expect(page).toHaveURL("/search?q=planning");
  await expect(page.getByText(/results for "planning"/)).toBeVisible();
  const all = (await page.getByText(/results for "planning"/).textContent()) ?? "";

  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/search?q=planning&page=2");
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await page.getByRole("combobox", { name: "Section" }).selectOption("Administration");
  await expect(page).toHaveURL("/search?q=planning&section=Administration");
  await expect(page.getByText(/results for "planning"/)).not.toHaveText(all);

  await page.goBack();
  await expect(page).toHaveURL("/search?q=planning&page=2");
  await expect(page.getByText(/results for "planning"/)).toHaveText(all);
  await page.goBack();
  await expect(page).toHaveURL("/search?q=planning");
  await expect(page.getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute("aria-current", "page");
});

test("lists every page of results once", async ({ page }) => {
  await open(page, "/search?q=webhook");
  const seen = new Set<string>();
  const links = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
  await expect(links.first()).toBeVisible();
  const last = Number(
    await page.getByRole("navigation", { name: "Pages of results" }).getByRole("listitem").last().textContent(),
  );
  for (let number = 1; number <= last; number++) {
    if (number > 1) await page.getByRole("link", { name: `Page ${number}`, exact: true }).click();
    await expect(page.getByRole("link", { name: `Page ${number}`, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const before = seen.size;
    await expect
      .poll(async () => {
        for (const link of await links.all()) seen.add((await link.getAttribute("href")) ?? "");
        return seen.size;
      })
      .toBeGreaterThan(before);
  }
  expect(seen.size).toBeGreaterThan((last - 1) * 10);
});

test("below the results every page can be reached, also those outside the manuals", async ({ page }) => {
  await page.goto("/search?q=layouts");
  await expect(page.getByText(/results for "layouts"/)).toBeVisible();
  const pages = page.getByRole("navigation", { name: "All pages" });
  const roadmap = pages.getByRole("link", { name: "Product roadmap" });
  await expect(roadmap).toBeHidden();
  await pages.getByText(/^Other pages \d+ pages$/).click();
  await roadmap.click();
  await expect(page).toHaveURL("/roadmap");
});

test("says when nothing is found", async ({ page }) => {
  await page.goto("/search?q=xqzzv");
  await expect(page.getByRole("main")).toContainText('No results found for "xqzzv"');
  await expect(page.getByRole("link", { name: "Let us know." })).toBeVisible();
});

test.describe("when the index cannot be fetched", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  test("says so and leads on by sections and topics", async ({ page }) => {
    await page.route("**/search-index/**", (route) => route.abort());
    await page.goto("/search?q=layouts");
    await expect(page.getByRole("alert").filter({ hasText: "Unable to fetch results" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Browse the documentation" })).toBeVisible();
    await page.unroute("**/search-index/**");
    await expect(page.getByText(/results for "layouts"/)).toBeVisible();
  });
});

test("fits the window and has no axe violation, light and dark", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/search?q=appointment");
    await expect(page.getByText(/results for "appointment"/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  }
});
