import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Reader, startFirefox, startReading } from "./reader";

let browser: Browser;

beforeAll(async () => {
  browser = await startFirefox();
});
afterAll(() => browser.close());

/** A test with a reader of its own, which fails if the page reports an error. */
const reads = (name: string, act: (reader: Reader) => Promise<void>, width?: number) =>
  test(name, async () => {
    const reader = await startReading(browser, width);
    try {
      await act(reader);
    } finally {
      await reader.leave();
    }
    expect(reader.errors).toEqual([]);
  });

const field = "dialog[open] input";

reads("a page that nobody touches loads no code but the script that wakes it", async ({ page, open, textOf }) => {
  await open("/keeper/knots");
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (name.endsWith(".js") ? [name] : [])),
  );
  expect(scripts).toHaveLength(1);
  expect(await textOf("h1")).toBe("Knots");
});

reads("the keys of search and what is typed after them wake a page, and Enter opens a result", async (reader) => {
  const { page, open, key, textOf, address } = reader;
  await open("/keeper/knots");
  await key("k", "Control");
  await page.keyboard.type("fog horn");
  await expect.poll(() => textOf("dialog[open] [aria-selected=true]")).toContain("Fog horn");
  await key("Enter");
  await expect.poll(address).toContain("/signals/horn");
  await expect.poll(() => textOf("h1")).toContain("Fog horn");
});

reads(
  "arrow keys move through results, and Escape gives the focus back",
  async ({ page, open, press, key, ...reader }) => {
    await open("/keeper/knots");
    await press("Search", "header");
    await page.waitForSelector(field);
    await page.keyboard.type("knots");
    const chosen = () => reader.textOf("dialog[open] [aria-selected=true]");
    await expect.poll(chosen).toContain("Knots");
    const first = await chosen();
    await key("ArrowDown");
    await expect.poll(chosen).not.toBe(first);
    await key("ArrowUp");
    await expect.poll(chosen).toBe(first);
    await key("Escape");
    await expect.poll(() => page.$(field)).toBeNull();
    expect(await reader.focused()).toContain("Search");
  },
);

reads("a question is answered with its sources", async ({ page, open, key, textOf }) => {
  await open("/keeper/knots");
  await key("k", "Control");
  await page.waitForSelector(field);
  await page.keyboard.type("how do I close a page of the logbook?");
  await expect.poll(() => textOf("dialog[open] [aria-selected=true]")).toContain("Ask a question");
  await key("Enter");
  await expect.poll(() => textOf("dialog[open] article")).toContain("Close a page");
});

reads(
  "the page of search shows what its address asks for, and follows what is typed",
  async ({ page, open, ...reader }) => {
    await open("/search?q=knots");
    await expect.poll(() => reader.textOf("main [role=status]")).toContain('for "knots"');
    await page.locator("main input").click({ count: 3 });
    await page.keyboard.type("tide");
    await expect.poll(() => reader.textOf("main [role=status]")).toContain('for "tide"');
    await expect.poll(reader.address).toBe("/search?q=tide");
  },
);

reads("links lead on, and back to where the reader was", async ({ page, open, wake, textOf }) => {
  await open("/keeper/knots");
  await wake();
  await page.evaluate(() => scrollTo(0, 400));
  await page.locator('#Sidebar a[href="/keeper/ropes"]').click();
  await expect.poll(() => textOf("h1")).toBe("Ropes");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => textOf("h1")).toBe("Knots");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

reads("an anchor stands below the navbar, and the table of contents marks it", async ({ page, open, wake, textOf }) => {
  await open("/keeper/knots#how-knots-are-stored");
  await wake();
  const gap = () =>
    page.evaluate(() => {
      const [bar, target] = ["header", ":target"].map((at) => document.querySelector(at));
      return (target?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0);
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect.poll(() => textOf("[data-toc] [aria-current]")).toBe("How knots are stored");
});

reads("tabs change by arrow key, and the choice is remembered", async ({ page, open, wake, key, textOf, focused }) => {
  await open("/parts/all");
  await wake();
  await page.locator("[role=tab][aria-selected=true]").click();
  await key("ArrowRight");
  await expect.poll(focused).toBe("PowerShell");
  await open("/parts/all");
  await expect.poll(() => textOf("[role=tab][aria-selected=true]")).toBe("PowerShell");
});

reads("code is copied", async ({ page, open, press, textOf }) => {
  await open("/parts/all");
  await press("Copy code: Shell", "main");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
  expect(await textOf("main")).toContain(
    await page.evaluate(async () => (await navigator.clipboard.readText()).replace(/\s+/g, " ").trim()),
  );
});

reads("the color mode is kept for the next page", async ({ page, open, textOf }) => {
  await open("/keeper/knots");
  const toggle = page.locator("button[aria-label^='Color mode']");
  const mode = () => page.evaluate(() => document.documentElement.dataset.theme);
  await toggle.click();
  await expect.poll(mode).toBe("light");
  await toggle.click();
  await expect.poll(mode).toBe("dark");
  await open("/keeper/ropes");
  expect(await mode()).toBe("dark");
  expect(await textOf("h1")).toBe("Ropes");
});

reads(
  "on a phone the drawer holds the focus, and Escape closes it",
  async ({ page, open, press, key, focused }) => {
    await open("/keeper/knots");
    await press("Navigation", "header");
    await expect.poll(focused).toBe("Close navigation");
    for (let step = 0; step < 12; step++) {
      await key("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("#Sidebar") !== null)).toBe(true);
    }
    await key("Escape");
    await expect.poll(focused).toBe("Navigation");
  },
  390,
);

reads("a diagram is drawn within the policy for scripts and markup", async ({ page, open }) => {
  await open("/parts/all");
  await page.evaluate(() => document.querySelector("main [data-diagram]")?.scrollIntoView());
  await page.waitForSelector("main [data-diagram] svg");
});

reads("a page that was kept is there without a connection", async ({ page, open, wake, textOf, disconnect }) => {
  await open("/keeper/knots");
  await wake();
  await page.locator("button[role=switch]").click();
  await page.waitForSelector("button[role=switch][aria-checked=true]");
  await disconnect();
  await page.reload();
  expect(await textOf("h1")).toBe("Knots");
});
