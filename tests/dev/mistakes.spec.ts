import type { Locator, Page } from "@playwright/test";
import { address, file, head, save } from "./a-page";
import { expect, test } from "./fixtures";
import { type Preview, siteDir } from "./preview";

type Parts = { page: Page; preview: Preview; bar: Locator };

type Mistake = [name: string, body: string, message: RegExp, start?: string];

/** One mistake of each kind: syntax, component, site, product, front matter. */
const kinds: Mistake[] = [
  ["a component that is not closed", "<Steps>", /Malformed MDX: Expected a closing tag for `<Steps>`/],
  ["an unknown attribute", '<Details summry="x">\n\ny\n\n</Details>', /summry/],
  ["a broken link", "[a](/keeper/roeps)", /Link to "\/keeper\/roeps" matches no page/],
  ["an unknown error code", "See PL-7777.", /There is no error code PL-7777/],
  ["bad front matter", "a", /Not valid YAML/, head("concept", "tags: [a\n")],
];

const others: Mistake[] = [
  ["a bare brace", "a {b", /Malformed MDX: Unexpected end of file in expression/],
  ["an unknown component", "<Stepz />", /Stepz/],
  ["an expression", "a {1 + 1} b", /JavaScript expression "\{1 \+ 1\}" would be dropped/],
  ["an import", 'import a from "b"', /Import or export in a page/],
  ["an unknown admonition", ":::wraning\n\na\n\n:::", /Unknown admonition ":::wraning"/],
  ["a broken anchor", "## Use\n\n[a](#usee)", /No heading "#usee"/],
  ["a missing image", "![a](/nothing.png)", /Image "\/nothing.png" does not exist/],
  ["an unknown language", "```jsn\n{}\n```", /Unknown code language "jsn"/],
  ["an unknown page type", "a", /concpt/, head("concpt")],
  ["an unknown key", "a", /titel/, head("concept", "titel: b\n")],
];

test.afterAll(({ preview }) => preview.remove(file));

/** Opens a valid page, then makes and fixes one mistake after the other. */
async function makeAndMend(mistakes: readonly Mistake[], { page, preview, bar }: Parts): Promise<void> {
  save(preview, "Good text.");
  await page.goto(address);
  await expect(page.getByText("Good text.", { exact: true })).toBeVisible();
  await expect(bar).toContainText(file);
  for (const [name, body, message, start] of mistakes) {
    await test.step(name, async () => {
      save(preview, `Good text.\n\n${body}`, start);
      await expect(bar).toContainText(message);
      await expect(page.getByText("Good text.", { exact: true })).toBeVisible();
      save(preview, "Good text.");
      await expect(bar).not.toContainText(message);
    });
  }
}

test("mistakes appear in the author bar while the page stays as it was, and disappear when fixed", async ({
  page,
  preview,
  bar,
}) => {
  await makeAndMend(kinds, { page, preview, bar });
  await test.step("a file that an editor has truncated before rewriting it", async () => {
    preview.write(file, "");
    await expect(bar).toContainText("The page has no front matter.");
    await expect(page.getByText("Good text.", { exact: true })).toBeVisible();
    save(preview, "Good text.");
    await expect(bar).not.toContainText("The page has no front matter.");
  });
});

test("all other kinds of mistakes in a page appear and disappear in the same way", { tag: "@long" }, async ({
  page,
  preview,
  bar,
}) => {
  await makeAndMend(others, { page, preview, bar });
});

