import { expect, hydrated, open, test } from "./fixtures";

const sidebar = (page: import("@playwright/test").Page) => page.getByRole("navigation", { name: "User manual" });

test("shows the section, marks the current page and keeps it in view", async ({ page }) => {
  await open(page, "/user/troubleshooting/user");
  const current = sidebar(page).getByRole("link", { name: "Troubleshoot planning" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(current).toBeInViewport();
  await expect(page.locator("aside#sidebar")).toHaveCount(1);
});

test("keeps what is open and where it is scrolled across pages; nothing closes by itself", async ({ page }) => {
  await open(page, "/user");
  const agenda = sidebar(page).getByText("Agenda", { exact: true });
  await agenda.click();
  await expect(sidebar(page).getByRole("link", { name: "Day view" })).toBeHidden();
  await sidebar(page).getByRole("link", { name: "Containers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Containers" })).toBeVisible();
  await expect(sidebar(page).getByRole("link", { name: "Day view" })).toBeHidden();
  await expect(sidebar(page).getByRole("link", { name: "Gantt" })).toBeVisible();

  const offset = () => page.locator("#sidebar").evaluate((element) => element.scrollTop);
  const link = sidebar(page).getByRole("link", { name: "Working with grids" });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const before = await offset();
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Working with grids" })).toBeVisible();
  await expect.poll(offset).toBe(before);
  await expect(sidebar(page).getByRole("link", { name: "Working with grids" })).toBeInViewport();
});

test("a closed category opens for the page inside it", async ({ page }) => {
  await open(page, "/user");
  await expect(sidebar(page).getByRole("link", { name: "Sign-in types" })).toBeHidden();
  await open(page, "/user/authentication/types");
  await expect(sidebar(page).getByRole("link", { name: "Sign-in types" })).toHaveAttribute("aria-current", "page");
});

test("is absent where a page belongs to no section", async ({ page }) => {
  await open(page, "/roadmap");
  await expect(page.locator("#sidebar")).toBeHidden();
});

test("does not travel in the payload of a navigation", async ({ page, request }) => {
  const payload = await (await request.get("/user/layouts.txt")).text();
  expect(payload).not.toContain("Appointment recalculation");
  await page.goto("/user/layouts");
});

test("survives a reload, and another section starts at its top", async ({ page }) => {
  await open(page, "/user");
  await sidebar(page).getByText("Agenda", { exact: true }).click();
  await sidebar(page).getByText("Access", { exact: true }).click();
  await expect(sidebar(page).getByRole("link", { name: "Day view" })).toBeHidden();
  await expect(sidebar(page).getByRole("link", { name: "Sign-in types" })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(sidebar(page).getByRole("link", { name: "Day view" })).toBeHidden();
  await expect(sidebar(page).getByRole("link", { name: "Sign-in types" })).toBeVisible();

  await open(page, "/user/troubleshooting/user");
  const offset = () => page.locator("#sidebar").evaluate((element) => element.scrollTop);
  await expect.poll(offset).toBeGreaterThan(0);
  const before = await offset();
  await page.getByRole("banner").getByRole("link", { name: "Administration" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Administer your environment" })).toBeVisible();
  await expect.poll(offset).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Troubleshoot planning" })).toBeVisible();
  await expect.poll(offset).toBe(before);
});

for (const address of ["/user/layouts/", "/user/layouts.html"]) {
  test(`is there at ${address}, as some hosts write it`, async ({ page }) => {
    await open(page, address);
    await expect(sidebar(page).getByRole("link", { name: "Layouts", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("banner").getByRole("link", { name: "User", exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });
}
