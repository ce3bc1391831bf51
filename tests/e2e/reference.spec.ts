import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { expect, open, test } from "./fixtures";
import { findOverflow } from "./overflow";

test.describe("samples", () => {
  test("stay in the chosen language across the page and on the next one", async ({ page }) => {
    await open(page, "/workshop/jobs");
    const sets = page.getByRole("tablist", { name: /^Request, / });
    const first = sets.first();
    await first.getByRole("tab", { name: ".NET" }).click();
    for (const set of await sets.all()) {
      await expect(set.getByRole("tab", { name: ".NET" })).toHaveAttribute("aria-selected", "true");
    }
    await open(page, "/workshop/stops");
    await expect(sets.first().getByRole("tab", { name: ".NET" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: "Request, POST /job, .NET" })).toContainText("UpsertAsync");
  });
});

test("attribute tables have anchors, groups, types, defaults, required marks, and a wide meaning column", async ({
  page,
}) => {
  await open(page, "/workshop/visits#attribute-appointment-importance");
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "importance", exact: true }) });
  await expect(row.first()).toBeInViewport();
  await expect(row.first()).toContainText("Importance: normal, high, low");
  const table = page.getByRole("table", { name: "Attributes of Appointment", exact: true });
  await expect(table.getByRole("rowheader", { name: "Resource and time" })).toBeVisible();
  await table.getByRole("link", { name: "taskNo", exact: true }).click();
  await expect(page).toHaveURL(/#attribute-appointment-task-no$/);
  await test.step("every copy button says what it copies", async () => {
    const buttons = page.getByRole("main").getByRole("button", { name: /^Copy: / });
    await expect(page.getByRole("button", { name: "Copy: Request, POST /appointment", exact: true })).toHaveText(
      "Copy",
    );
    const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")));
    expect(new Set(names).size).toBe(names.length);
  });
  await test.step("parameters show type and default", async () => {
    const row = page
      .getByRole("table", { name: "Parameters" })
      .first()
      .getByRole("row", { name: /^limit/ });
    await expect(row).toContainText("int, 1–500");
    await expect(row).toContainText("100");
  });
  await test.step("the meaning column is the widest, and no name wraps", async () => {
    await page.locator("main details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    const tables = page.getByRole("main").getByRole("table", { name: /^(Attributes of|Parameters)/ });
    await expect(tables).toHaveCount(4);
    for (const table of await tables.all()) await expect(table.getByRole("columnheader").last()).toHaveText("Meaning");
    const required = tables.first().getByRole("rowheader", { name: /^resourceNo/ });
    await expect(required).toContainText("Required: create, update");
    expect(await tables.evaluateAll(narrowMeanings)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await tables.evaluateAll(brokenNames)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  });
});

test("no name of an option wraps beside its meaning, and no blank after code is painted beyond its table", async ({
  page,
}) => {
  await open(page, "/workshop/reference");
  const tables = page.getByRole("main").getByRole("table");
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await tables.filter({ hasText: "--sent-from-back-office" }).evaluateAll(brokenNames)).toEqual([]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tables.evaluateAll(codeBeyond)).toEqual([]);
  }
});

test("a phone says what the names of each table are, close above the first of them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/workshop/reference");
  const main = page.getByRole("main");
  for (const head of ["ShowAs", "Option"]) {
    expect(
      await main.getByRole("columnheader", { name: head, exact: true }).evaluate(distanceToNext),
      head,
    ).toBeLessThan(32);
  }
});

/** Pixels from the end of a header that can be seen to the text of the next one; infinite if it cannot. */
function distanceToNext(header: Element): number {
  header.scrollIntoView({ block: "center" });
  const { left, top, bottom } = header.getBoundingClientRect();
  const next = header.closest("table")?.querySelector("tbody th");
  if (document.elementFromPoint(left + 4, (top + bottom) / 2) !== header || !next) return Number.POSITIVE_INFINITY;
  const text = document.createRange();
  text.selectNodeContents(next);
  return text.getBoundingClientRect().top - bottom;
}

