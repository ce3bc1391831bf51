import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, open, test } from "../e2e/fixtures";

test("the home page comes from the tree and links to its sections", async ({ page }) => {
  await open(page, "/");
  await expect(page).toHaveTitle("Harbor handbook | Harbor office");
  await expect(page.getByRole("heading", { level: 1, name: "Harbor handbook" })).toBeVisible();
  await expect(page.getByText("How the harbor office works")).toHaveCount(1);
  const entries = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(entries).toHaveText(["Overview", "First steps", "Using", "Setup"]);
  await expect(page.getByRole("link", { name: /blog|roadmap/i })).toHaveCount(0);
  await expect(page.locator("link[href*='/blog/']")).toHaveCount(0);
  await expect(page.getByRole("banner").getByText(/English|Next/)).toHaveCount(0);
  await page.getByRole("link", { name: "berth a ship" }).click();
  await expect(page).toHaveURL("/02-using/berths#large-ships");
  await expect(page.getByText("Ships over 200 m need two tugs.")).toBeVisible();
});

test("a section has the sidebar of its folder, and links and images of the tree work", async ({ page }) => {
  await open(page, "/01-first-steps");
  const sidebar = page.getByRole("navigation", { name: "First steps" });
  await expect(sidebar.getByRole("link")).toHaveText(["First steps", "Badge", "Radio"]);
  const image = page.getByRole("img", { name: "The quay with two ships" });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(240);
  await expect(image).toHaveAttribute("width", "240");
  await expect(page.getByRole("link", { name: "Edit this page" })).toHaveCount(0);
  await sidebar.getByRole("link", { name: "Radio" }).click();
  await page.getByRole("article").getByRole("link", { name: "first steps", exact: true }).click();
  await expect(page).toHaveURL("/01-first-steps#get-a-badge");
  await page.getByRole("article").getByRole("link", { name: "words" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Overview" }).getByRole("link")).toHaveText([
    "Rules of the house",
    "Glossary",
  ]);
});

test("search finds the tree's pages and no others", async ({ page }) => {
  await open(page, "/search?q=lamp");
  await expect(page.getByRole("link", { name: "Lights" }).first()).toBeVisible();
  await page.goto("/search?q=appointment");
  await expect(page.getByRole("status").filter({ hasText: "No results found for" })).toBeAttached();
});

test("drafts, files with a leading underscore, and an empty blog are not published", async ({ request }) => {
  for (const path of ["/02-using/night", "/_drafts/a", "/blog", "/blog/_none", "/blog/rss.xml"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const listed: { path: string }[] = await (await request.get("/routes.json")).json();
  expect(listed.filter(({ path }) => path === "/")).toMatchObject([{ path: "/", title: "Harbor handbook" }]);
  expect(await (await request.get("/sitemap.xml")).text()).not.toMatch(/\/blog|\/user\//);
});

test("offline reading is not offered, and sw.js unregisters the worker of an earlier site at this origin", async ({
  page,
  request,
}) => {
  await open(page, "/rules");
  await expect(page.getByRole("switch")).toHaveCount(0);
  expect((await request.get("/not-kept")).status()).toBe(404);
  const worker = await request.get("/sw.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  expect(await worker.text()).toContain("unregister");
});

test("name, color, footer, and topics come from the tree's site.ts", async ({ page }) => {
  await open(page, "/rules");
  const footer = page.getByRole("contentinfo").last();
  await expect(footer).toContainText("Everything the harbor office writes down.");
  await expect(footer.getByRole("link")).toHaveText(["Tide tables"]);
  await expect(footer).toContainText("The harbor office");
  await expect(page.getByRole("banner")).toContainText("Harbor office");
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(
    "https://handbook.harbor.example/rules",
  );
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--brand-wave-1"),
  );
  expect(accent).toContain("#0b5f6b");
  await page.getByRole("list", { name: "Topics" }).getByRole("link", { name: "At night" }).click();
  await expect(page.getByRole("link", { name: "Rules of the house" }).last()).toBeVisible();
});

test("no exported file names the product that the code was written for", () => {
  const folder = "../../.cache/exports/foreign/out";
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", cwd: import.meta.dirname }).split("\n");
  // The tree is in our repository, so its pages may name the repository's authors.
  const authors = new Set([...git("log", "--format=%aN", "--", "pages")].filter(Boolean));
  const files = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.\w+$/.test(name) && !/\.(png|woff2?|ico)$/.test(name),
  );
  const textOf = (name: string) =>
    [...authors].reduce(
      (text, author) => text.replaceAll(author, ""),
      readFileSync(join(import.meta.dirname, folder, name), "utf8"),
    );
  const named = files.filter((name) => /planloom/i.test(name) || /planloom|calderline/i.test(textOf(name)));
  expect(files.length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});
