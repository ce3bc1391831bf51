import { expect, open, test } from "../e2e/fixtures";
import { pseudo } from "../site/i18n/en-XA/pseudo";

test("an untranslated page shows the original with a notice in the reader's language", async ({ page }) => {
  await page.goto("/en-XA/keeper/knots");
  await expect(page.getByRole("heading", { level: 1, name: "Knots" })).toHaveAttribute("lang", "en");
  await expect(page.locator("article .prose")).toHaveAttribute("dir", "ltr");
  await expect(page.getByRole("note").first()).toContainText("Tĥîš páĝé ĥáš ñöţ bééñ ţŕáñšļáţéð");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /[^A]\/keeper\/knots$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", /[^A]\/keeper\/knots$/);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toMatch(/"url":"[^"]*[^A]\/keeper\/knots"/);
  await expect(page.locator("link[hreflang]")).toHaveCount(0);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "en_US");
  await expect(page.locator(".prose a.heading-anchor").first()).toHaveAttribute("lang", "en-XA");
  await page.getByRole("note").first().getByRole("link").click();
  await expect(page).toHaveURL(/[^A]\/keeper\/knots$/);
  // A neighbor without a translated title is called by its sidebar label.
  await page.goto("/en-XA/keeper/lamp/oil");
  await expect(page.locator('a[rel="prev"]')).toContainText(pseudo("Long walk"));
});

/** What is in the language of the edition, which has accents, in elements that say they are in English. */
const accentedIn = (root: Element): string[] =>
  [root, ...root.querySelectorAll("*")].flatMap((element) => {
    if (element.closest("[lang]")?.getAttribute("lang") !== "en") return [];
    const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ""));
    const names = ["aria-label", "title", "data-title"].map((name) => element.getAttribute(name) ?? "");
    return [...texts, ...names].filter((text) => /[à-ž]/i.test(text));
  });

for (const path of ["/keeper/lamp", "/parts/all", "/repairs", "/workshop/reference", "/workshop/visits"]) {
  test(`what the site says within ${path}, which is not translated, stands in no English element`, async ({ page }) => {
    await page.goto(`/en-XA${path}`);
    expect(await page.locator("article .prose").evaluate(accentedIn)).toEqual([]);
  });
}

test("lists name the language of untranslated titles, only where it is another one", async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text("/en-XA/blog")).toMatch(/<h2 [^>]*lang="en" dir="auto"/);
  expect(await text("/en-XA/blog/archive")).toMatch(/<li><time[^>]*>[^<]*<\/time><a [^>]*lang="en"/);
  expect(await text("/blog")).not.toMatch(/<(?:h2|li|p) [^>]*lang=/);
});

test("what scripts show of untranslated pages names their language", async ({ page }) => {
  await open(page, "/en-XA/keeper/knots");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  const box = dialog.getByRole("combobox");
  await box.fill("knots");
  const row = dialog.locator('a[href="/en-XA/keeper/knots"]').first();
  await expect(row.locator('[lang="en"]')).toContainText("Knots");
  await box.fill(pseudo("night"));
  await expect(dialog.locator('a[href^="/en-XA/keeper#"]').first()).toBeVisible();
  await expect(dialog.locator('a[href^="/en-XA/keeper#"] [lang]')).toHaveCount(0);
  await page.goto("/en-XA/search?q=knots");
  await expect(page.locator('h2[lang="en"]').first()).toContainText("Knots");
  await page.goto("/en-XA");
  await expect(page.locator('section [href="/en-XA/keeper/knots"][lang="en"]')).toHaveText("Knots");
  await page.goto("/en-XA/blog/quiet-year");
  await expect(page.locator('a[rel="prev"] [lang="en"]')).toHaveText(/\w/);
});

test.describe("with an address that is not there", () => {
  test.use({ expectedErrors: /404/ });
  test("suggested pages name their language", async ({ page }) => {
    await page.goto("/en-XA/keeper/knts");
    await expect(page.locator('section [href="/en-XA/keeper/knots"][lang="en"]')).toHaveText("Knots");
  });
});
