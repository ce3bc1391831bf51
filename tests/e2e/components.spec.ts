import { violations } from "./axe";
import { expect, expectFit, hydrated, open, test } from "./fixtures";

const path = "/parts/all";

test("admonitions show their kind or their title", async ({ page }) => {
  await page.goto(path);
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

test.describe("tabs", () => {
  test("stay in step across the page and are remembered", async ({ page }) => {
    await open(page, path);
    const sets = page.getByRole("tablist", { name: "Bash or PowerShell" });
    await expect(sets).toHaveCount(2);
    await sets.first().getByRole("tab", { name: "PowerShell" }).click();
    for (const set of await sets.all()) {
      await expect(set.getByRole("tab", { name: "PowerShell" })).toHaveAttribute("aria-selected", "true");
    }
    await expect(page.getByRole("tabpanel", { name: "PowerShell" })).toHaveCount(2);
    await page.reload();
    await expect(sets.last().getByRole("tab", { name: "PowerShell" })).toHaveAttribute("aria-selected", "true");
  });
  test("work with the arrow keys", async ({ page }) => {
    await open(page, path);
    const set = page.getByRole("tablist", { name: "Bash or PowerShell" }).first();
    await set.getByRole("tab", { name: "Bash" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(set.getByRole("tab", { name: "PowerShell" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(set.getByRole("tab", { name: "Bash" })).toBeFocused();
    await expect(set.getByRole("tab", { name: "Bash" })).toHaveAttribute("aria-selected", "true");
  });
});

test.describe("code", () => {
  test("is one string of lines with classes, dark in both modes, with title, marks and numbers", async ({ page }) => {
    await page.goto(path);
    const block = page.getByRole("figure").filter({ hasText: "appointment.json" }).first();
    await expect(block.getByRole("group", { name: "appointment.json, JSON code" })).toBeVisible();
    await expect(block.locator("code .line.highlight")).toHaveCount(4);
    await expect(block).toHaveCSS("background-color", "rgb(30, 30, 42)");
    await expect(page.locator("code .line.add")).not.toHaveCount(0);
    await expect(page.locator("code .line.remove")).not.toHaveCount(0);
    await expect(page.locator('code [data-n="5"]').first()).toBeVisible();
    await expect(page.locator("code [style]")).toHaveCount(0);
  });

  test("is copied without numbers and marks", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, path);
    const block = page.getByRole("figure").filter({ hasText: "position.mjs" }).first();
    await block.getByRole("button", { name: "Copy code" }).click();
    await expect(block.getByRole("status")).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^import \{ PlanloomClient \} from "@planloom\/sdk";\n/);
    expect(copied).not.toMatch(/highlight-|\[!code/);
  });

  test("is selected where the clipboard is blocked", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await open(page, path);
    const block = page.getByRole("figure").filter({ hasText: "position.mjs" }).first();
    await block.getByRole("button", { name: "Copy code" }).click();
    await expect(block.getByRole("status")).toContainText("press Ctrl+C");
    expect(await page.evaluate(() => String(getSelection()))).toContain("PlanloomClient");
  });

  test("offers to wrap only what does not fit", async ({ page }) => {
    await open(page, path);
    await page.mouse.move(5, 5);
    const short = page.getByRole("figure").filter({ hasText: "export PLANLOOM_ENV" }).first();
    await expect(short.getByRole("button", { name: "Copy code" })).toBeVisible();
    await expect(short.getByRole("button", { name: "Wrap lines" })).toBeHidden();
  });

  test("wraps on request", async ({ page }) => {
    await open(page, path);
    const block = page.getByRole("figure").filter({ hasText: "One command, one line" }).first();
    const scrolls = () => block.locator("pre").evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await expect.poll(scrolls).toBe(true);
    await block.getByRole("button", { name: "Wrap lines" }).click();
    await expect(block.getByRole("button", { name: "Wrap lines" })).toHaveAttribute("aria-pressed", "true");
    await expect.poll(scrolls).toBe(false);
  });
});

test.describe("diagrams", () => {
  const mermaidRequests = (page: import("@playwright/test").Page) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    return scripts;
  };

  test("load when one comes into view, keep their natural width and follow the color mode", async ({ page }) => {
    test.slow();
    const scripts = mermaidRequests(page);
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

  test.describe("that mean harm", () => {
    // What Mermaid's sanitizer reads in a document of its own, in which nothing runs, is reported all the same.
    test.use({ expectedErrors: /inline event handler/ });
    test("ask nobody else for anything and run nothing", async ({ page }) => {
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

  test("a page without diagrams loads none of it", async ({ page }) => {
    const scripts = mermaidRequests(page);
    await open(page, "/keeper/knots");
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(
      scripts.map(async (url) => (await (await page.request.get(url)).text()).includes("flowchart")),
    );
    expect(sizes).not.toContain(true);
  });

  test.describe("whose code cannot be loaded", () => {
    test.use({ expectedErrors: /ERR_FAILED|chunk/i });
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

test("an item of a task list keeps code within its line", async ({ page }) => {
  await page.goto(path);
  const item = page.getByRole("listitem").filter({ hasText: "and read the answer" });
  expect((await item.boundingBox())?.height).toBeLessThan(40);
  await expect(item.getByRole("checkbox", { name: "Send a job and read the answer" })).toBeVisible();
});

test("an image has its size before it arrives and can be enlarged", async ({ page }) => {
  await open(page, path);
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

test("details open, footnotes lead there and back, wide tables scroll on their own", async ({ page }) => {
  await open(page, path);
  await page.getByText("How the 21.5 hours come about").click();
  await expect(
    page.getByRole("group").filter({ hasText: "How the 21.5 hours come about" }).locator("p").first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "1", exact: true }).first().click();
  await expect(page).toHaveURL(/#user-content-fn-/);
  await expect(page.locator("#footnote-label")).toHaveText("Footnotes");
  await page.getByRole("link", { name: "Back to reference 1", exact: true }).click();
  await expect(page).toHaveURL(/#user-content-fnref-/);
  await expectFit(page);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no accessibility violation in ${colorScheme} mode`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const address of [
      path,
      "/keeper/lamp/walk",
      "/station/logbook",
      "/workshop/visits",
      "/tags",
      "/keeper/knots",
    ]) {
      await page.goto(address);
      await hydrated(page);
      expect(await violations(page), address).toEqual([]);
    }
  });
}
