import type { Page } from "@playwright/test";
import { searchSettings } from "../../lib/search-settings";
import { colorViolations, violations } from "../e2e/axe";
import { expect, open, test } from "../e2e/fixtures";
import { box } from "../e2e/search-fixtures";
import { htmlOf, kinds, pages, titleOf } from "../sweep/export";

const [suggested = ""] = searchSettings.suggestedQuestions;
const guide = pageOf("how-to");
/**
 * The first page whose HTML contains a text.
 * @throws Error when no page contains it, since a state would go unchecked.
 */
function pageWith(text: string): string {
  const found = pages.find((path) => htmlOf(path).includes(text));
  if (found === undefined) throw new Error(`No page of the export has ${text}.`);
  return found;
}

/** @throws Error when the export has no page of that kind. */
function pageOf(kind: string): string {
  const path = kinds[kind];
  if (path === undefined) throw new Error(`The export has no page of the kind "${kind}".`);
  return path;
}

const dialog = (page: Page) => page.locator("dialog[open]");
const status = (page: Page) => dialog(page).getByRole("status").last();
const header = (page: Page) => page.getByRole("banner");

const search = async (page: Page) => {
  await header(page).getByRole("button", { name: "Search" }).click();
  await expect(box(page)).toBeFocused();
};
const ask = async (page: Page, question: string) => {
  await search(page);
  await page.getByRole("button", { name: "Ask a question" }).click();
  if (!question) return;
  await page.getByRole("textbox", { name: "Ask a question" }).fill(question);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("article")).toHaveAttribute("aria-busy", "false");
};
const enlarge = async (page: Page, name: RegExp) => {
  await page.getByRole("button", { name }).first().click();
  await expect(dialog(page)).toBeVisible();
};

/** Everything that can be opened: the page, how to open it, and the only size it exists at, if it is not on both. */
type State = { path: string; open: (page: Page) => Promise<void>; on?: "phone" | "desktop" };
const states: Record<string, State> = {
  "search, nothing typed": { path: guide, open: search },
  "search with results": {
    path: guide,
    open: async (page) => {
      await search(page);
      await box(page).fill(titleOf(guide));
      await expect(status(page)).toHaveText(/^\d+ results?$/);
    },
  },
  "search without results": {
    path: guide,
    open: async (page) => {
      await search(page);
      await box(page).fill("xqzzv");
      await expect(status(page)).toHaveText(/^No results/);
    },
  },
  "search, pages visited and pinned": {
    path: guide,
    open: async (page) => {
      for (const title of [guide, kinds.concept ?? "/"].map(titleOf)) {
        await search(page);
        await box(page).fill(title);
        await dialog(page).getByRole("row").nth(1).getByRole("link").click();
        await expect(dialog(page)).toBeHidden();
      }
      await search(page);
      await page.getByRole("button", { name: "Pin this search" }).first().click();
      await expect(page.getByText("Pinned", { exact: true })).toBeVisible();
    },
  },
  "Ask, nothing asked": { path: guide, open: (page) => ask(page, "") },
  "Ask with an answer": { path: guide, open: (page) => ask(page, suggested) },
  "Ask without an answer": { path: guide, open: (page) => ask(page, "xqzzv") },
  "menu of the navbar": {
    path: guide,
    on: "desktop",
    open: (page) => header(page).getByRole("navigation").locator("summary").first().press("Enter"),
  },
  "menu of languages": {
    path: guide,
    open: (page) =>
      header(page)
        .getByLabel(/^Language: /)
        .press("Enter"),
  },
  "menu of versions": {
    path: guide,
    open: (page) =>
      header(page)
        .getByLabel(/^Version: /)
        .press("Enter"),
  },
  "drawer with the section": { path: guide, on: "phone", open: openDrawer },
  "drawer with the main menu": {
    path: guide,
    on: "phone",
    open: async (page) => {
      await openDrawer(page);
      await page.getByRole("button", { name: "Main menu" }).click();
    },
  },
  "list of keys": {
    path: guide,
    open: async (page) => {
      await page.keyboard.press("?");
      await expect(dialog(page)).toBeVisible();
    },
  },
  "enlarged figure": { path: pageOf("figure"), open: (page) => enlarge(page, /^Enlarge: /) },
  "enlarged diagram": { path: pageWith("data-diagram"), open: (page) => enlarge(page, /^Enlarge: /) },
  "enlarged image": { path: pageWith('aria-label="Enlarge image'), open: (page) => enlarge(page, /^Enlarge image/) },
  "workshop of a request": {
    path: pageWith('aria-haspopup="dialog"'),
    open: async (page) => {
      await page.locator('main button[aria-haspopup="dialog"]').first().click();
      await expect(dialog(page).getByRole("tabpanel").last().getByRole("code")).not.toBeEmpty();
    },
  },
  "copied link of a heading": {
    path: guide,
    open: async (page) => {
      await page
        .getByRole("link", { name: /^Section: / })
        .first()
        .press("Enter");
      await expect(page.getByRole("status").filter({ hasText: /Link copied|blocked/ })).toHaveCount(1);
    },
  },
  "closed announcement": {
    path: guide,
    open: (page) => page.getByRole("button", { name: "Close announcement" }).click(),
  },
  "search page with results": {
    path: `/search?q=${encodeURIComponent(titleOf(guide))}`,
    open: (page) => expect(page.getByText(/results? for "/)).toBeVisible(),
  },
};
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, { path, open: openState, on }] of Object.entries(states)) {
  for (const [width, viewport] of Object.entries(sizes)) {
    if (on && on !== width) continue;
    test(`${name}, ${width}: axe finds nothing, light and dark`, async ({ page, context }) => {
      test.slow();
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.setViewportSize(viewport);
      await open(page, path);
      await openState(page);
      expect(await violations(page), "light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await colorViolations(page), "dark").toEqual([]);
    });
  }
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind} on paper: axe finds nothing`, async ({ page }) => {
    test.slow();
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    expect(await violations(page)).toEqual([]);
  });
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Navigation", exact: true }).click();
  await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
}
