import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { type Preview, siteDir } from "./preview";

/** The first element with this text, hidden ones included. */
const shows = (page: Page, text: string) => page.getByText(text).first();

type Edit = [kind: string, address: string, file: string, from: string | RegExp, to: string];
const manifest = `${siteDir}/manifest.ts`;
const ropes = `${siteDir}/content/keeper/ropes.mdx`;
const board = "/keeper/lamp";

/** One edit for each kind of file that a page is made of. */
const edits: Edit[] = [
  ["a paragraph", "/keeper/ropes", ropes, "Hemp is for", "Zebra is for"],
  ["front matter", "/keeper/ropes", ropes, "title: Ropes", "title: Zebra ropes"],
  ["a sidebar", "/keeper/ropes", manifest, 'link("Ropes"', 'link("Zebra entry"'],
  ["the footer", "/keeper/ropes", manifest, 'title: "Ashore"', 'title: "Zebra ashore"'],
  ["the settings", "/keeper/ropes", "lib/product/settings.ts", "copyright: `", "copyright: `Zebra "],
  [
    "a text of the interface",
    "/keeper/ropes",
    "lib/texts/en/pages.ts",
    /editPage: "[^"]+"/,
    'editPage: "Edit this zebra"',
  ],
  ["a component", "/keeper/ropes", "components/authoring/author-bar.tsx", ">Outline<", ">Zebra outline<"],
  ["the sample world", board, "content/_reference/sample-world.yaml", /subject: [^,]+/, "subject: Zebra check"],
  [
    "data of figures",
    board,
    "content/_reference/figures/board.yaml",
    /label: [^,]+, type: text/,
    "label: Zebra, type: text",
  ],
  [
    "a reference document",
    "/workshop/reference",
    "content/_reference/errors.yaml",
    /meaning: .+,/,
    "meaning: Zebra is locked,",
  ],
  ["a post", "/blog/new-lens", `${siteDir}/content/blog/new-lens.mdx`, "title: ", "title: Zebra "],
];

test("saving and reverting a file of any kind updates the open page", { tag: "@long" }, async ({ page, preview }) => {
  for (const [kind, address, file, from, to] of edits) {
    await test.step(kind, async () => {
      if (new URL(page.url(), preview.origin).pathname !== address) await page.goto(address);
      const text = /[Zz]ebra/.exec(to)?.[0] ?? to;
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(shows(page, text)).toHaveCount(0);
      const undo = preview.edit(file, from, to);
      await expect(shows(page, text)).toBeAttached();
      undo();
      await expect(shows(page, text)).toHaveCount(0);
    });
  }
});

/** Marks the open document. Returns a function that tells whether it is still the same, i.e. was not reloaded. */
async function markLoaded(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  return () => page.evaluate(() => "isSame" in window);
}

/**
 * Opens the page about ropes and waits until its browser follows saves without a reload: one that connects after code was saved reloads
 * the page, since Next cannot tell what it has missed.
 */
async function openListening(page: Page, preview: Preview): Promise<void> {
  await page.goto("/keeper/ropes");
  await expect(async () => {
    const isSame = await markLoaded(page);
    const undo = preview.edit(ropes, "Hemp is for", "Zebra is for");
    try {
      await expect(shows(page, "Zebra is for")).toBeAttached();
    } finally {
      undo();
    }
    await expect(shows(page, "Zebra is for")).toHaveCount(0);
    expect(await isSame()).toBe(true);
  }).toPass();
}

test("saving a style sheet updates the page without a reload", { tag: "@long" }, async ({ page, preview }) => {
  await openListening(page, preview);
  const footer = page.getByRole("contentinfo");
  const isSame = await markLoaded(page);
  const undo = preview.edit("components/layout/footer.module.css", ".footer {", ".footer {\n  letter-spacing: 1px;");
  await expect(footer).toHaveCSS("letter-spacing", "1px");
  undo();
  await expect(footer).toHaveCSS("letter-spacing", "normal");
  expect(await isSame()).toBe(true);
});

