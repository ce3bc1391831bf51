import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { compileUninstallWorker } from "../../lib/build/export/offline-worker";
import { expect, heading, mark, marked, open } from "./fixtures";
import { folder, kept, keptPages, notKept, test, turnOn } from "./offline-reading";

test.describe("a new deployment", () => {
  const worker = () => readFileSync(`${folder}/sw.js`, "utf8");
  const version = () => /version:"([0-9a-f]{12})"/.exec(worker())?.[1] ?? "";
  const shells = async (page: Page) => (await kept(page)).names.filter((name) => name.startsWith("kept-shell"));

  test("replaces the shell cache, and leaves the open page and the kept pages", async ({ page, site }) => {
    await turnOn(page, `${site.origin}/keeper/knots`);
    expect(await shells(page)).toEqual([`kept-shell-1-${version()}`]);
    site.deploy("/sw.js", worker().replace(version(), "another-one"));
    await open(page, `${site.origin}/station`);
    await mark(page);
    await expect.poll(() => shells(page)).toEqual(["kept-shell-1-another-one"]);
    await expect(marked(page)).toHaveCount(1);
    await keptPages(page, ["/keeper/knots", "/station"]);
    await site.stop();
    await page.goto(`${site.origin}/keeper/knots`);
    await expect(heading(page, "Knots")).toBeVisible();
    await page.goto(`${site.origin}/keeper/ropes`);
    await expect(notKept(page)).toBeVisible();
  });

  test.describe("with a broken service worker", () => {
    test.use({ expectedErrors: /404/ });
    test("leaves the working one in place", async ({ page, site }) => {
      await turnOn(page, `${site.origin}/keeper/knots`);
      const broken = worker().replace(version(), "broken").replaceAll('"/search.txt"', '"/gone.txt"');
      site.deploy("/sw.js", broken);
      await open(page, `${site.origin}/station`);
      await expect.poll(() => [...site.requested]).toContain("/gone.txt");
      const installing = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing === null);
      await expect.poll(installing).toBe(true);
      expect(await shells(page)).toContain(`kept-shell-1-${version()}`);
      await site.stop();
      await page.goto(`${site.origin}/keeper/ropes`);
      await expect(notKept(page)).toBeVisible();
    });
  });

  test("without offline reading unregisters the service worker and deletes its caches", async ({ page, site }) => {
    await turnOn(page, `${site.origin}/keeper/knots`);
    site.deploy("/sw.js", await compileUninstallWorker(process.cwd()));
    await page.goto(`${site.origin}/station`);
    await expect.poll(() => kept(page)).toMatchObject({ workers: 0, names: [] });
    await page.reload();
    await expect(heading(page, "Run the station")).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
