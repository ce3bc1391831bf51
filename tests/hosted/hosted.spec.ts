import type { Page } from "@playwright/test";
import { wcagViolations } from "../e2e/axe";
import { expect, fitsWidth, mark, marked, open, test } from "../e2e/fixtures";
import { dialog, seeAll } from "../e2e/search-fixtures";
import { mockService, type Service } from "./service";

const box = (page: Page) => dialog(page).locator("input");
const results = (page: Page) => dialog(page).getByRole("row");
const status = (page: Page) => dialog(page).getByRole("status").last();

/** Opens a page and its DocSearch dialog, with the hosted service mocked. */
async function openSearch(page: Page): Promise<Service> {
  const service = await mockService(page);
  await open(page, "/keeper/knots");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(box(page)).toBeFocused();
  return service;
}

async function ask(page: Page, question: string): Promise<Service> {
  const service = await openSearch(page);
  await box(page).fill(question);
  await dialog(page).locator(".DocSearch-Hit--AskAI").click();
  return service;
}

test("a query is answered by the service, filtered by language and version", async ({ page }) => {
  const service = await openSearch(page);
  await box(page).pressSequentially("knot");
  await expect(results(page).getByRole("link", { name: /Knots/ }).first()).toBeVisible();
  expect(service.searches.at(-1)).toMatchObject({
    query: "knot",
    facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]],
  });
  await expect(status(page)).toHaveText("2 results");
  await expect(dialog(page)).toContainText("Keeper & crew");
});

test("the count of results links to the search page, which queries the service, too", async ({ page }) => {
  await openSearch(page);
  await box(page).pressSequentially("knot");
  await expect(seeAll(page)).toHaveText("See all 2 results");
  await seeAll(page).click();
  await expect(page).toHaveURL("/search?q=knot");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('2 results for "knot"')).toBeVisible();
});

test("results of a page that is not translated name its language, in the dialog and on the search page", async ({
  page,
}) => {
  const service = await openSearch(page);
  await box(page).fill("knot");
  await expect(results(page).getByRole("link").first()).toHaveAttribute("lang", "de");
  expect(service.searches.at(-1)?.attributesToRetrieve).toContain("textLanguage");
  await seeAll(page).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveAttribute("lang", "de");
});

test("HTML in titles is shown as text", async ({ page }) => {
  await openSearch(page);
  await box(page).fill("knot");
  await expect(results(page).getByRole("link", { name: /Knots <img src=x/ })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
});

test("a result opens without a reload, by Enter and by click, and is remembered", async ({ page }) => {
  await openSearch(page);
  await mark(page);
  await box(page).fill("knot");
  await expect(results(page).getByRole("link").first()).toBeVisible();
  await box(page).press("ArrowDown");
  await box(page).press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/keeper/knots");
  await page.keyboard.press("/");
  await expect(dialog(page)).toContainText("Recently viewed docs");
  await box(page).fill("knot");
  await results(page).getByRole("link").nth(1).click();
  await expect(page).toHaveURL("/keeper/knots#part-1");
  await expect(dialog(page)).toBeHidden();
  await expect(marked(page)).toBeAttached();
});

test("the no-results message appears only once the service has responded", async ({ page }) => {
  await openSearch(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const none = document.querySelector(".DocSearch-NoResults");
      if (none?.checkVisibility()) seen.push(none.textContent ?? "");
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await box(page).pressSequentially("knot");
  await expect(seeAll(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([]);
  await box(page).fill("qqq");
  await expect(dialog(page)).toContainText('No results found for "qqq"');
  await expect(dialog(page)).toContainText("Believe this query should return results? Let us know.");
  await expect(status(page)).toHaveText('No results found for "qqq"');
});

test("the assistant answers, filtered by language and version; Escape leaves it, then closes the dialog", async ({
  page,
}) => {
  const service = await ask(page, "How do I tie a knot?");
  await expect(dialog(page)).toContainText("Turn the rope twice.");
  await expect(dialog(page)).toContainText("Answers are generated with AI which can make mistakes.");
  expect(service.questions).toMatchObject([
    {
      messages: [{ role: "user", parts: [{ text: "How do I tie a knot?" }] }],
      algolia: {
        indices: ["planloom"],
        searchParameters: {
          planloom: { filters: "language:en AND (docusaurus_tag:default OR docusaurus_tag:docs-default-current)" },
        },
      },
    },
  ]);
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page).getByText("Turn the rope twice.")).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toBeFocused();
});

test.describe("while the service is down", () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to load resource/ });

  test("the error stays while typing, and disappears with the next response", async ({ page }) => {
    const service = await openSearch(page);
    service.mode = "down";
    await box(page).fill("knot");
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toHaveText("Unable to fetch resultsYou might want to check your network connection.");
    await box(page).pressSequentially("s of");
    await expect(alert).toBeVisible();
    await expect(dialog(page).getByText("No results found")).toBeHidden();
    expect(await wcagViolations(page)).toEqual([]);
    service.mode = "up";
    await box(page).fill("knots");
    await expect(seeAll(page)).toBeVisible();
    await expect(alert).toBeHidden();
  });

  test("a question that fails shows a readable error", async ({ page }) => {
    const service = await openSearch(page);
    await box(page).fill("How do I tie a knot?");
    await expect(seeAll(page)).toBeVisible();
    service.mode = "down";
    await dialog(page).locator(".DocSearch-Hit--AskAI").click();
    await expect(dialog(page).getByRole("alert").filter({ visible: true })).toHaveText(
      /^Chat error: You might want to check your network connection\./,
    );
    await expect(dialog(page).getByText("Failed to fetch")).toBeHidden();
    expect(await wcagViolations(page)).toEqual([]);
  });
});

test.describe("while another server answers for the service", () => {
  test.use({ expectedErrors: /Unexpected token|JSON|Failed to load resource/ });

  test("the dialog and the search page show an error, and recover with the next response", async ({ page }) => {
    const service = await openSearch(page);
    service.mode = "garbage";
    await box(page).fill("knot");
    await expect(dialog(page).getByRole("alert")).toContainText("Unable to fetch results");
    service.mode = "up";
    await box(page).fill("knots");
    await expect(seeAll(page)).toBeVisible();
    service.mode = "garbage";
    await page.goto("/search?q=knots");
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    service.mode = "up";
    await page.getByRole("main").getByRole("searchbox").fill("knot");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  });
});

test("the dialog has no overflow and no WCAG violations in any state, light and dark", async ({ page }) => {
  test.slow();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openSearch(page);
    expect(await wcagViolations(page), "open").toEqual([]);
    await box(page).fill("knot");
    await expect(seeAll(page)).toBeVisible();
    expect(await wcagViolations(page), "results").toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
    await results(page).getByRole("link").first().click();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(dialog(page)).toContainText("Recently viewed docs");
    expect(await wcagViolations(page), "stored").toEqual([]);
    await box(page).fill("qqq");
    await expect(dialog(page)).toContainText("No results found for");
    expect(await wcagViolations(page), "no results").toEqual([]);
    await dialog(page).locator(".DocSearch-Hit--AskAI").click();
    await expect(dialog(page)).toContainText("Turn the rope twice.");
    expect(await wcagViolations(page), "answer").toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  }
});
