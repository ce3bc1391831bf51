// Workarounds for Safari, as far as another browser can verify them.
import { expect, open, test } from "./fixtures";

const start = "/keeper/lamp/walk";

test("numbers and dates do not become links, and text does not grow in landscape", async ({ page }) => {
  await page.goto(start);
  const detection = page.locator('meta[name="format-detection"]');
  for (const kind of ["telephone", "date", "address", "email"])
    await expect(detection).toHaveAttribute("content", new RegExp(`${kind}=no`));
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const styles = await Promise.all(sheets.map(async (sheet) => (await page.request.get(sheet)).text()));
  expect(styles.join("")).toContain("-webkit-text-size-adjust:100%");
});

test("search fields have no native appearance", async ({ page }) => {
  await page.goto("/search");
  await expect(page.getByRole("searchbox").first()).toHaveCSS("appearance", "none");
});

test("links that act as buttons are tab stops", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, start);
  const buttons = page.locator('a[role="button"]');
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all()) await expect(button).toHaveAttribute("tabindex", "0");
});

test("diagram text sets its baseline on each tspan", async ({ page }) => {
  await open(page, "/parts/all");
  await page.getByRole("heading", { name: "Sequence diagram" }).scrollIntoViewIfNeeded();
  const part = page.locator('[data-diagram] text[dominant-baseline="central"] tspan').first();
  await part.evaluate((element) => element.setAttribute("dominant-baseline", "auto"));
  await expect(part).toHaveCSS("dominant-baseline", "central");
});

test("a heading on paper reaches over the lines below it, which stay where they are", async ({ page }) => {
  await page.goto(start);
  await page.emulateMedia({ media: "print" });
  for (const name of ["Limits", "Related"]) {
    const text = page.getByRole("heading", { name, exact: true });
    const { own, next, reach } = await text.evaluate((element) => {
      const around = element.parentElement ?? element;
      return {
        own: element.getBoundingClientRect(),
        next: around.nextElementSibling?.getBoundingClientRect(),
        reach: Number.parseFloat(getComputedStyle(around, "::after").height),
      };
    });
    expect(reach).toBeGreaterThanOrEqual(40);
    expect(next?.top).toBeGreaterThanOrEqual(own.bottom);
    expect(next?.top).toBeLessThan(own.bottom + 20);
  }
});
