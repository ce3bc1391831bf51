import { readdirSync } from "node:fs";
import { redirects } from "../../redirects";
import { expect, fitsWidth, hydrated, test } from "./fixtures";

/** Pages a test opens one after the other; small enough for both workers to have something to do. */
const batch = 25;

const pages = readdirSync("out", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html") && !/^(404|_not-found|print\/)/.test(name))
  .map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, "")}`)
  .filter((path) => !redirects.some(({ from }) => from === path))
  .sort();

for (let start = 0; start < pages.length; start += batch) {
  const group = pages.slice(start, start + batch);
  test(`pages from ${group[0]}: each hydrates without an error and fits a phone`, async ({ page }) => {
    test.slow();
    test.setTimeout(180_000);
    for (const path of group) {
      await page.goto(encodeURI(path));
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await fitsWidth(page), `${path} fits the window`).toBe(true);
    }
  });
}
