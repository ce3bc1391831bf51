import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** Whether the text is on the page, hidden parts included. */
const shows = (page: Page, text: string) => page.getByText(text).first();

type Edit = [kind: string, address: string, file: string, from: string, to: string];
const board = "/user/components/planningboard/toolbars";

/** Kinds of files that make a page, other than its own. */
const edits: Edit[] = [
  ["a paragraph", "/user/layouts", "content/user/layouts.mdx", "A layout is", "A zebra is"],
  ["front matter", "/user/layouts", "content/user/layouts.mdx", "title: Layouts", "title: Zebra layouts"],
  ["a sidebar", "/user/layouts", "sidebars.ts", 'link("Layouts"', 'link("Zebra entry"'],
  ["the settings", "/user/layouts", "lib/product/settings.ts", '"Partner zone"', '"Zebra zone"'],
  ["a text of the interface", "/user/layouts", "lib/texts/en/pages.ts", "Edit this page", "Edit this zebra"],
  ["a component", "/user/layouts", "components/authoring/author-bar.tsx", '"No findings"', '"No zebra found"'],
  ["the sample world", board, "content/_reference/sample-world.yaml", "Install split unit", "Install zebra unit"],
  ["data of figures", board, "content/_reference/figures/board.yaml", "label: Today", "label: Zebra day"],
  [
    "a reference document",
    "/administration/transactions/errors",
    "content/_reference/errors.yaml",
    "meaning: Appointment is locked",
    "meaning: Zebra is locked",
  ],
  ["a post", "/blog/sdk-4", "content/blog/sdk-4.mdx", "title: ", "title: Zebra "],
];

test("a saved file of any kind shows in the open browser, and so does its undoing", { tag: "@long" }, async ({
  page,
  preview,
}) => {
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

test("a saved style shows without loading the page anew", { tag: "@long" }, async ({ page, preview }) => {
  await page.goto("/user/layouts");
  const footer = page.getByRole("contentinfo");
  let undo = () => {};
  let width = 0;
  // Next tells a browser nothing of what is saved in the moment before it listens, nor again when the same is saved once more.
  await expect(async () => {
    undo();
    width++;
    undo = preview.edit("components/layout/footer.module.css", ".footer {", `.footer {\n  letter-spacing: ${width}px;`);
    await expect(footer).toHaveCSS("letter-spacing", `${width}px`, { timeout: 5000 });
  }).toPass();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  undo();
  await expect(footer).toHaveCSS("letter-spacing", "normal");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("a redirect acts as soon as it is written, and no longer once it is taken out", async ({ page, preview }) => {
  const line = '  { from: "/zebra", to: "/user/layouts" },\n';
  const undo = preview.edit("redirects.ts", "export const redirects = [\n", `export const redirects = [\n${line}`);
  await expect(async () => {
    await page.goto("/zebra");
    await expect(page).toHaveURL("/user/layouts", { timeout: 1000 });
  }).toPass();
  undo();
  await expect(async () => expect((await page.goto("/zebra"))?.status()).toBe(404)).toPass();
});

test("search and Ask know what was saved last", { tag: "@long" }, async ({ page, preview }) => {
  const question = "How do I feed a zebra?";
  const undoAnswers = preview.edit(
    "content/user/layouts.mdx",
    "answers:\n",
    `answers:\n  - question: ${question}\n    at: zebras\n`,
  );
  const undo = preview.edit("content/user/layouts.mdx", "\n## ", "\n## Zebras\n\nFeed the zebra with hay.\n\n## ");
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

test("what is saved before the browser listens shows, too", async ({ page, preview }) => {
  await page.goto("/user/layouts", { waitUntil: "commit" });
  const undo = preview.edit("content/user/layouts.mdx", "A layout is", "A zebra is");
  await expect(shows(page, "A zebra is")).toBeAttached();
  undo();
  await expect(shows(page, "A zebra is")).toHaveCount(0);
});

test("two browsers show the same edit", { tag: "@long" }, async ({ page, preview, browser }) => {
  const other = await browser.newPage();
  await Promise.all([page.goto("/user/layouts"), other.goto(`${preview.origin}/user/layouts`)]);
  const undo = preview.edit("content/user/layouts.mdx", "A layout is", "A zebra is");
  for (const each of [page, other]) await expect(shows(each, "A zebra is")).toBeAttached();
  undo();
  for (const each of [page, other]) await expect(shows(each, "A zebra is")).toHaveCount(0);
  await other.close();
});
