import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixtures";

const path = "/parts/all";

test.describe("diagrams", () => {
  const mermaidRequests = (page: Page) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    return scripts;
  };

  test("load their renderer when one comes into view, keep their natural width, and follow the color mode", async ({
    page,
  }) => {
    test.slow();
    const scripts = mermaidRequests(page);
    await test.step("a page without diagrams loads no Mermaid code", async () => {
      await open(page, "/keeper/knots");
      await page.waitForLoadState("networkidle");
      const isMermaid = await Promise.all(
        scripts.map(async (url) => (await (await page.request.get(url)).text()).includes("flowchart")),
      );
      expect(isMermaid).not.toContain(true);
    });
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const before = scripts.length;
    const heading = page.getByRole("heading", { level: 2, name: "Diagrams" });
    await heading.evaluate((element) => element.scrollIntoView());
    const diagram = page.locator("[data-diagram] svg").first();
    await expect(diagram).toBeVisible({ timeout: 20_000 });
    expect(scripts.length).toBeGreaterThan(before);
    expect(await diagram.evaluate((svg) => getComputedStyle(svg).maxWidth)).toBe("none");
    const box = diagram.locator("rect[stroke]").first();
    const ink = () => box.evaluate((rect) => getComputedStyle(rect).fill);
    const light = await ink();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(ink, { timeout: 15_000 }).not.toBe(light);
  });

  test.describe("with malicious source", () => {
    // Mermaid's sanitizer parses the source in an inert document, and the browser still reports its handlers.
    test.use({ expectedErrors: /inline event handler/ });
    test("run no scripts and request nothing from other hosts", async ({ page }) => {
      const outside: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("outside.example")) outside.push(request.url());
      });
      await open(page, "/parts/harm");
      for (const [index, text] of ["Safe", "Sound"].entries()) {
        const drawing = page.locator("[data-diagram] svg").nth(index);
        await drawing.scrollIntoViewIfNeeded();
        await drawing.getByText(text).click();
        const harm = "[onerror], [onclick], [href^='javascript'], foreignObject, image, img, style";
        expect(await drawing.locator(harm).count()).toBe(0);
        expect(await drawing.evaluate((svg) => svg.outerHTML)).not.toContain("url(http");
      }
      expect(await page.evaluate(() => "harmed" in globalThis)).toBe(false);
      expect(outside).toEqual([]);
    });
  });

  test.describe("whose renderer cannot be loaded", () => {
    test.use({ expectedErrors: /ERR_FAILED|chunk/i });
    // Each in a tab of its own: after aborted requests, the tab's next page may never reach network idle.
    for (const [what, files] of [
      ["ours", "**/_next/static/chunks/*.js"],
      ["Mermaid's", "**/_next/static/mermaid-*/**"],
    ] as const) {
      test(`show their source and the message: ${what}`, async ({ page }) => {
        await open(page, path);
        await page.waitForLoadState("networkidle");
        await page.route(files, (route) => route.abort());
        await page.getByRole("heading", { level: 2, name: "Diagrams" }).evaluate((element) => element.scrollIntoView());
        const alert = page.getByRole("alert").filter({ hasText: "The diagram could not be drawn" }).first();
        await expect(alert).toBeVisible();
        await expect(page.getByText("accTitle:").first()).toBeVisible();
      });
    }
  });
});
