import { rmSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";

/** A page of these tests alone; git ignores it. */
const file = "content/authors/live-preview.mdx";
const address = "/authors/live-preview";

const head = (type = "concept", more = "") =>
  `---\ntitle: Live preview\ndescription: A page that tests write.\ntype: ${type}\nunlisted: true\n${more}---\n\n`;
const save = (body: string, start = head()) => writeFileSync(file, `${start}${body}\n`);
const bar = (page: Page) => page.getByRole("complementary", { name: "For authors" });
const remove = () => rmSync(file, { force: true });

test.beforeAll(remove);
test.afterAll(remove);

const lines = "Line.\n\n".repeat(80);

test("a new page opens by itself, its edits show while the reader stays, and it goes when it is removed", async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  save("First text.");
  await expect(page.getByText("First text.")).toBeVisible();

  save(`Second text.\n\n${lines}`);
  await expect(page.getByText("Second text.")).toBeVisible();
  // Next may load a page anew once, while it compiles what the page needs for the first time.
  let edit = 2;
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 900));
    edit += 1;
    save(`Text number ${edit}.\n\n${lines}`);
    await expect(page.getByText(`Text number ${edit}.`)).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(900);
  }).toPass({ timeout: 60_000 });

  save("Text.", head("how-to"));
  await expect(bar(page)).toContainText("how-to");
  remove();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

const mistakes: [name: string, body: string, message: RegExp, start?: string][] = [
  ["a component that is not closed", "<Steps>", /Malformed MDX: Expected a closing tag for `<Steps>`/],
  ["a bare brace", "a {b", /Malformed MDX: Unexpected end of file in expression/],
  ["an unknown component", "<Stepz />", /Stepz/],
  ["an unknown attribute", '<Details summry="x">\n\ny\n\n</Details>', /summry/],
  ["an expression", "a {1 + 1} b", /JavaScript expression "\{1 \+ 1\}" would be dropped/],
  ["an import", 'import a from "b"', /Import or export in a page/],
  ["an unknown admonition", ":::wraning\n\na\n\n:::", /Unknown admonition ":::wraning"/],
  ["a broken link", "[a](/user/layuots)", /Link to "\/user\/layuots" matches no page/],
  ["a broken anchor", "## Use\n\n[a](#usee)", /No heading "#usee"/],
  ["a missing image", "![a](/nothing.png)", /Image "\/nothing.png" does not exist/],
  ["an unknown language", "```jsn\n{}\n```", /Unknown code language "jsn"/],
  ["an unknown error code", "See PL-7777.", /There is no code PL-7777/],
  ["an unknown page type", "a", /concpt/, head("concpt")],
  ["an unknown key", "a", /titel/, head("concept", "titel: b\n")],
];

test("mistakes are shown over the page, which stays as it was, and go when they are mended", async ({ page }) => {
  save("Good text.");
  await page.goto(address);
  await expect(page.getByText("Good text.")).toBeVisible();
  await expect(bar(page)).toContainText(file);
  for (const [name, body, message, start] of mistakes) {
    await test.step(name, async () => {
      save(`Good text.\n\n${body}`, start);
      await expect(bar(page)).toContainText(message);
      await expect(page.getByText("Good text.")).toBeVisible();
      save("Good text.");
      await expect(bar(page)).not.toContainText(message);
    });
  }
});

test("an unknown address is not found, without an error of the server", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});
