import { colorViolationsByKind, violationsByKind } from "./axe";
import { expect, expectNoOverflow, hydrated, open, test } from "./fixtures";

const path = "/parts/all";

test("admonitions, code blocks, task list items, and images render with their labels, marks, and sizes", async ({
  page,
}) => {
  await open(page, path);
  await test.step("an admonition shows its kind or its title", async () => {
    for (const name of ["Note", "Tip", "Info", "Warning", "Danger"]) {
      await expect(
        page
          .getByRole("note")
          .filter({ has: page.getByText(name, { exact: true }) })
          .first(),
      ).toBeVisible();
    }
    await expect(page.getByRole("note").filter({ hasText: "Revoke works at once" })).toBeVisible();
  });
  await test.step("a code block has a title, a dark background, marked lines, line numbers, and no inline styles", async () => {
    const block = page.getByRole("figure").filter({ hasText: "appointment.json" }).first();
    await expect(block.getByRole("group", { name: "appointment.json, JSON code" })).toBeVisible();
    await expect(block.locator("code .line.highlight")).toHaveCount(4);
    await expect(block).toHaveCSS("background-color", "rgb(30, 30, 42)");
    await expect(page.locator("code .line.add")).not.toHaveCount(0);
    await expect(page.locator("code .line.remove")).not.toHaveCount(0);
    await expect(page.locator('code [data-n="5"]').first()).toBeVisible();
    const numbers = await page
      .locator("code [data-n]")
      .evaluateAll((lines) => lines.map((line) => [getComputedStyle(line, "::before").content, line.textContent]));
    expect(numbers).toContainEqual([expect.anything(), ""]);
    for (const [content] of numbers) expect(content, "an empty line has its number, too").toMatch(/\d/);
    await expect(page.locator("code [style]")).toHaveCount(0);
  });
  await test.step("a task list item keeps code on its line", async () => {
    const item = page.getByRole("listitem").filter({ hasText: "and read the answer" });
    expect((await item.boundingBox())?.height).toBeLessThan(40);
    await expect(item.getByRole("checkbox", { name: "Send a job and read the answer" })).toBeVisible();
  });
  await test.step("an image has width and height attributes and can be enlarged", async () => {
    const image = page.getByRole("button", { name: /^Enlarge image/ }).first();
    const inner = image.getByRole("img", { includeHidden: true });
    await expect(inner).toHaveAttribute("width", "640");
    await expect(inner).toHaveAttribute("height", "240");
    await image.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(image).toBeFocused();
  });
});

test("an admonition title with inline code wraps as one run of text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const title = page.getByRole("note").filter({ hasText: "Look at" }).locator("p").first();
  const [end, height] = await title.evaluate((element) => {
    const rest = document.createTextNode(" of every answer with status 429 before you call once more");
    element.append(rest);
    const range = document.createRange();
    range.selectNode(rest);
    const code = element.querySelector("code")?.getBoundingClientRect().right ?? 0;
    const lines = [...range.getClientRects()];
    return [Math.min(...lines.map(({ left }) => left)) < code ? "on the next line" : "in a column", lines.length];
  });
  expect(end).toBe("on the next line");
  expect(height).toBeLessThan(4);
});

