import { address, file, head, save } from "./a-page";
import { expect, test } from "./fixtures";
import { siteDir } from "./preview";

/** Another page that a test changes. */
const knots = `${siteDir}/content/keeper/knots.mdx`;

const lines = "Line.\n\n".repeat(80);

test.beforeEach(({ preview }) => preview.remove(file));

test("a new page appears by itself, keeps its scroll position through edits, and reports its removal", {
  tag: "@long",
}, async ({ page, preview, bar }) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(address);
  await expect(title).toHaveText("Page not found");
  // An earlier test may have written and removed this page.
  await expect(bar).toContainText(/No file exists for \/keeper\/live-preview yet\.|was removed/);
  save(preview, "First text.");
  await expect(page.getByText("First text.", { exact: true })).toBeVisible();

  save(preview, `Second text.\n\n${lines}`);
  await expect(page.getByText("Second text.", { exact: true })).toBeVisible();
  // Next may reload a page once, while it first compiles what the page needs.
  let edit = 2;
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 900));
    edit += 1;
    save(preview, `Text number ${edit}.\n\n${lines}`);
    await expect(page.getByText(`Text number ${edit}.`, { exact: true })).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(900);
  }).toPass({ timeout: 60_000 });

  save(preview, "Text.", head("how-to"));
  await expect(bar).toContainText("how-to");
  preview.remove(file);
  await expect(title).toHaveText("Page not found");
  await expect(bar).toContainText(`${file} was removed.`);
});

test("a moved page links to its new path, and appears at the old one again when moved back", { tag: "@long" }, async ({
  page,
  preview,
  bar,
}) => {
  const other = file.replace("live-preview", "moved-preview");
  save(preview, "A text that moves.");
  await page.goto(address);
  await expect(page.getByText("A text that moves.", { exact: true })).toBeVisible();
  preview.move(file, other);
  await bar.getByRole("link", { name: "/keeper/moved-preview" }).click();
  await expect(page).toHaveURL("/keeper/moved-preview");
  await expect(page.getByText("A text that moves.", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  preview.move(other, file);
  await expect(page.getByText("A text that moves.", { exact: true })).toBeVisible();
});

test("the author bar links to the file, outline, and Markdown, and the sidebar labels drafts and unlisted pages", async ({
  page,
  preview,
  bar,
}) => {
  const entry = page.locator("#Sidebar").getByRole("link", { name: "Knots", exact: false }).first();
  const mark = () => entry.evaluate((link) => getComputedStyle(link, "::after").content);
  await page.goto("/keeper/knots");
  const opener = await bar.getByRole("link", { name: knots }).getAttribute("href");
  expect(opener).toContain(`launch-editor?file=${encodeURIComponent(knots)}`);
  // An earlier save may reload the page, which closes the bar's lists.
  await expect(async () => {
    const related = bar.getByRole("link", { name: "Related" });
    if (!(await related.isVisible())) await bar.getByText("Outline").click({ timeout: 5000 });
    await related.click({ timeout: 1000 });
    await expect(page).toHaveURL("/keeper/knots#related", { timeout: 5000 });
  }).toPass();
  await bar.getByText("Markdown").click();
  await expect(bar.getByText("# Knots")).toBeVisible();
  for (const kind of ["draft", "unlisted"]) {
    const undo = preview.edit(knots, "title:", `${kind}: true\ntitle:`);
    await expect(bar).toContainText(kind);
    await expect.poll(mark).toContain(`(${kind})`);
    undo();
    await expect.poll(mark).not.toContain(kind);
  }
});

test("an unknown path returns 404 without hydration errors", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", ({ message }) => errors.push(message));
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("main").getByRole("link").first()).toBeAttached();
  expect(errors.filter((text) => /hydrat|did not match|Minified|script tag/i.test(text))).toEqual([]);
});

test("'Try again' restores a crashed page, whether data or code was fixed", { tag: "@long" }, async ({
  page,
  preview,
}) => {
  const crash = page.getByRole("heading", { name: "This page crashed." });
  const title = page.getByRole("heading", { level: 1, name: "Knots" });
  const breakIt = () =>
    preview.edit(
      "components/layout/doc-page.tsx",
      "return (",
      'if (require("node:fs").existsSync("broken")) throw new Error("Broken.");\n  return (',
    );
  await page.goto("/keeper/knots");
  await expect(title).toBeVisible();
  preview.write("broken", "");
  const mend = breakIt();
  await expect(crash).toBeVisible();
  preview.remove("broken");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(title).toBeVisible();
  preview.write("broken", "");
  await page.reload();
  await expect(crash).toBeVisible();
  mend();
  await expect(async () => {
    if (await title.isHidden()) await page.getByRole("button", { name: "Try again" }).click({ timeout: 1000 });
    await expect(title).toBeVisible({ timeout: 5000 });
  }).toPass();
  preview.remove("broken");
});
