import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { type Preview, startPreview } from "../../tests/dev/preview";
import { inBrowser } from "../in-browser";
import { percentile } from "../percentile";
import type { Figures } from "./figures";
import { memoryOf } from "./memory";

/** Number of timed edits, after which memory is measured for the last time. */
const timed = 60;
const all = 500;
/** Edits after which memory is compared with that at the end: by then everything is compiled and read. */
const warm = 20;

/** Milliseconds that an author looks at the first page before ending the server: the compiler keeps what it has done when it rests. */
const reading = 10_000;

const page = "content/user/layouts.mdx";
const address = "/user/layouts";

/**
 * Measures the live preview in a copy of this site, in milliseconds: from the start until it listens and until it shows a page, with and
 * without compiled code from an earlier run, and from saving a page until the open browser shows it. Memory is that of all its processes.
 */
export async function measureDev(): Promise<Figures> {
  const preview = await startPreview();
  try {
    return await inBrowser(async (browser) => {
      const first = await start(browser, preview);
      await setTimeout(reading);
      const later = await start(browser, preview);
      return {
        "first start: listening (ms)": first.listening,
        "first start: page from then, with everything compiled (ms)": first.page,
        "later start: listening (ms)": later.listening,
        "later start: page from then (ms)": later.page,
        ...(await measureEdits(browser, preview)),
      };
    });
  } finally {
    await preview.stop();
  }
}

/** This site, not the one that tests look at. */
const environment = { SITE_DIR: "" };

/** Restarts the server with its existing cache, and opens a page. @throws Error when there is no cache. */
async function start(browser: Browser, preview: Preview): Promise<{ listening: number; page: number }> {
  const begun = performance.now();
  await preview.restart(environment);
  const listening = performance.now() - begun;
  const tab = await browser.newPage();
  const answer = await tab.goto(preview.origin + address, { timeout: 0 });
  const page = performance.now() - begun - listening;
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}: the page that is edited has moved.`);
  await tab.close();
  return { listening, page };
}

async function measureEdits(browser: Browser, preview: Preview): Promise<Figures> {
  const tab = await browser.newPage();
  await tab.goto(preview.origin + address, { waitUntil: "networkidle" });
  const text = preview.read(page);
  const times: number[] = [];
  let early = 0;
  for (let edit = 1; edit <= all; edit++) {
    times.push(await save(tab, preview, text, edit));
    if (edit === warm) early = memoryOf(preview.pid());
  }
  const late = memoryOf(preview.pid());
  preview.write(page, text);
  const counted = times.slice(warm, warm + timed);
  return {
    [`edit to browser, median of ${timed} (ms)`]: percentile(counted, 0.5),
    [`edit to browser, 95 % of ${timed} (ms)`]: percentile(counted, 0.95),
    [`memory after ${warm} edits (MB)`]: early / 1e6,
    [`memory after ${all} edits (MB)`]: late / 1e6,
  };
}

/** Milliseconds from saving the page with a new sentence until the browser has painted it. */
async function save(tab: Page, preview: Preview, text: string, edit: number): Promise<number> {
  const sentence = `Edit number ${edit}.`;
  const begun = performance.now();
  preview.write(page, text.replace("\n## ", `\n${sentence}\n\n## `));
  await tab.waitForFunction(
    (wanted) => document.querySelector("article")?.textContent?.includes(wanted) === true,
    sentence,
    { polling: "raf" },
  );
  return performance.now() - begun;
}
