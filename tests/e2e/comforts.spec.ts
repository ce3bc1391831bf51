import { blockStorage, expect, open, test } from "./fixtures";

const visited = { name: "Last visited" };

test("the home page lists recently visited pages, newest first, until the reader clears them", async ({ page }) => {
  for (const path of ["/keeper/knots", "/blog/new-lens", "/tags", "/keeper/ropes"]) await open(page, path);
  await page.getByRole("banner").getByRole("link", { name: "Station", exact: true }).click();
  const title = page.getByRole("heading", { level: 1, name: "Run the station" });
  await expect(title).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "home page" }).click();
  const links = page.getByRole("region", visited).getByRole("link");
  await expect(links).toHaveText(["Run the station", "Ropes", "A new lens", "Knots"]);
  await links.first().click();
  await expect(title).toBeVisible();
  await open(page, "/");
  await page.getByRole("button", { name: "Forget these pages" }).press("Enter");
  await expect(page.getByRole("region", visited)).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("visited")))).toEqual([]);
});

test("the home page lists no visited pages when storage is blocked", async ({ page }) => {
  await blockStorage(page);
  await open(page, "/keeper/knots");
  await open(page, "/");
  await expect(page.getByRole("region", visited)).toHaveCount(0);
});

test("page feedback opens in a new tab with the page, the answer, and the section being read", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route("https://support.planloom.example/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: "Thank you" });
  });
  await open(page, "/keeper/knots#how-a-knot-is-tied");
  const question = page.getByText("Was this page helpful?");
  await expect(question).toBeVisible();
  await page.getByRole("link", { name: "No, it was not helpful" }).click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(Object.fromEntries(new URL(asked[0] ?? "").searchParams)).toEqual({
    page: "/keeper/knots",
    section: "How a knot is tied",
    helpful: "no",
  });
  await expect(page).toHaveURL("/keeper/knots#how-a-knot-is-tied");
  await test.step("if the hash stands for the whole page, sends the section that the table of contents marks", async () => {
    await open(page, "/keeper/knots#Content");
    const answer = page.getByRole("link", { name: "Yes, it was helpful" });
    await answer.scrollIntoViewIfNeeded();
    const marked = page.getByRole("complementary", { name: "On this page" }).locator("[aria-current]");
    const section = await marked.textContent();
    await answer.click();
    await expect.poll(() => asked).toHaveLength(2);
    expect(new URL(asked[1] ?? "").searchParams.get("section")).toBe(section);
  });
});

test("only a long page shows its reading time", async ({ page }) => {
  await open(page, "/keeper/guides/wind-clock");
  await expect(page.getByText(/min read$/)).toHaveCount(0);
  await open(page, "/signals/horn/rules");
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("page feedback links to its form, and the home page lists no visited pages", async ({ page }) => {
    await page.goto("/keeper/knots");
    const answer = page.getByRole("link", { name: "Yes, it was helpful" });
    await expect(answer).toHaveAttribute(
      "href",
      "https://support.planloom.example/documentation?page=%2Fkeeper%2Fknots&section=&helpful=yes",
    );
    await page.goto("/");
    await expect(page.getByRole("region", visited)).toHaveCount(0);
  });
});
