import type { Page } from "@playwright/test";
import { searchHref } from "../../components/search/page/search-address";
import { hydrated } from "../../tests/e2e/fixtures";
import { inBrowser } from "../in-browser";
import { queries } from "./queries";

export type Measured = {
  /** Milliseconds from the key that opens search to the first result, with a cold cache. */
  firstResult: number;
  /** Milliseconds until texts can be searched too. */
  complete: number;
  /** Milliseconds of each keystroke, from the input event to the rows on the page. */
  keystrokes: number[];
  /** Bytes of the index sent for the first result, and in total. */
  bytes: { first: number; all: number };
};

/** Searches as a reader does, in a fresh browser, and measures inside the page. `textWord` stands in texts only, `sent` counts bytes of the index. */
export const measureInBrowser = (url: string, textWord: string, sent: () => number): Promise<Measured> =>
  inBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(new URL("/user/layouts", url).href);
    await hydrated(page);
    const begun = await page.evaluate(() => performance.now());
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search" }).waitFor();
    const firstResult = (await type(page, "appointment")).end - begun;
    const first = sent();
    // This word occurs in no title, so results for it show that the texts have loaded.
    const complete = (await type(page, textWord, 600_000)).end - begun;
    const keystrokes: number[] = [];
    for (const query of queries) {
      for (let length = 2; length <= query.length; length++) {
        // A trailing space does not change the results.
        if (query[length - 1] === " ") continue;
        const { begin, end } = await type(page, query.slice(0, length));
        keystrokes.push(end - begin);
      }
    }
    return { firstResult, complete, keystrokes, bytes: { first, all: sent() } };
  });

/** Types a query and waits until the dialog shows its results. */
function type(page: Page, query: string, patience = 60_000): Promise<{ begin: number; end: number }> {
  return page.evaluate(
    ({ query, wanted, patience }) =>
      new Promise<{ begin: number; end: number }>((resolve, reject) => {
        const box = document.querySelector<HTMLInputElement>("#search-input");
        const begin = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector("a.DocSearch-HitsFooter")?.getAttribute("href") !== wanted) return;
          observer.disconnect();
          resolve({ begin, end: performance.now() });
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(() => reject(new Error(`No results for "${query}" in time.`)), patience);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, query);
        box?.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    { query, wanted: searchHref({ query }), patience },
  );
}
