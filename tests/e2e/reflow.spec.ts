import type { Locator } from "@playwright/test";
import { expect, fitsWidth, goBack, hydrated, open, test } from "./fixtures";
import { findOverflow, spaceText } from "./overflow";
import { skipToMain } from "./skip-to-main";

const paths = [
  "/",
  "/keeper/lamp/walk",
  "/parts/all",
  "/parts/figures",
  "/workshop/visits",
  "/blog",
  "/search?q=lamp",
  "/tags",
];

test("pages need no horizontal scrolling at 320 pixels (1280 at 400%), and WCAG text spacing clips nothing at either width", async ({
  page,
}) => {
  test.slow();
  for (const path of paths) {
    await test.step(path, async () => {
      // 1280 by 1024 at 400% is 320 by 256.
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, path);
      expect(await findOverflow(page)).toEqual([]);
      const bar = await page.getByRole("banner").boundingBox();
      expect(bar?.height, "the navbar leaves room for the text").toBeLessThan(256 / 3);
      await spaceText(page);
      expect(await findOverflow(page), "with more space between letters").toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await findOverflow(page), "on a wide window").toEqual([]);
    });
  }
});

test("a table of four columns fits a phone, whose headings wrap there, and ten columns scroll", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/parts/all");
  const room = (name: string) =>
    page
      .getByRole("group", { name, exact: true })
      .evaluate(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth);
  expect(await room("Narrow table")).toBe(0);
  expect(await room("Wide table")).toBeLessThan(0);
  const short = await page.getByRole("columnheader", { name: "Id", exact: true }).boundingBox();
  expect(short?.width, "a column of numbers takes little room").toBeLessThan(48);
  const heading = page.getByRole("columnheader", { name: "First appointment of the week" });
  const height = async () => (await heading.boundingBox())?.height ?? 0;
  const wrapped = await height();
  await page.setViewportSize({ width: 768, height: 844 });
  expect(wrapped).toBeGreaterThan(1.5 * (await height()));
});

test("a list in a figure begins at its first column, and on a phone at the number of its highlight", async ({
  page,
}) => {
  const figure = page.getByRole("figure", { name: "A list that is wider" });
  const heading = (name: string) => figure.getByRole("columnheader", { name });
  const show = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/parts/narrow");
    await figure.scrollIntoViewIfNeeded();
  };
  await show(1280);
  await expect(heading("Time")).toBeInViewport({ ratio: 0.9 });
  await show(390);
  await expect(heading("Status")).toBeInViewport({ ratio: 0.9 });
  await expect(heading("Time")).not.toBeInViewport();
});

test("a table has room for the focus ring of a link at its edge, and its text stays on the edge of the page", async ({
  page,
}) => {
  await open(page, "/parts/all");
  const left = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().left);
  for (const name of ["Narrow table", "Wide table"]) {
    const table = page.getByRole("group", { name, exact: true });
    const edge = await left(table.getByRole("columnheader").first());
    expect(edge - (await left(table))).toBeGreaterThan(4.7);
    expect(edge).toBeCloseTo(await left(page.getByRole("heading", { name, exact: true })), 1);
  }
});

test("the focused element is not covered at 400% zoom", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/keeper/knots");
  const covered: string[] = [];
  let looked = 0;
  await skipToMain(page);
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press(stop % 5 === 4 ? "Shift+Tab" : "Tab");
    const html = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest("main")) return undefined;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const above = document.elementFromPoint(
        (left + right) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      );
      return above && (element.contains(above) || above.contains(element)) ? "" : element.outerHTML.slice(0, 100);
    });
    if (html !== undefined) looked++;
    if (html) covered.push(html);
  }
  expect(covered).toEqual([]);
  expect(looked).toBeGreaterThan(15);
});

test("a phone shows the whole of an enlarged narrow figure", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/parts/figures");
  await page.getByRole("button", { name: "Enlarge: What the figure StateFlow shows, in one sentence." }).click();
  await expect(page.locator("dialog[open] [data-enlarges] > *")).toBeInViewport({ ratio: 0.99 });
});

test("an enlarged dialog is drawn in as many columns as on its page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/parts/figures");
  const caption = "What the figure FormScreen shows, in one sentence.";
  const height = (drawing: Locator) =>
    drawing.evaluate((element) => (element instanceof HTMLElement ? element.offsetHeight : 0));
  const onPage = await height(page.getByRole("figure", { name: caption }).locator("[data-enlarges]"));
  await page.getByRole("button", { name: `Enlarge: ${caption}` }).click();
  expect(await height(page.locator("dialog[open] [data-enlarges]"))).toBe(onPage);
});

test("the navbar shows the whole name of the site or none of it, and cuts a long one", async ({ page }) => {
  await page.goto("/keeper/knots");
  const home = page.getByRole("banner").getByRole("link", { name: "home page" });
  const name = home.getByText(/^(?:Planloom|Lighthouse)/);
  const label = home.getByText("DOCS", { exact: true });
  /** How much of an element is seen inside the link. */
  const shownOf = (part: Locator) =>
    part.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const bar = element.parentElement?.getBoundingClientRect() ?? box;
      if (box.top >= bar.bottom) return "nothing";
      return box.right > bar.right + 1 || element.scrollWidth > element.clientWidth ? "a part" : "all";
    });
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    expect(await fitsWidth(page), `at ${width}`).toBe(true);
    await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toBeInViewport({ ratio: 1 });
    return [await shownOf(name), await shownOf(label)];
  };
  expect(await shown(390)).toEqual(["all", "all"]);
  expect(await shown(320)).toEqual(["nothing", "nothing"]);
  await spaceText(page);
  expect(await shown(390), "with more space between letters").toEqual(["all", "nothing"]);
  await name.evaluate((element) => {
    element.textContent = "Lighthousekeepershandbookandregister".repeat(3);
  });
  for (const width of [390, 768, 1280]) expect((await shown(width))[0], `long, at ${width}`).toBe("a part");
  expect(await shown(320)).toEqual(["nothing", "nothing"]);
});

test("Back restores the scroll position on sleeping and awake pages", async ({ page }) => {
  const read = async () => {
    const link = page.getByRole("main").getByRole("link", { name: /^Next/ });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => Math.round(scrollY));
    expect(place).toBeGreaterThan(200);
    return { link, place };
  };
  await open(page, "/keeper/lamp/walk");
  // On a slow machine a page may render after the browser's only attempt to restore scrolling: here the browser never restores it.
  await page.evaluate(() => {
    history.scrollRestoration = "manual";
  });
  const awake = await read();
  await awake.link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Oil" })).toBeVisible();
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1, name: "The long walk" })).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(awake.place);
  await page.evaluate(() => {
    history.scrollRestoration = "auto";
  });

  await page.goto("/keeper/ropes");
  await page.goto("/keeper/lamp/walk");
  const asleep = await read();
  await page.goto("/keeper/ropes");
  await goBack(page);
  await expect(page).toHaveURL("/keeper/lamp/walk");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(asleep.place);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(asleep.place);
});
