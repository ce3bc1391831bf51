import type { Locator } from "@playwright/test";
import { contrastViolationsByKind } from "./axe";
import { drawDiagrams, expect, hold, open, test } from "./fixtures";
import { pixelsChanged } from "./pixels";
import { box, dialog, openSearch, textsReady } from "./search-fixtures";

/** A change of fewer pixels is invisible: even an underline of one letter changes more. */
const seen = 20;

/** Asserts that an element looks different with the attribute than without it. */
async function expectMark(element: Locator, attribute: string, shown: Locator = element): Promise<void> {
  await expect(element).toHaveAttribute(attribute, /./);
  const changed = await pixelsChanged(shown, () =>
    element.evaluate((marked, name) => marked.removeAttribute(name), attribute),
  );
  expect(changed, `${element}, ${attribute}`).toBeGreaterThan(seen);
}

/** Asserts that the elements are visible: hiding them changes pixels of `shown`. */
async function expectVisible(elements: Locator, shown: Locator): Promise<void> {
  const count = await elements.count();
  expect(count, `${elements}`).toBeGreaterThan(0);
  const changed = await pixelsChanged(shown, () =>
    elements.evaluateAll((all) => {
      for (const element of all)
        if (element instanceof HTMLElement || element instanceof SVGElement) element.style.visibility = "hidden";
    }),
  );
  expect(changed, `${elements}`).toBeGreaterThan(seen * count);
}

/** Replaces `<mark>` elements with their content. */
const unmark = (shown: Locator) =>
  shown.locator("mark").evaluateAll((marks) => {
    for (const mark of marks) mark.replaceWith(...mark.childNodes);
  });