/** Tables whose last column is not the widest, or takes less than half of the width. */
function narrowMeanings(tables: Element[]): string[] {
  const width = (element: Element) => element.getBoundingClientRect().width;
  return tables.flatMap((table) => {
    const columns = [...table.querySelectorAll("thead th")].map(width);
    const meaning = columns.at(-1) ?? 0;
    const isWide = meaning > 0 && meaning === Math.max(...columns) && meaning >= width(table) / 2;
    return isWide ? [] : [`${table.ariaLabel}: ${meaning} of ${width(table)}`];
  });
}

/** Field names without spaces that wrap onto more than one line. */
function brokenNames(tables: Element[]): string[] {
  const lines = (name: Element) => new Set([...name.getClientRects()].map(({ top }) => Math.round(top))).size;
  return tables.flatMap((table) =>
    [...table.querySelectorAll("th[scope=row] > :is(a, code), th[scope=row] > a code")]
      .filter((name) => !/\s/.test(name.textContent ?? "") && lines(name) !== 1)
      .map((name) => `${table.ariaLabel}: ${name.textContent}`),
  );
}

/** Code that is painted beyond the end of its table by more than the end of its chip. */
function codeBeyond(tables: Element[]): string[] {
  return tables.flatMap((table) => {
    const end = table.getBoundingClientRect().right + 5;
    return [...table.querySelectorAll("td code")]
      .filter((code) => [...code.getClientRects()].some(({ right }) => right > end))
      .map((code) => `${table.ariaLabel}: ${code.textContent}`);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("calls show their curl sample, and pages outside the reference show every sample", async ({ page }) => {
    await page.goto("/workshop/jobs");
    await expect(page.locator("code").filter({ hasText: "curl -X POST" }).first()).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
    await page.goto("/workshop/reference");
    for (const text of [
      "curl -X POST",
      "planloom appointmenttimemarker",
      "SetTimeMarkerAsync",
      "import requests",
      "HttpClient",
    ]) {
      await expect(page.locator("code").filter({ hasText: text }).first()).toBeVisible();
    }
  });
});

test("the OpenAPI document is the same as YAML and JSON, and has no comments for editors", async ({ request }) => {
  const yaml = await (await request.get("/openapi.yaml")).text();
  const json: unknown = await (await request.get("/openapi.json")).json();
  expect(parse(yaml)).toEqual(json);
  expect(json).toMatchObject({
    openapi: "3.1.0",
    servers: [{ description: "Sandbox" }, { description: "Production" }],
  });
  expect(yaml).not.toMatch(/^\s*#/m);
});

test.describe("figures on a narrow screen", () => {
  test.use({ viewport: { width: 320, height: 800 } });

  /** Pairs of texts that overlap in one drawing, and texts that extend beyond it. */
  const faults = (page: Page) =>
    page.locator("figure svg[role=img]").evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const frame = drawing.getBoundingClientRect();
        const words = [...drawing.querySelectorAll("text")].map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { text: element.textContent ?? "", left, right, top, bottom };
        });
        const outside = words.filter(({ left, right }) => left < frame.left - 1 || right > frame.right + 1);
        const crossed = words.flatMap((one, index) =>
          words
            .slice(index + 1)
            .filter(
              (other) =>
                one.left + 2 < other.right &&
                other.left + 2 < one.right &&
                one.top + 4 < other.bottom &&
                other.top + 4 < one.bottom,
            )
            .map((other) => `${one.text} × ${other.text}`),
        );
        return [...outside.map(({ text }) => `outside: ${text}`), ...crossed];
      }),
    );

  test("have no clipped or overlapping text, and wrap the title of a screen", async ({ page }) => {
    await open(page, "/parts/narrow");
    await expect(page.locator("figure svg[role=img]").first()).toBeVisible();
    await expect.poll(() => faults(page)).toEqual([]);
    const meta = page.getByText("Sara Whitcombe, Mon 2 March", { exact: true }).first();
    expect(await meta.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
  });
});
