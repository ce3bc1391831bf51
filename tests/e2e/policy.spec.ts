import { drawDiagrams, expect, holdPayloads, hydrated, open, push, test } from "./fixtures";
import { box, dialog, openSearch, seeAll } from "./search-fixtures";
import { watchPolicy } from "./watch-policy";

/** One page of each template. */
const templates = [
  "/",
  "/keeper/knots",
  "/keeper/lamp",
  "/parts/all",
  "/parts/figures",
  "/workshop/visits",
  "/workshop/reference",
  "/blog",
  "/blog/two-flags",
  "/blog/archive",
  "/tags",
  "/tags/guides",
  "/search?q=knots",
  "/print/keeper",
];

test("every page template loads and navigates without policy violations", async ({ page }) => {
  test.slow();
  const refused = await watchPolicy(page);
  for (const path of templates) {
    const answer = await page.goto(path);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    // One inline script for every page of every edition, allowed by its hash.
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    await hydrated(page);
  }
  // On client-side navigation, scripts insert the markup of a page.
  await open(page, "/");
  for (const path of templates) {
    await push(page, path);
    await expect(page).toHaveURL(path);
    // A print section has one heading per page.
    await expect(page.getByRole("main").getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
  // A script is faster than a reader: the last page may still be loading in full.
  await hydrated(page);
  expect(await refused()).toEqual([]);
});

test("search, dialogs, diagrams, printing, the workshop, and the progress bar cause no policy violations", async ({
  page,
}) => {
  test.slow();
  const refused = await watchPolicy(page);
  await openSearch(page);
  await expect.poll(() => page.workers().length).toBe(1);
  await box(page).fill("barometer");
  await expect(seeAll(page)).toBeVisible();
  await box(page).fill("How do I tie a knot?");
  await page.getByRole("button", { name: /^Ask a question: / }).click();
  await expect(dialog(page).getByRole("article")).toContainText("Quoted from the documentation");

  await open(page, "/parts/all");
  await drawDiagrams(page);
  await page
    .getByRole("button", { name: /^Enlarge image/ })
    .first()
    .click();
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));

  await open(page, "/workshop/visits");
  await page.getByRole("tab", { name: "Python", exact: true }).first().click();
  await page.getByRole("button", { name: "Try it: POST /appointment", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("status").filter({ hasText: "Answer" })).toHaveText(
    "Answer 200: done",
  );

  // The progress bar of a slow navigation.
  await open(page, "/keeper/knots");
  const release = await holdPayloads(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
  await expect(page.locator("#nprogress .bar")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Run the station" })).toBeVisible();
  expect(await refused()).toEqual([]);
});

test.describe("the content security policy", () => {
  test.use({ expectedErrors: /TrustedHTML|TrustedScript|Content Security Policy|ERR_FAILED|404|chunk/i });

  test("is not violated by chunk recovery and error messages", async ({ page }) => {
    const refused = await watchPolicy(page);
    await page.goto("/keeper/knotts");
    await hydrated(page);
    await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
    await page.goto("/keeper/knots");
    const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("pointermove")));
      await expect(alert).toBeVisible({ timeout: 300 });
    }).toPass();
    expect(await refused()).toEqual([]);
  });

  test("blocks foreign scripts, inline handlers, data: workers, and other Trusted Types policies", async ({ page }) => {
    await open(page, "/keeper/knots");
    const tries = await page.evaluate(() => {
      const fails = (act: () => unknown) => {
        try {
          act();
          return false;
        } catch {
          return true;
        }
      };
      const script = document.createElement("script");
      const div = document.createElement("div");
      return {
        foreign: fails(() => {
          script.src = "https://evil.example/a.js";
        }),
        outside: fails(() => script.setAttribute("src", "/keeper/knots")),
        handler: fails(() => {
          div.innerHTML = '<img src="x" onerror="alert(1)">';
        }),
        worker: fails(() => new Worker("data:text/javascript,1")),
        text: fails(() => {
          script.text = "alert(1)";
        }),
        policy: fails(() =>
          (
            window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
          ).trustedTypes.createPolicy("mine", {}),
        ),
      };
    });
    expect(tries).toEqual({ foreign: true, outside: true, handler: true, worker: true, text: true, policy: true });
  });
});