/** Marks an element. Returns a function that tells whether the locator still finds the same one. */
async function markElement(element: Locator): Promise<() => Promise<boolean>> {
  await element.evaluate((node) => Object.assign(node, { isMarked: true }));
  return () => element.evaluate((node) => "isMarked" in node);
}

test("an edit keeps the DOM nodes of the navbar, footer, sidebar, and content, even below a new paragraph", async ({
  page,
  preview,
}) => {
  await openListening(page, preview);
  const parts = [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("navigation", { name: "Keeper handbook" }),
    page.getByRole("main").getByRole("heading", { level: 2 }).last(),
    page.getByRole("main").getByRole("table").last(),
  ];
  const areSame = await Promise.all(parts.map(markElement));
  const undo = preview.edit(ropes, "Hemp is for", "A new paragraph.\n\nHemp is for");
  await expect(shows(page, "A new paragraph.")).toBeAttached();
  for (const isSame of areSame) expect(await isSame()).toBe(true);
  undo();
  await expect(shows(page, "A new paragraph.")).toHaveCount(0);
  for (const isSame of areSame) expect(await isSame()).toBe(true);
});

test("a redirect takes effect when it is saved, and stops when it is removed", async ({ page, preview }) => {
  const line = '    { from: "/zebra", to: "/keeper/ropes" },\n';
  const undo = preview.edit(manifest, "redirects: [\n", `redirects: [\n${line}`);
  await expect(async () => {
    await page.goto("/zebra");
    await expect(page).toHaveURL("/keeper/ropes", { timeout: 1000 });
  }).toPass();
  undo();
  await expect(async () => expect((await page.goto("/zebra"))?.status()).toBe(404)).toPass();
});

test("search and Ask know what was saved last", { tag: "@long" }, async ({ page, preview }) => {
  const question = "How do I feed a zebra?";
  const knots = `${siteDir}/content/keeper/knots.mdx`;
  const undoAnswers = preview.edit(knots, /answers:.*\n/, `answers:\n  - question: ${question}\n    at: zebras\n`);
  const undo = preview.edit(knots, "\n## ", "\n## Zebras\n\nFeed the zebra with hay.\n\n## ");
  await page.goto("/search?q=zebra");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Zebras/ })
      .first(),
  ).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill(question);
  await page.getByRole("button", { name: `Ask a question: ${question}` }).click();
  await expect(page.getByRole("dialog").getByRole("article")).toContainText("Feed the zebra with hay.");
  undo();
  undoAnswers();
});

test("an open search updates its results after a save", { tag: "@long" }, async ({ page, preview }) => {
  await page.goto("/keeper/ropes");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("okapis");
  await expect(dialog).toContainText("No results");
  const undo = preview.edit(ropes, "Hemp is for", "Okapis like hemp. It is for");
  await expect(dialog.getByRole("link", { name: /Okapis/ })).toBeVisible();
  undo();
  await expect(dialog).toContainText("No results");
});

test("a save during page load shows up without hydration errors", async ({ page, preview }) => {
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", ({ message }) => said.push(message));
  for (const pause of [0, 150, 400]) {
    await page.goto("/keeper/ropes", { waitUntil: "commit" });
    await setTimeout(pause);
    const undo = preview.edit(ropes, "Hemp is for", "Zebra is for");
    await expect(shows(page, "Zebra is for")).toBeAttached();
    undo();
    await expect(shows(page, "Zebra is for")).toHaveCount(0);
  }
  expect(said.filter((text) => /hydrat|mounted/i.test(text))).toEqual([]);
});

test("two browsers show the same edit", { tag: "@long" }, async ({ page, preview, browser }) => {
  const other = await browser.newPage();
  await Promise.all([page.goto("/keeper/ropes"), other.goto(`${preview.origin}/keeper/ropes`)]);
  const undo = preview.edit(ropes, "Hemp is for", "Zebra is for");
  for (const each of [page, other]) await expect(shows(each, "Zebra is for")).toBeAttached();
  undo();
  for (const each of [page, other]) await expect(shows(each, "Zebra is for")).toHaveCount(0);
  await other.close();
});
