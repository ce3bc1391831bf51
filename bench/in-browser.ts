import { type Browser, chromium } from "@playwright/test";
import { createSite, listen } from "../lib/build/bin/serve.mjs";
import { installBrowser } from "../lib/build/browser.mjs";

const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Runs `measure` with a new browser, which is closed afterwards. */
export async function inBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: installBrowser(), args });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** The same, while the export in a folder is served at `origin`. */
export async function onExport<T>(
  folder: string,
  measure: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  const server = createSite(folder);
  const origin = `http://localhost:${await listen(server, 0)}`;
  try {
    return await inBrowser((browser) => measure(browser, origin));
  } finally {
    server.close();
  }
}