test.describe("forced colors", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

  test("show selected tabs, highlighted lines, pressed buttons, switches that are on, and diagram labels", async ({
    page,
  }) => {
    await open(page, "/parts/all");
    const main = page.getByRole("main");
    await expectMark(main.getByRole("tab", { selected: true }).first(), "aria-selected");
    const line = main.locator("code .line.highlight").first();
    const highlight = await pixelsChanged(line, () => line.evaluate(({ classList }) => classList.remove("highlight")));
    expect(highlight, "a highlighted line").toBeGreaterThan(seen);
    const wrap = main
      .locator("figure", { hasText: "One command, one line" })
      .getByRole("button", { name: "Wrap lines" });
    await wrap.click();
    await page.mouse.move(0, 0);
    await wrap.blur();
    await expectMark(wrap, "aria-pressed");
    const offline = page.getByRole("switch");
    const moved = await pixelsChanged(offline, () =>
      offline.evaluate((element) => element.setAttribute("aria-checked", "true")),
    );
    expect(moved, "a switch that is on").toBeGreaterThan(seen);
    const diagram = main.locator("[data-diagram] svg").first();
    await drawDiagrams(page);
    await expectVisible(diagram.locator("text"), diagram);
  });

  test("show the current entry in the sidebar, navbar, table of contents, and pagination", async ({ page }) => {
    await open(page, "/keeper/lamp/walk");
    await expectMark(page.locator('#Sidebar [aria-current="page"]'), "aria-current");
    await expectMark(page.getByRole("banner").locator("[aria-current]").first(), "aria-current");
    await page
      .getByRole("heading", { level: 2 })
      .nth(1)
      .evaluate((heading) => heading.scrollIntoView());
    await expectMark(page.locator("[data-toc] [aria-current]"), "aria-current");
    for (const path of ["/blog", "/search?q=planning"]) {
      await open(page, path);
      const current = page.getByRole("main").locator("ol [aria-current]");
      await expect(current, path).toHaveCSS("border-top-style", "solid");
      await expectMark(current, "aria-current");
    }
  });

  test("show the ring and number of a figure's mark, the chosen agenda view, and the open tab", async ({ page }) => {
    await open(page, "/parts/figures");
    const figure = page.getByRole("figure", { name: /What the figure ScreenFrame shows/ });
    const number = figure.locator("b[aria-hidden]", { hasText: /^1$/ });
    await expectVisible(number, number.locator(".."));
    const ring = await pixelsChanged(figure, () =>
      number.locator("..").evaluate((marked) => {
        (marked as HTMLElement).style.outlineColor = "transparent";
      }),
    );
    expect(ring).toBeGreaterThan(seen);
    // The chosen view of an agenda stands out from the others.
    const agenda = page.getByRole("figure", { name: /What the figure Agenda shows/ });
    const ground = (view: string) =>
      agenda
        .getByText(view, { exact: true })
        .first()
        .evaluate((chip) => getComputedStyle(chip).backgroundColor);
    expect(await ground("Day")).not.toBe(await ground("Week"));
    // Only the open tab has a line below it: forced colors would turn a transparent border of another into one.
    const closed = page
      .getByRole("figure", { name: /What the figure DetailsPanel shows/ })
      .getByText("Job", { exact: true });
    await expect(closed.first()).toHaveCSS("border-bottom-width", "0px");
    await open(page, "/parts/narrow");
    const form = page.getByRole("figure", { name: /A form with a switch that is off/ });
    const [track, knob] = await form
      .getByText("Off", { exact: true })
      .locator("i")
      .evaluate((drawn) => [null, "::before"].map((part) => getComputedStyle(drawn, part).backgroundColor));
    expect(knob, "a switch that is off").not.toBe(track);
    const map = page.getByRole("figure", { name: /A route that begins and ends at home/ });
    await expectVisible(map.locator("svg text", { hasText: /^1$/ }).last(), map);
  });

  test("show how far a stage of a roadmap is", async ({ page }) => {
    await open(page, "/plans");
    await expectMark(page.locator('[data-stage="next"]'), "data-stage");
  });

  test("show matches and the selected row in search", async ({ page }) => {
    await openSearch(page);
    await textsReady(page);
    await box(page).fill("lamp");
    const row = dialog(page).getByRole("row", { selected: true });
    await expect(row.locator("mark").first()).toBeVisible();
    const matches = await pixelsChanged(row, () => unmark(row));
    expect(matches).toBeGreaterThan(seen);
    await expectMark(row, "aria-selected");
    await open(page, "/search?q=lamp");
    const result = page.getByRole("main").getByRole("listitem").first();
    await expect(result.locator("mark").first()).toBeVisible();
    const found = await pixelsChanged(result, () => unmark(result));
    expect(found).toBeGreaterThan(seen);
  });

  test("show the placeholder lines while search results load", async ({ page }) => {
    // The index is fetched as soon as search opens.
    const release = await hold(page, "**/search-index/**");
    await openSearch(page);
    await box(page).fill("lamp");
    const waiting = dialog(page).locator(".DocSearch-Waiting");
    await expect(waiting).toHaveCSS("opacity", "0.7");
    await expectVisible(waiting, dialog(page));
    release();
  });

  test("give badges, topics, and the button of a search form a visible edge", async ({ page }) => {
    const expectEdge = async (element: Locator) => {
      const edge = await pixelsChanged(element.locator(".."), () =>
        element.evaluate(({ style }) => {
          // Colors of the system are not replaced.
          style.borderColor = "Canvas";
          style.outlineColor = "Canvas";
        }),
      );
      expect(edge, `${element}`).toBeGreaterThan(5 * seen);
    };
    const main = page.getByRole("main");
    await open(page, "/parts/all");
    await expectEdge(main.getByText("Preview", { exact: true }));
    await open(page, "/keeper/guides/wind-clock");
    await expectEdge(page.getByRole("list", { name: "Topics" }).getByRole("link", { name: "Guides" }));
    await open(page, "/search");
    await expectEdge(main.getByRole("button", { name: "Search" }));
  });
});

test("prefers-contrast: more gives text a contrast of 7:1 in light and dark mode", async ({ page }) => {
  test.slow();
  for (const path of ["/keeper/lamp/walk", "/parts/all", "/blog", "/search"]) {
    await open(page, path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ contrast: "more", colorScheme, reducedMotion: "reduce" });
      const found = await contrastViolationsByKind(page, "[data-diagram] svg");
      expect(found, `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test("icons scale with the root font size", async ({ page }) => {
  await open(page, "/keeper/knots");
  const icon = page
    .getByRole("banner")
    .getByRole("button", { name: /^Color mode/ })
    .locator("svg:visible");
  const width = async () => (await icon.boundingBox())?.width ?? 0;
  const before = await width();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await width()).toBeCloseTo(2 * before);
});
