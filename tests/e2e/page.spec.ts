import { expect, fitsWidth, open, test } from "./fixtures";

const path = "/user/components/opentasks";

test.describe("a documentation page", () => {
  test("has its title, description, canonical address and social preview", async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle("Open tasks | Planloom");
    await expect(page.getByRole("heading", { level: 1, name: "Open tasks" })).toBeVisible();
    await expect(page.locator("main")).toContainText("The Open tasks panel lists every task that still needs planning");
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute("content");
    expect(await meta("description")).toMatch(/^The Open tasks panel/);
    expect(await meta("keywords")).toBe("resource,planning,scheduling,project planning,ERP integrations");
    expect(await meta("og:title")).toBe("Open tasks");
    expect(await meta("og:image:width")).toBe("1200");
    expect(await meta("og:image:height")).toBe("627");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `https://docs.planloom.example${path}`);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await page.locator("html").getAttribute("dir")).toBe("ltr");
  });

  test("has no breadcrumbs", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("navigation", { name: /breadcrumb/i })).toHaveCount(0);
  });

  test("says who changed it last and when, and leads to its source", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/^Last updated on \d{1,2} \w+ \d{4} by \S/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit this page" })).toHaveAttribute(
      "href",
      "https://git.planloom.example/planloom/docs/edit/main/content/user/components/opentasks.mdx",
    );
  });

  test("leads to its neighbors in the sidebar", async ({ page }) => {
    await open(page, path);
    const pagination = page.getByRole("navigation", { name: "Previous and next page" });
    await expect(pagination.getByRole("link", { name: /^Previous/ })).toHaveAttribute(
      "href",
      "/user/components/planningboard/toolbars",
    );
    await pagination.getByRole("link", { name: "Next Planned tasks" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Planned tasks" })).toBeVisible();
    await expect(page).toHaveURL("/user/components/plannedtasks");
  });

  test("fits the window", async ({ page }) => {
    await page.goto(path);
    expect(await fitsWidth(page)).toBe(true);
  });

  test("headings have lower-case anchors and a link that shows on focus", async ({ page }) => {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 2, name: "What keeps a task in the list" });
    await expect(heading).toHaveAttribute("id", "what-keeps-a-task-in-the-list");
    const link = heading.getByRole("link", { name: "Link to this section" });
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(link).toHaveCSS("opacity", "1");
    await link.press("Enter");
    await expect(page).toHaveURL(`${path}#what-keeps-a-task-in-the-list`);
  });

  test("tables scroll on their own and can be reached by keyboard", async ({ page }) => {
    await page.goto(path);
    const region = page.getByRole("group", { name: /What keeps a task in the list/ });
    await expect(region.getByRole("table")).toBeVisible();
    await expect(region).toHaveAttribute("tabindex", "0");
  });
});

test("topics lead to all pages about them", async ({ page }) => {
  await open(page, "/user/guides/reset-password");
  await page.getByRole("list", { name: "Topics" }).getByRole("link", { name: "Guides" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Guides from start to finish" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Reset your password" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "All topics" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All topics" })).toBeVisible();
  const counts = page.getByRole("main").getByText(/^\d+ pages?$/);
  await expect(counts).toHaveCount(9);
});

test("the historical page keeps its odd address, is not indexed and points to today's page", async ({ page }) => {
  await page.goto("/user/troubleshooting/administration.md%2020-12-20-588");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Troubleshoot administration (historical page)");
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(
    page.getByRole("main").locator('a[href="/administration/troubleshooting/administration"]').first(),
  ).toBeVisible();
});

test("a script page is a page like any other", async ({ page }) => {
  await page.goto("/authors/figures");
  await expect(page).toHaveTitle("Figures for authors | Planloom");
  await expect(page.getByRole("heading", { level: 1, name: "Figures for authors" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("text, table of contents, code, tabs and diagram sources are all there", async ({ page }) => {
    await page.goto("/authors/components");
    await expect(page.getByRole("heading", { level: 2, name: "Tabs" })).toBeVisible();
    await expect(page.locator('a[href="#tabs"]').first()).toHaveCount(1);
    await expect(page.getByText("flowchart LR", { exact: false }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy code" })).toHaveCount(0);
    for (const panel of await page.locator("[role=tabpanel]").all()) await expect(panel).toBeVisible();
  });
});
