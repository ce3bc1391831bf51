import { expect, fitsWidth, open, test } from "./fixtures";
import { box, dialog, openSearch, seeAll, textsReady } from "./search-fixtures";

test("search on a phone finds results without overflow, remembers and pins them, and links to the search page", async ({
  page,
}) => {
  await openSearch(page);
  await textsReady(page);
  await box(page).pressSequentially("wind clock");
  const found = dialog(page).getByRole("link", { name: /^Wind the clock/ });
  await expect(found).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await found.tap();
  await expect(page).toHaveURL("/keeper/guides/wind-clock");
  await expect(dialog(page)).toBeHidden();

  await page.getByRole("banner").getByRole("button", { name: "Search" }).tap();
  await expect(page.getByText("Recently viewed docs")).toBeVisible();
  await page.getByRole("button", { name: "Pin this search" }).tap();
  await expect(page.getByText("Pinned", { exact: true })).toBeVisible();
  await expect(page.getByText("Recently viewed docs")).toBeHidden();
  await page.getByRole("button", { name: "Remove this saved search" }).tap();
  await expect(page.getByText("Pinned", { exact: true })).toBeHidden();

  await box(page).fill("xqzzv");
  await expect(dialog(page).getByRole("status")).toHaveText('No results found for "xqzzv"');
  await box(page).fill("clean lens");
  await seeAll(page).tap();
  await expect(page).toHaveURL("/search?q=clean+lens");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/results for "clean lens"/)).toBeVisible();
});

test("search filters and workshop fields have 16px text, so that the browser does not zoom into them", async ({
  page,
}) => {
  await open(page, "/search?q=lamp");
  for (const name of ["Section", "Topic"]) {
    await expect(page.getByRole("combobox", { name })).toHaveCSS("font-size", "16px");
  }
  await open(page, "/workshop/visits");
  for (const name of ["POST /appointment", "GET /appointment"]) {
    await page.getByRole("button", { name: `Try it: ${name}`, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `Try ${name}` });
    await expect(dialog.getByRole("textbox").first()).toHaveCSS("font-size", "16px");
    await dialog.getByRole("button", { name: "Close" }).click();
  }
});
