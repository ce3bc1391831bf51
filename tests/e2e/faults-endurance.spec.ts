import type { CDPSession, Page } from "@playwright/test";
import { expect, goBack, open, test } from "./fixtures";

const linksOf = (page: Page) => page.locator('#sidebar a[href^="/keeper/"]:visible');

/** Presses a link of the page's sidebar without the care of a mouse. Returns where it leads. */
async function press(page: Page, step: number): Promise<string> {
  return linksOf(page).evaluateAll((links, step) => {
    const link = links[step % links.length] as HTMLAnchorElement;
    link.click();
    return link.pathname;
  }, step);
}

/** The page is the one of its address, whole. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator("#sidebar [aria-current=page]")).toHaveAttribute("href", path);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(page).toHaveTitle(`${await title.textContent()} | Planloom`);
}

test("50 navigations, each before the one before it has ended, lead to the last without an error", async ({ page }) => {
  await open(page, "/keeper/knots");
  const links = linksOf(page);
  let last = "";
  // As fast as a mouse can: a script is faster than Next, which then loads the page anew.
  for (let step = 1; step <= 50; step++) {
    const link = links.nth((step * 7) % (await links.count()));
    last = (await link.getAttribute("href")) ?? "";
    await link.click({ noWaitAfter: true });
  }
  await expectPage(page, last);
  await expect(page.locator("#nprogress")).toHaveCount(0);
  await goBack(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectPage(page, new URL(page.url()).pathname);
});

type Usage = { heap: number; nodes: number; listeners: number };

/** What the page keeps once everything that can go is gone: bytes of the heap, and counts. */
async function usageOf(session: CDPSession): Promise<Usage> {
  // A second collection takes what the finalizers of the first let go.
  for (let time = 0; time < 2; time++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

test("the memory after 200 navigations is that after 50", async ({ page }) => {
  test.slow();
  // Two hundred moves between pages would take a minute of waiting.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/keeper/knots");
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  const navigate = async (from: number, to: number) => {
    for (let step = from; step < to; step++) {
      const path = await press(page, step);
      await page.waitForFunction(
        (path) => document.querySelector("#sidebar [aria-current=page]")?.getAttribute("href") === path,
        path,
      );
    }
    await expect(page.locator("#nprogress")).toHaveCount(0);
    return usageOf(session);
  };
  // By then every page of the sidebar has been visited, and what the router keeps of each is there.
  const before = await navigate(0, 50);
  const after = await navigate(50, 200);
  // Of 7 MB; a page that is kept as a whole costs 10 kB and more each time.
  expect(after.heap).toBeLessThan(before.heap + 1_000_000);
  expect(after.nodes).toBeLessThan(before.nodes * 1.3);
  expect(after.listeners).toBeLessThan(before.listeners * 1.1);
});
