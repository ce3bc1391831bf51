import { expect, open, test } from "./fixtures";

/** What is done for Safari alone, as far as another browser can show it. */
const start = "/keeper/lamp/walk";

test("no number or date becomes a link, and no text grows in landscape", async ({ page }) => {
  await page.goto(start);
  const detection = page.locator('meta[name="format-detection"]');
  for (const kind of ["telephone", "date", "address", "email"])
    await expect(detection).toHaveAttribute("content", new RegExp(`${kind}=no`));
  const sheet = await page.locator('link[rel="stylesheet"]').first().getAttribute("href");
  const styles = await (await page.request.get(sheet ?? "")).text();
  expect(styles).toContain("-webkit-text-size-adjust:100%");
});

test("search fields look as the style sheet says", async ({ page }) => {
  await page.goto("/search");
  await expect(page.getByRole("searchbox").first()).toHaveCSS("appearance", "none");
});

test("links that act as buttons are stops of the Tab key", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, start);
  const buttons = page.locator('a[role="button"]');
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all()) await expect(button).toHaveAttribute("tabindex", "0");
});

test("two fingers on a trackpad enlarge the figure, and not the page", async ({ page }) => {
  await open(page, "/parts/figures");
  await page
    .getByRole("button", { name: /^Enlarge: / })
    .first()
    .press("Enter");
  const figure = page.locator("dialog[open] [data-enlarges]");
  const width = async () => (await figure.boundingBox())?.width ?? 0;
  const before = await width();
  const wasPrevented = await figure.evaluate((element) =>
    [1, 1.5].map((scale, step) => {
      const type = step === 0 ? "gesturestart" : "gesturechange";
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 300, clientY: 300 });
      return !element.dispatchEvent(Object.assign(event, { scale }));
    }),
  );
  expect(wasPrevented).toEqual([true, true]);
  expect(await width()).toBeCloseTo(before * 1.5, 0);
});
