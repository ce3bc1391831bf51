import type { Page } from "@playwright/test";
import { accessibilityTree } from "./accessibility-tree";
import { drawDiagrams, expect, open, test } from "./fixtures";

/** Roles that need an accessible name: without one, a screen reader announces nothing useful. */
const named = ["link", "button", "heading", "image", "figure", "navigation", "region", "tablist", "tab", "textbox"];

/** Asserts that every element with one of these roles has a name, and that no `title` attribute repeats its element's name. */
async function expectNames(page: Page): Promise<void> {
  const silent = (await accessibilityTree(page)).filter(({ role, name }) => named.includes(role) && !name.trim());
  expect(silent, page.url()).toEqual([]);
  const repeated = await page.locator("[title]").evaluateAll((all) =>
    all
      .filter((element) => {
        const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
        return name.trim() === element.getAttribute("title")?.trim();
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(repeated, page.url()).toEqual([]);
}

test("every figure exposes its caption as its name, its text as its details, and a sentence about it once", async ({
  page,
}) => {
  for (const path of ["/parts/figures", "/parts/narrow"]) {
    await open(page, path);
    const captions = (await page.locator("main figure > figcaption").allTextContents()).map((text) => text.trim());
    const tree = await accessibilityTree(page);
    const figures = tree.filter(({ role }) => role === "figure");
    expect(captions.length).toBeGreaterThan(1);
    expect(figures).toHaveLength(captions.length);
    for (const [index, figure] of figures.entries()) {
      expect(figure.name).toBe(captions[index]);
      expect(figure.details).toBe(1);
    }
    const sentences = await page.locator("main figure > p:first-child").allTextContents();
    expect(sentences).toHaveLength(captions.length);
    // A line of text is a node of its own below its text.
    const told = tree.flatMap(({ role, name, description }) => [role === "InlineTextBox" ? "" : name, description]);
    for (const sentence of sentences) expect(sentence).toMatch(/^\S.{20,}\.$/);
    expect(told.filter((text) => sentences.includes(text))).toEqual(sentences);
    const summaries = await page.locator("main figure > details > summary").allTextContents();
    expect(summaries).toHaveLength(captions.length);
    for (const [index, summary] of summaries.entries()) {
      const [lead, caption = ""] = summary.split(/: (.*)/);
      expect(lead).toBe("Text of this figure");
      // If the figure has a mark, the caption starts with the mark's number and name.
      expect(captions[index]).toMatch(new RegExp(`^(?:1 .+ )?${caption}$`));
    }
    await expectNames(page);
  }
});

test("headings are named by their text alone, diagrams by their captions, and heading links after their headings", async ({
  page,
}) => {
  await open(page, "/parts/all");
  await expectNames(page);
  await drawDiagrams(page);
  const tree = await accessibilityTree(page);
  const main = page.getByRole("main");
  const texts = await main.locator("h1, .prose :is(h2, h3)").allTextContents();
  const told = tree.filter(({ role }) => role === "heading").map(({ name }) => name);
  expect(texts.length).toBeGreaterThan(5);
  expect(told).toEqual(expect.arrayContaining(texts.map((text) => text.trim())));
  const links = tree.filter(({ role, name }) => role === "link" && name.startsWith("Section: "));
  expect(links.length).toBeGreaterThan(5);
  for (const { name } of links) expect(told).toContain(name.slice("Section: ".length));
  const anchor = await main
    .getByRole("link", { name: /^Section: / })
    .first()
    .boundingBox();
  expect(Math.min(anchor?.width ?? 0, anchor?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const captions = await main.locator("[data-diagram] > figcaption").allTextContents();
  expect(captions.length).toBeGreaterThan(0);
  expect(tree.filter(({ role }) => role === "image").map(({ name }) => name)).toEqual(expect.arrayContaining(captions));
  const sets = tree.filter(({ role }) => role === "tablist");
  expect(sets.map(({ name }) => name)).toContain("Bash or PowerShell");
  expect(sets.filter(({ name }) => name === "")).toEqual([]);
});

test("a page's reading order matches its visual order, with one landmark of each kind and no title that repeats a name", async ({
  page,
}) => {
  for (const path of ["/", "/keeper/knots", "/workshop/visits"]) {
    await open(page, path);
    await expectNames(page);
  }
  await open(page, "/keeper/lamp/walk");
  const tree = await accessibilityTree(page);
  const landmarks = tree
    .filter(({ role }) => /^(banner|main|contentinfo|complementary)$/.test(role))
    .map(({ role }) => role);
  expect(landmarks).toEqual(["banner", "main", "complementary", "contentinfo"]);
  const navigations = tree.filter(({ role }) => role === "navigation").map(({ name }) => name);
  expect(new Set(navigations).size).toBe(navigations.length);
  expect(navigations).not.toContain("");
  // No element of the article is higher up than the element before it.
  const tops = await page
    .locator("article > :visible, article .prose > :visible")
    .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});
