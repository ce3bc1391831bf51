import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../e2e/fixtures";
import { drawnPage, kinds } from "./export";

/** Opens a page with a diagram. Returns the diagram and its accessible name. */
async function openDiagram(page: Page) {
  await open(page, drawnPage);
  const diagram = page.locator("main [data-diagram]").first();
  return { diagram, name: (await diagram.getAttribute("aria-label")) ?? "" };
}

test("a prerendered diagram has text, follows the color mode, has no inline styles, and loads no Mermaid code", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const { diagram, name } = await openDiagram(page);
  const drawing = diagram.getByRole("img", { name, exact: true });
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator("text").filter({ hasText: /\w/ }).first()).toBeVisible();
  expect(await drawing.locator("[style], style, foreignObject").count()).toBe(0);
  expect(await drawing.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
    (page.viewportSize()?.width ?? 0) < 996 ? 400 : 0,
  );
  const ink = () =>
    drawing
      .locator("rect[stroke]")
      .first()
      .evaluate((box) => getComputedStyle(box).fill);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await ink();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ink).not.toBe(light);
  await page.waitForLoadState("networkidle");
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.filter((text) => text.includes("themeVariables"))).toEqual([]);
});

test("an enlarged diagram fills the window, pans and zooms by key and pointer, and closes on Escape", async ({
  page,
}) => {
  const { name } = await openDiagram(page);
  const enlarge = page.getByRole("button", { name: `Enlarge: ${name}`, exact: true });
  await enlarge.click();
  const dialog = page.getByRole("dialog", { name, exact: true });
  await expect(dialog).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  const drawing = dialog.locator("svg[viewBox]").first();
  const box = async () => (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const first = await box();

  await page.keyboard.press("+");
  expect((await box()).width).toBeCloseTo(first.width * 1.4, 0);
  await page.keyboard.press("0");
  expect(await box()).toEqual(first);
  await page.keyboard.press("ArrowRight");
  expect((await box()).x).toBeCloseTo(first.x - 60, 0);
  await page.getByRole("button", { name: "Whole drawing" }).click();
  expect(await box()).toEqual(first);

  const pointer = { x: width / 2, y: height / 3 };
  await page.mouse.move(pointer.x, pointer.y);
  await page.mouse.down();
  await page.mouse.move(pointer.x + 40, pointer.y + 30);
  await page.mouse.up();
  const moved = await box();
  expect(moved.x - first.x).toBeCloseTo(40, 0);
  expect(moved.y - first.y).toBeCloseTo(30, 0);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await box()).width).toBeGreaterThan(first.width * 1.2);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test("a wide figure can be enlarged and closed", async ({ page }) => {
  await open(page, kinds.figure ?? "/");
  const figure = page.locator("main figure:has([data-enlarges=wide])").first();
  const [, words = ""] = await figure.getByRole("img").locator("text").allTextContents();
  await figure.getByRole("button", { name: /^Enlarge: / }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(words, { exact: true }).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("no two labels of a diagram overlap", async ({ page }) => {
  const folder = join("content", "_diagrams");
  const drawings = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  await page.goto(drawnPage);
  const covered = await page.evaluate(async (all) => {
    const place = document.querySelector("main [data-diagram] [role=img]");
    if (!place) throw new Error("The page has no drawing, whose place others could take.");
    await document.fonts.ready;
    /** In pixels: lines of one label may touch, and a letter seldom fills the height of its line. */
    const slack = 4;
    return Object.entries(all).flatMap(([name, svg]) => {
      place.innerHTML = svg;
      const labels = [...place.querySelectorAll("text")].map((label) => ({
        text: label.textContent,
        box: label.getBoundingClientRect(),
      }));
      if (labels.length < 2) throw new Error(`${name} has no labels to compare.`);
      return labels.flatMap((one, index) =>
        labels
          .slice(index + 1)
          .filter(
            ({ box }) =>
              Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 0 &&
              Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > slack,
          )
          .map((other) => `${name}: "${one.text}" and "${other.text}"`),
      );
    });
  }, drawings);
  expect(covered).toEqual([]);
});