/** Mistakes in files that many pages share: every page shows them. */
const manifest = `${siteDir}/manifest.ts`;
const sampleWorld = "content/_reference/sample-world.yaml";
const shared: [name: string, file: string, from: string | RegExp, to: string, message: RegExp][] = [
  [
    "a sidebar entry without a page",
    manifest,
    '"/keeper/ropes"',
    '"/keeper/roeps"',
    /manifest\.ts:\d+:\d+.*lists "\/keeper\/roeps", which is not a page/s,
  ],
  ["a sidebar that throws", manifest, 'link("Ropes"', 'lnk("Ropes"', /manifest\.ts:\d+:\d+.*lnk is not defined/s],
  ["a sidebar that does not compile", manifest, 'link("Ropes"', 'link "Ropes"', /manifest\.ts:\d+:\d+.*Expected/s],
  [
    "settings that throw",
    "lib/product/settings.ts",
    "title: brand",
    "title: brnd",
    /settings\.ts:\d+:\d+.*brnd is not defined/s,
  ],
  [
    "a redirect to nothing",
    manifest,
    'from: "/old/walk", to: "/keeper/lamp/walk"',
    'from: "/old/walk", to: "/keeper/lamp/walkk"',
    /manifest\.ts:\d+:\d+.*leads to "\/keeper\/lamp\/walkk", which is not a page/s,
  ],
  [
    "a wrong value in a reference document",
    "content/_reference/errors.yaml",
    "retried: false",
    "retried: fals",
    /errors\.yaml:\d+.*fals/s,
  ],
  ["an unknown name in the sample world", sampleWorld, /phone: R\d+/, "phone: R9999", /sample-world\.yaml:\d+.*R9999/s],
  ["a sample world that is no YAML", sampleWorld, /phone: R/, "phone: [R", /sample-world\.yaml:\d+.*Not valid YAML/s],
];

test("mistakes in shared files appear in the author bar of an open page, which stays as it was", {
  tag: "@long",
}, async ({ page, preview, bar }) => {
  await page.goto("/keeper/lamp");
  const title = page.getByRole("heading", { level: 1, name: "The lamp" });
  const [, subject = ""] = /subject: ([^,\n]+)/.exec(preview.read(sampleWorld)) ?? [];
  await expect(page.getByText(subject).first()).toBeAttached();
  for (const [name, where, from, to, message] of shared) {
    await test.step(name, async () => {
      const undo = preview.edit(where, from, to);
      await expect(bar).toContainText(message);
      await expect(title).toBeVisible();
      await expect(page.getByText(subject).first()).toBeAttached();
      undo();
      await expect(bar).not.toContainText(message);
    });
  }
});

test("a post has the author bar, too, and stays as it was while it has a mistake", { tag: "@long" }, async ({
  page,
  preview,
  bar,
}) => {
  const post = `${siteDir}/content/blog/new-lens.mdx`;
  await page.goto("/blog/new-lens");
  await expect(bar).toContainText(post);
  const inPost: [from: string | RegExp, to: string, message: RegExp][] = [
    ["\ntitle:", "\ntitel:", /titel/],
    [/\n\n(?=[A-Z])/, "\n\n[a](/keeper/roeps)\n\n", /Link to "\/keeper\/roeps" matches no page/],
    [/\n\n(?=[A-Z])/, "\n\n<Steps>\n\n", /Malformed MDX/],
  ];
  for (const [from, to, message] of inPost) {
    const undo = preview.edit(post, from, to);
    await expect(bar).toContainText(message);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A new lens");
    undo();
    await expect(bar).not.toContainText(message);
  }
});

test("page and findings follow every save of an editor that replaces the file", async ({ page, preview, bar }) => {
  const write = (body: string) => preview.swap(file, `${head()}${body}\n`);
  write("Text 0.");
  await page.goto(address);
  for (const count of [1, 2, 3]) {
    write(`Text ${count}.\n\n[a](/keeper/roeps)`);
    await expect(page.getByText(`Text ${count}.`, { exact: true })).toBeVisible();
    await expect(bar).toContainText(/Link to "\/keeper\/roeps" matches no page/);
    write(`Text ${count}, mended.`);
    await expect(page.getByText(`Text ${count}, mended.`, { exact: true })).toBeVisible();
    await expect(bar).not.toContainText("roeps");
  }
});
