import type { CDPSession, Page } from "@playwright/test";
import { expect, goBack, open, test } from "./fixtures";

const linksOf = (page: Page) => page.locator('#Sidebar a[href^="/keeper/"]:visible');

/** Clicks a sidebar link by script, without Playwright's actionability checks. Returns the link's path. */
async function press(page: Page, step: number): Promise<string> {
  return linksOf(page).evaluateAll((links, step) => {
    const link = links[step % links.length] as HTMLAnchorElement;
    link.click();
    return link.pathname;
  }, step);
}

/** Asserts that the URL, sidebar, heading, and title all belong to the page at `path`. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator("#Sidebar [aria-current=page]")).toHaveAttribute("href", path);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(page).toHaveTitle(`${await title.textContent()} | Planloom`);
}

test("25 overlapping navigations end on the last page without an error", async ({ page }) => {
  await open(page, "/keeper/knots");
  const links = linksOf(page);
  let last = "";
  // As fast as a mouse can click: a script would outrun Next, which then reloads the page.
  for (let step = 1; step <= 25; step++) {
    // By its address: the page before may still open and close sections, so that another link takes its position.
    last = (await links.nth((step * 7) % (await links.count())).getAttribute("href")) ?? "";
    await page.locator(`#Sidebar a[href="${last}"]:visible`).click({ noWaitAfter: true });
  }
  await expectPage(page, last);
  await expect(page.locator("#nprogress")).toHaveCount(0);
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectPage(page, new URL(page.url()).pathname);
});

type Usage = { heap: number; nodes: number; listeners: number };

/** What remains after garbage collection: heap size in bytes, and counts of DOM nodes and listeners. */
async function usageOf(session: CDPSession): Promise<Usage> {
  // A second collection takes what finalizers released after the first.
  for (let time = 0; time < 2; time++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

test("memory use does not grow between 50 and 110 navigations", async ({ page }) => {
  test.slow();
  // Animating a hundred page transitions would take a minute.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/keeper/knots");
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  const navigate = async (from: number, to: number) => {
    for (let step = from; step < to; step++) {
      const path = await press(page, step);
      await page.waitForFunction(
        (path) => document.querySelector("#Sidebar [aria-current=page]")?.getAttribute("href") === path,
        path,
      );
    }
    await expect(page.locator("#nprogress")).toHaveCount(0);
    return usageOf(session);
  };
  // By then every sidebar page has been visited, so the router has cached them all.
  const before = await navigate(0, 50);
  const after = await navigate(50, 110);
  // Of 7 MB; leaking a whole page would cost at least 10 kB per navigation, and the router itself keeps 4.
  expect(after.heap).toBeLessThan(before.heap + 430_000);
  expect(after.nodes).toBeLessThan(before.nodes * 1.12);
  expect(after.listeners).toBeLessThan(before.listeners * 1.04);
});
