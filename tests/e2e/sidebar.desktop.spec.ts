import type { Page } from "@playwright/test";
import { expect, goBack, hydrated, open, test } from "./fixtures";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Keeper handbook" });

test("the sidebar shows the page's section, marks the current page, and scrolls it into view", async ({ page }) => {
  await open(page, "/keeper/last");
  const current = sidebar(page).getByRole("link", { name: "The last page" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(current).toBeInViewport();
  await expect(page.locator("#Sidebar")).toHaveCount(1);
  await test.step("a closed category opens for the page inside it", async () => {
    await open(page, "/keeper");
    await expect(sidebar(page).getByRole("link", { name: "Key types" })).toBeHidden();
    await open(page, "/keeper/keys/types");
    await expect(sidebar(page).getByRole("link", { name: "Key types" })).toHaveAttribute("aria-current", "page");
  });
  await test.step("is hidden on a page without a section", async () => {
    await open(page, "/plans");
    await expect(page.locator("#Sidebar")).toBeHidden();
  });
  for (const address of ["/keeper/knots/", "/keeper/knots.html"]) {
    await test.step(`is there at ${address}, as some hosts write it`, async () => {
      await open(page, address);
      const current = sidebar(page).getByRole("link", { name: "Knots", exact: true });
      await expect(current).toHaveAttribute("aria-current", "page");
      const section = page.getByRole("banner").getByRole("link", { name: "Keeper", exact: true });
      await expect(section).toHaveAttribute("aria-current", "true");
    });
  }
});

test("the sidebar keeps its scroll position and open and closed categories across pages", async ({ page }) => {
  await open(page, "/keeper");
  const agenda = sidebar(page).getByText("Watches", { exact: true });
  await agenda.click();
  await expect(sidebar(page).getByRole("link", { name: "Day watch" })).toBeHidden();
  await sidebar(page).getByRole("link", { name: "Lenses" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lenses" })).toBeVisible();
  await expect(sidebar(page).getByRole("link", { name: "Day watch" })).toBeHidden();
  await expect(sidebar(page).getByRole("link", { name: "Tides" })).toBeVisible();

  const offset = () => page.locator("#Sidebar").evaluate((element) => element.scrollTop);
  const link = sidebar(page).getByRole("link", { name: "Reading charts" });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      before = await offset();
      return before === last;
    })
    .toBe(true);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Reading charts" })).toBeVisible();
  await expect.poll(offset).toBe(before);
  await expect(sidebar(page).getByRole("link", { name: "Reading charts" })).toBeInViewport();
});

test("the sidebar is not part of a page's payload", async ({ request }) => {
  const [payload, page] = await Promise.all(
    ["/keeper/knots.txt", "/keeper/knots"].map(async (path) => (await request.get(path)).text()),
  );
  expect(page).toContain("Flags on the mast");
  expect(payload).toContain("How a knot is tied");
  expect(payload).not.toContain("Flags on the mast");
});

/** Resolves after the next toggle event, which browsers fire in a later task: on a busy machine, an immediate reload would precede it. */
const nextToggle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener("toggle", () => setTimeout(done), { once: true, capture: true });
      }),
  );

test("the sidebar survives a reload, starts another section at its top, and restores its scroll position on Back", async ({
  page,
}) => {
  await open(page, "/keeper");
  for (const category of ["Watches", "Keys"]) {
    const told = nextToggle(page);
    await sidebar(page).getByText(category, { exact: true }).click();
    await told;
  }
  await expect(sidebar(page).getByRole("link", { name: "Day watch" })).toBeHidden();
  await expect(sidebar(page).getByRole("link", { name: "Key types" })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(sidebar(page).getByRole("link", { name: "Day watch" })).toBeHidden();
  await expect(sidebar(page).getByRole("link", { name: "Key types" })).toBeVisible();

  await open(page, "/keeper/last");
  const offset = () => page.locator("#Sidebar").evaluate((element) => element.scrollTop);
  await expect.poll(offset).toBeGreaterThan(0);
  const before = await offset();
  await page.getByRole("banner").getByRole("link", { name: "Station" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Run the station" })).toBeVisible();
  await expect.poll(offset).toBe(0);
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1, name: "The last page" })).toBeVisible();
  await expect.poll(offset).toBe(before);
});

test("the sidebar keeps scrolling and closed categories from before waking, the latter after a reload, too", async ({
  page,
}) => {
  const offset = () => page.locator("#Sidebar").evaluate((element) => element.scrollTop);
  const watches = sidebar(page).getByText("Watches", { exact: true }).locator("..");
  await page.goto("/keeper/last");
  await page.locator("#Sidebar").evaluate((element) => {
    for (const details of element.querySelectorAll("details")) {
      if (details.querySelector("summary")?.textContent === "Watches") details.open = false;
    }
    element.scrollTop = 20;
  });
  const before = await offset();
  expect(before).toBe(20);
  await hydrated(page);
  await expect(watches).not.toHaveAttribute("open");
  expect(await offset()).toBe(before);
  await page.reload();
  await hydrated(page);
  await expect(watches).not.toHaveAttribute("open");
});
