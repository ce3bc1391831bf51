import { expect, open, test } from "./fixtures";

test("the table of contents marks the section being read", async ({ page }) => {
  await open(page, "/keeper/lamp/walk");
  const toc = page.getByRole("complementary", { name: "On this page" });
  const link = (name: string) => toc.getByRole("link", { name, exact: true });
  await page
    .getByRole("heading", { name: "What you can do from here" })
    .evaluate((heading) => heading.scrollIntoView({ block: "start" }));
  await expect(link("What you can do from here")).toHaveAttribute("aria-current", "true");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(link("Related")).toHaveAttribute("aria-current", "true");
  await expect(toc.locator("[aria-current]")).toHaveCount(1);
});

test("its links lead to the sections without covering them", async ({ page }) => {
  await open(page, "/keeper/lamp/walk");
  await page
    .getByRole("complementary", { name: "On this page" })
    .getByRole("link", { name: "Limits", exact: true })
    .click();
  const heading = page.getByRole("heading", { name: "Limits", exact: true });
  const navbar = await page.locator("[data-navbar]").boundingBox();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(900);
  const top = (await heading.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual(Math.max(0, (navbar?.y ?? 0) + (navbar?.height ?? 0)) - 1);
});
