import { expect, open, test } from "./fixtures";

test("shows the brand, five entries on the right and marks the current section", async ({ page }) => {
  await open(page, "/administration/apikeys");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Planloom documentation, home" })).toContainText("DOCS");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  await expect(nav.getByRole("link", { name: "User", exact: true })).toHaveAttribute("href", "/user");
  await expect(nav.getByRole("link", { name: "Administration" })).toHaveAttribute("aria-current", "true");
  await expect(nav.getByRole("link", { name: "Develop" })).toHaveAttribute("href", "/develop");
  await expect(nav.getByRole("link", { name: "Troubleshooting" })).toHaveAttribute("href", "/troubleshooting");
  const brand = await banner.getByRole("link", { name: /home/ }).boundingBox();
  const first = await nav.getByRole("link", { name: "User", exact: true }).boundingBox();
  expect(first?.x ?? 0).toBeGreaterThan((brand?.x ?? 0) + (brand?.width ?? 0) + 100);
});

test.describe("the Integrations menu", () => {
  const entries = ["Business Central", "Dynamics NAV", "Power Platform", "Exchange", "Webhook", "Zapier", "Others"];

  test("opens on hover and closes when the pointer leaves", async ({ page }) => {
    await open(page, "/user");
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    await nav.getByText("Integrations").hover();
    await expect(nav.locator("details a")).toHaveText(entries);
    await expect(nav.getByRole("link", { name: "Zapier" })).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(nav.getByRole("link", { name: "Zapier" })).toBeHidden();
  });

  test("a click with the mouse does not close what hovering opened, and its entries lead on", async ({ page }) => {
    await open(page, "/user");
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    await nav.getByText("Integrations").click();
    await expect(nav.getByRole("link", { name: "Exchange" })).toBeVisible();
    await nav.getByRole("link", { name: "Exchange" }).click();
    await expect(page).toHaveURL("/integrations/exchange/intro");
    await expect(nav.getByText("Integrations")).toHaveAttribute("data-active", "true");
  });

  test("works by keyboard: arrows, End, Escape, and it closes when focus leaves", async ({ page }) => {
    await open(page, "/user");
    const nav = page.getByRole("navigation", { name: "Main", exact: true });
    await nav.getByText("Integrations").focus();
    await page.keyboard.press("ArrowDown");
    await expect(nav.getByRole("link", { name: "Business Central" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(nav.getByRole("link", { name: "Dynamics NAV" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(nav.getByRole("link", { name: "Others" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(nav.getByText("Integrations")).toBeFocused();
    await expect(nav.getByRole("link", { name: "Others" })).toBeHidden();
    await page.keyboard.press("ArrowUp");
    await expect(nav.getByRole("link", { name: "Others" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(nav.getByRole("link", { name: "Others" })).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("opens on a press", async ({ page }) => {
      await page.goto("/user");
      const nav = page.getByRole("navigation", { name: "Main", exact: true });
      await nav.getByText("Integrations").click();
      await expect(nav.getByRole("link", { name: "Webhook" })).toBeVisible();
    });
  });
});

test("hides on the way down, shows on the way up, at the top and when something in it has focus", async ({ page }) => {
  await open(page, "/user/components/opentasks");
  const top = async () => (await page.locator("[data-navbar]").boundingBox())?.y ?? 0;
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(top).toBeLessThan(-40);
  await page.mouse.wheel(0, -200);
  await expect.poll(top).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThan(-40);
  await page.getByRole("link", { name: "Planloom documentation, home" }).focus();
  await expect.poll(top).toBe(0);
});
