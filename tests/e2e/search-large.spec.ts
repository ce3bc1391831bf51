import type { Page } from "@playwright/test";
import { indexFiles } from "../../lib/search/records/index-files";
import { addTexts, unpackTitles } from "../../lib/search/records/pack";
import { decodeTexts } from "../../lib/search/records/word-codes";
import { expect, test } from "./fixtures";
import { box, dialog, openSearch, seeAll } from "./search-fixtures";

/** Serves the index of this site in parts, like that of a large one. Returns the names of requested files, added as requests arrive. */
async function serveInParts(page: Page): Promise<string[]> {
  const read = async (name: string) => (await page.request.get(`/search-index/${name}`)).json();
  const { titles, texts } = await read("manifest.json");
  const files = indexFiles(addTexts(unpackTitles(await read(titles)), decodeTexts(await read(texts))), 0);
  const asked: string[] = [];
  await page.route("**/search-index/**", (route) => {
    const name = new URL(route.request().url()).pathname.replace("/search-index/", "");
    asked.push(name);
    const body = files[name];
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: "application/json" });
  });
  return asked;
}

test("the index of a large site is fetched in parts on demand, each page part once", async ({ page }) => {
  const asked = await serveInParts(page);
  await openSearch(page);
  await test.step("finds results and selects the best one", async () => {
    await box(page).pressSequentially("clean lens");
    await expect(
      dialog(page)
        .getByRole("row", { name: /^Clean the lens/ })
        .first(),
    ).toHaveAttribute("aria-selected", "true");
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results?$/);
  });
  await test.step("finds words that are only in texts, and mistyped words", async () => {
    for (const query of ["barometer", "barmoeter"]) {
      await box(page).fill(query);
      await expect(seeAll(page), query).toBeVisible();
    }
  });
  await test.step("finds nothing for a word that no page has", async () => {
    await box(page).fill("zeppelin");
    await expect(dialog(page)).toContainText("No results found");
  });
  const pages = asked.filter((name) => name.startsWith("parts/page."));
  expect(pages.length).toBeGreaterThan(0);
  expect(new Set(pages).size).toBe(pages.length);
});

test("the search page and Ask work with an index in parts", async ({ page }) => {
  await serveInParts(page);
  await page.goto("/search?q=lens");
  await expect(page.getByText(/^\d+ results for "lens"/)).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /^Clean the lens/ })
      .first(),
  ).toBeVisible();
  const question = "How do I close a page of the logbook?";
  await openSearch(page);
  await box(page).fill(question);
  await page.getByRole("button", { name: `Ask a question: ${question}` }).click();
  await expect(dialog(page).getByRole("article").getByRole("listitem").first()).toContainText(
    "Draw a line below the last entry",
  );
  await dialog(page).getByRole("link", { name: "Logbook: Close a page" }).click();
  await expect(page).toHaveURL("/station/logbook#close-a-page");
});
