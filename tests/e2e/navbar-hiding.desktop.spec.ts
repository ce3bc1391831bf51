import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixtures";

test("the navbar hides on scrolling down and shows on scrolling up and on focus, except focus by mouse", async ({
  page,
}) => {
  await open(page, "/keeper/lamp/walk");
  const top = async () => (await page.locator("[data-navbar]").boundingBox())?.y ?? 0;
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(top).toBeLessThan(-40);
  await page.mouse.wheel(0, -200);
  await expect.poll(top).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThan(-40);
  await page.getByRole("link", { name: "Planloom DOCS home page" }).focus();
  await expect.poll(top).toBe(0);
  await test.step("a mouse click does not pin it", async () => {
    await page.getByRole("button", { name: /^Color mode/ }).click();
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 900);
    await expect.poll(top).toBeLessThan(-40);
  });
});

test("buttons beside a call do not move when the navbar hides or shows, so that no click misses them", async ({
  page,
}) => {
  await open(page, "/workshop/visits");
  const button = page.getByRole("button", { name: "Try it: POST /appointment", exact: true });
  const height = async () => Math.round((await button.boundingBox())?.y ?? 0);
  const top = async () => (await page.locator("[data-navbar]").boundingBox())?.y ?? 0;
  const scroll = (by: number) => page.evaluate((pixels) => scrollBy(0, pixels), by);
  await button.locator("xpath=ancestor::section[1]").evaluate((section) => section.scrollIntoView());
  await scroll(400);
  await expect.poll(top).toBeLessThan(-40);
  const away = await height();
  await scroll(-60);
  await expect.poll(top).toBe(0);
  expect(await height()).toBe(away);
});

test.describe("the navbar does not cover the focused element", () => {
  /** Pixels of the focused element that the navbar covers. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const navbar = document.querySelector("[data-navbar]");
      const focused = document.activeElement;
      if (!navbar || !focused || navbar.contains(focused)) return 0;
      const edge = navbar.getBoundingClientRect().bottom;
      const { top, bottom } = focused.getBoundingClientRect();
      return edge > 0 && bottom > 0 ? Math.max(0, Math.round(edge - top)) : 0;
    });
  const inMain = (page: Page) => page.evaluate(() => document.activeElement?.closest("main") !== null);

  test("while tabbing backward through a page", async ({ page }) => {
    await open(page, "/keeper/lamp/walk");
    await page.getByRole("contentinfo").getByRole("link", { name: "Keeper handbook" }).focus();
    let steps = 0;
    do {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => covered(page)).toBe(0);
      steps++;
    } while (steps < 5 || (await inMain(page)));
    expect(steps).toBeGreaterThan(15);
  });

  test("while scrolling up with the focused element at the top edge", async ({ page }) => {
    await open(page, "/keeper/lamp/walk");
    const link = page.getByRole("main").getByRole("link", { name: "station" });
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 300);
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await link.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 4));
    const top = async () => (await page.locator("[data-navbar]").boundingBox())?.y ?? 0;
    await expect.poll(top).toBeLessThan(-40);
    await page.mouse.wheel(0, -24);
    await expect.poll(() => link.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(20);
    await expect.poll(() => covered(page)).toBe(0);
    await page.mouse.wheel(0, -120);
    await expect.poll(top).toBe(0);
    await expect.poll(() => covered(page)).toBe(0);
  });
});
