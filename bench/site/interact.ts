import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { copyProject } from "../../tests/exports/project";
import { onExport } from "../in-browser";
import { build, ourselves, weighExport } from "./build";
import { addressOf, writeCorpus } from "./corpus";
import type { Figures } from "./figures";

/** Words of the long page. */
const words = 5000;
/** CPU throttling factors: none, and that of a mid-range phone. */
const slower = [1, 4];
/** Milliseconds to wait after a press until all of its effects have been painted. */
const settling = 900;

const section = "/all";
const address = `${section}${addressOf(0)}-long`;

/**
 * Measures interactions on a page of 5,000 words beside a sidebar with an entry for each of `pages`: the longest time from a key press or
 * click until the next paint, as the browser reports it (Event Timing, in steps of 8 ms; 0 means less than 16). Also measures how long the
 * export takes and how large it is.
 */
export async function measureInteractions(pages: number): Promise<Figures> {
  const project = copyProject();
  try {
    return await measureIn(project.folder, pages);
  } finally {
    project.remove();
  }
}

/** Builds in a copy of the project, and presses. */
async function measureIn(folder: string, pages: number): Promise<Figures> {
  const maker = ourselves(folder);
  const corpus = join(folder, maker.content);
  writeCorpus(corpus, pages, section);
  writeLongPage(corpus);
  const { seconds, megabytes } = await build(maker);
  const out = join(folder, maker.out);
  const figures: Record<string, number> = {
    [`cold build, ${pages} pages in one sidebar (s)`]: seconds,
    "memory of all processes (MB)": megabytes,
    ...weighExport(out),
  };
  await onExport(out, async (browser, origin) => {
    for (const rate of slower) Object.assign(figures, await press(browser, origin, rate));
  });
  return figures;
}

/** A page like the others, and as often as it takes. */
function writeLongPage(corpus: string): void {
  const [, , ...blocks] = readFileSync(join(corpus, `${section}${addressOf(3)}.md`), "utf8").split("\n\n");
  const text = ["---\ntitle: Long page\ndescription: Thousands of words.\n---"];
  for (let round = 1; text.join(" ").split(/\s+/).length < words; round++)
    text.push(...blocks.map((block) => block.replace(/^## /, `## ${round}. `)));
  writeFileSync(join(corpus, `${address}.md`), `${text.join("\n\n")}\n`);
}

/** Does what readers do there, one after the other, on a processor that is so many times slower. */
async function press(browser: Browser, origin: string, rate: number): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(watchPresses);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(origin + address);
  const closed = page.locator("#Sidebar details:not([open]) > summary");
  const mode = page.getByRole("button", { name: /^Color mode/ });
  const presses: Readonly<Record<string, () => Promise<void>>> = {
    "the first press, which wakes the page": () => mode.click(),
    "color mode": () => mode.click(),
    "a category opens": () => closed.nth(5).click(),
    "search opens": () => page.keyboard.press("/"),
    "a word is typed": () => page.keyboard.type("board", { delay: 120 }),
    "search closes": () => page.keyboard.press("Escape"),
    "a link of the sidebar": () => page.locator("#Sidebar a:visible").nth(12).click(),
  };
  const figures: Record<string, number> = {};
  for (const [name, act] of Object.entries(presses)) {
    await act();
    figures[`${name}, processor / ${rate} (ms)`] = await longestSince(page);
  }
  await page.close();
  return figures;
}

/** Records the longest interaction-to-paint time, in the page. */
function watchPresses(): void {
  // 16 is the lowest threshold that browsers support.
  const options = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries())
      if ("interactionId" in entry && entry.interactionId)
        dataset.longest = String(Math.max(Number(dataset.longest ?? 0), entry.duration));
  }).observe(options);
}

/** The longest wait for a paint after a press, since it was last asked. */
async function longestSince(page: Page): Promise<number> {
  await page.waitForTimeout(settling);
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const longest = Number(dataset.longest ?? 0);
    delete dataset.longest;
    return longest;
  });
}
