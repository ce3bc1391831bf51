import type { Page } from "@playwright/test";
import { deploy, expect, goBack, hydrated, mark, marked, next, open, test, touchUntil } from "./fixtures";
import { box, openSearch, seeAll } from "./search-fixtures";

/** Responds with the not-found page for some files, as a host does for those of an older build, once `until` has happened. */
async function forget(page: Page, address: string | RegExp, until?: Promise<void>): Promise<void> {
  await page.route(address, async (route) => {
    await until;
    const answer = await route.fetch({ url: new URL("/nowhere", route.request().url()).href });
    await route.fulfill({ response: answer });
  });
}

test.describe("a deployment under an open tab", () => {
  test.use({ expectedErrors: /404|MIME type|ChunkLoadError|Failed to load chunk/ });

  test("that removes the old index files makes search fetch the new ones without a reload", async ({ page }) => {
    for (const old of ["titles", "texts"] as const) {
      await test.step(old, async () => {
        let asked = 0;
        const route = await page.route("**/search-index/manifest.json", async (route) => {
          const answer = await route.fetch();
          const current = await answer.json();
          await route.fulfill({
            response: answer,
            json: asked++ ? current : { ...current, [old]: `${old}.gone.json` },
          });
        });
        await openSearch(page);
        await mark(page);
        await box(page).fill("barometer");
        await expect(seeAll(page)).toBeVisible();
        expect(asked).toBeGreaterThan(1);
        await expect(marked(page)).toHaveCount(1);
        await route.dispose();
      });
    }
  });

  test("that removes the page's code passes the typed query on to the new search page", async ({ page }) => {
    await open(page, "/keeper/knots");
    let finishTyping = () => {};
    const isTyped = new Promise<void>((resolve) => {
      finishTyping = resolve;
    });
    // What is typed once the search page has been asked for is lost, and a busy machine types slower than it is told that code is gone.
    await forget(page, "**/_next/static/chunks/**", isTyped);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("ropes");
    finishTyping();
    await expect(page).toHaveURL("/search?q=ropes");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // A page whose code failed to load before the new build was there retries on the next user activity.
    await touchUntil(page, () =>
      expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("ropes", { timeout: 1000 }),
    );
  });

  test("keeps form input, even when hovering a link prefetches a payload of the new build", async ({ page }) => {
    await open(page, "/workshop/visits");
    await page.getByRole("button", { name: "Try it: POST /appointment", exact: true }).click();
    const body = page.getByRole("dialog").getByRole("textbox", { name: "Body" });
    await body.fill('{"resourceNo": "R0100", "note": "mine"}');
    await mark(page);
    await deploy(page);
    const looked: Promise<unknown>[] = [];
    page.on("response", (answer) => {
      if (answer.url().endsWith("/station.txt")) looked.push(answer.finished());
    });
    // On a busy machine, the dialog that has just opened still moves elements under a real pointer, which would then leave the link.
    await expect(async () => {
      await page.evaluate(() => {
        const link = document.querySelector('a[href="/station"]');
        link?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      });
      await expect.poll(() => looked.length, { timeout: 1000 }).toBe(1);
    }).toPass();
    await Promise.all(looked);
    await expect(body).toHaveValue(/"mine"/);
    await expect(marked(page)).toHaveCount(1);
  });

  test("restores the query on the search page after going to the new build and back", async ({ page }) => {
    await page.goto("/search");
    await hydrated(page);
    await page.getByRole("main").getByRole("searchbox").fill("ropes");
    await expect(page).toHaveURL("/search?q=ropes");
    await mark(page);
    await deploy(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Station" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Run the station" })).toBeVisible();
    await expect(marked(page)).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await goBack(page);
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("ropes");
    await expect(page.getByRole("main").getByRole("status")).toContainText("results");
  });

  test("that removes a page shows the new not-found page with suggestions", async ({ page }) => {
    await open(page, "/keeper/knots");
    await forget(page, /\/keeper\/knots-ropes/);
    await next(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page).toHaveURL("/keeper/knots-ropes");
    await expect(page.getByRole("region", { name: "Did you mean one of these?" })).toBeVisible();
  });
});

test.describe("the search dialog after a deployment", () => {
  test.use({ expectedErrors: /404|MIME type|ChunkLoadError|Failed to load chunk/ });
  test("still finds results when its worker script is gone", async ({ page }) => {
    await forget(page, "**/*worker*.js");
    await openSearch(page);
    await box(page).fill("ropes");
    await expect(seeAll(page)).toBeVisible();
  });
});