test("tabs switch by arrow key, stay in sync across the page, and are remembered", async ({ page }) => {
  await open(page, path);
  const sets = page.getByRole("tablist", { name: "Bash or PowerShell" });
  const set = sets.first();
  await test.step("switch by arrow key", async () => {
    await set.getByRole("tab", { name: "Bash" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(set.getByRole("tab", { name: "PowerShell" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(set.getByRole("tab", { name: "Bash" })).toBeFocused();
    await expect(set.getByRole("tab", { name: "Bash" })).toHaveAttribute("aria-selected", "true");
  });
  await expect(sets).toHaveCount(2);
  await set.getByRole("tab", { name: "PowerShell" }).click();
  for (const set of await sets.all()) {
    await expect(set.getByRole("tab", { name: "PowerShell" })).toHaveAttribute("aria-selected", "true");
  }
  await expect(page.getByRole("tabpanel", { name: "PowerShell" })).toHaveCount(2);
  await page.reload();
  await expect(sets.last().getByRole("tab", { name: "PowerShell" })).toHaveAttribute("aria-selected", "true");
});

test("a hidden tab panel takes no space, and is revealed by find-in-page and in print", async ({ page }) => {
  await open(page, path);
  const hidden = page.getByText("Owen Gallagher rotates the API key.");
  await expect(hidden).toBeHidden();
  await expect(page.getByRole("tabpanel", { name: "Administrator" })).toHaveCount(0);
  await expect(page.locator("[data-label=Administrator]")).toHaveJSProperty("offsetHeight", 0);
  // A text fragment makes the browser search as find-in-page does.
  await page.goto(`${path}#:~:text=rotates%20the%20API%20key`);
  await expect(hidden).toBeInViewport();
  await expect(page.getByRole("tab", { name: "Administrator" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Maya Lindqvist drags the chiller inspection")).toBeHidden();
  await page.getByRole("tab", { name: "Planner" }).click();
  await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(hidden).toBeVisible();
});

test.describe("a code block", () => {
  test("copies without line numbers and markers, wraps on request, and offers that only where lines overflow", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, path);
    await test.step("copies without line numbers and markers", async () => {
      const block = page.getByRole("figure").filter({ hasText: "position.mjs" }).first();
      await block.getByRole("button", { name: "Copy code: position.mjs", exact: true }).click();
      await expect(block.getByRole("status")).toHaveText("Copied");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^import \{ PlanloomClient \} from "@planloom\/sdk";\n/);
      expect(copied).not.toMatch(/highlight-|\[!code/);
    });
    await test.step("offers to wrap only lines that overflow", async () => {
      await page.mouse.move(5, 5);
      const short = page.getByRole("figure").filter({ hasText: "export PLANLOOM_ENV" }).first();
      await expect(short.getByRole("button", { name: "Copy code" })).toBeVisible();
      await expect(short.getByRole("button", { name: "Wrap lines" })).toBeHidden();
    });
    await test.step("wraps on request", async () => {
      const block = page.getByRole("figure").filter({ hasText: "One command, one line" }).first();
      const scrolls = () => block.locator("pre").evaluate((pre) => pre.scrollWidth > pre.clientWidth);
      await expect.poll(scrolls).toBe(true);
      await block.getByRole("button", { name: "Wrap lines: One command, one line", exact: true }).click();
      await expect(block.getByRole("button", { name: "Wrap lines" })).toHaveAttribute("aria-pressed", "true");
      await expect.poll(scrolls).toBe(false);
    });
  });

  test("selects its text when the clipboard is blocked", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await open(page, path);
    const block = page.getByRole("figure").filter({ hasText: "position.mjs" }).first();
    await block.getByRole("button", { name: "Copy code" }).click();
    await expect(block.getByRole("status")).toContainText("press Ctrl+C");
    expect(await page.evaluate(() => String(getSelection()))).toContain("PlanloomClient");
  });
});

test("what is copied of a figure leaves out the sentence that only screen readers read", async ({ page }) => {
  await open(page, "/parts/figures");
  const figure = page.getByRole("figure", { name: /What the figure StateFlow shows/ });
  const [description = ""] = await figure.locator("p").allTextContents();
  expect(description).toMatch(/\w{3}/);
  const copied = await figure.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  expect(copied).toContain("What the figure StateFlow shows");
  expect(copied).not.toContain(description);
});

test("details open, footnotes link there and back, and nothing widens the page", async ({ page }) => {
  await open(page, path);
  await page.getByText("How the 21.5 hours come about").click();
  await expect(
    page.getByRole("group").filter({ hasText: "How the 21.5 hours come about" }).locator("p").first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "1", exact: true }).first().click();
  await expect(page).toHaveURL(/#user-content-fn-/);
  await expect(page.locator("#footnote-label")).toHaveText("Footnotes");
  // By key: late rendering can move the link while the page scrolls, and a click that lands beside it does nothing.
  await page.getByRole("link", { name: "Back to reference 1", exact: true }).press("Enter");
  await expect(page).toHaveURL(/#user-content-fnref-/);
  await expectNoOverflow(page);
});

test("pages with components have no axe violations in light and dark mode", async ({ page }) => {
  test.slow();
  for (const address of [path, "/keeper/lamp/walk", "/station/logbook", "/workshop/visits", "/tags", "/keeper/knots"]) {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(address);
    await hydrated(page);
    expect(await violationsByKind(page), address).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await colorViolationsByKind(page), `${address}, dark`).toEqual([]);
  }
});
