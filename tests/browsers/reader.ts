import type { Server } from "node:http";
import puppeteer, { type Browser, type KeyInput, type Page } from "puppeteer-core";
import { createSite, listen } from "../../lib/build/bin/serve.mjs";
import { findFirefox } from "../../lib/build/browser.mjs";

/** A reader who uses Firefox on the export of `tests/site`. */
export type Reader = {
  page: Page;
  /** Opens a path of the site, and leaves its page asleep. */
  open: (path: string) => Promise<void>;
  /** Moves the mouse until React has hydrated the page. */
  wake: () => Promise<void>;
  /** Clicks the element with this accessible name, inside `within` if given. */
  press: (name: string, within?: string) => Promise<void>;
  /** Presses a key while the keys in `held` are down. */
  key: (key: KeyInput, ...held: KeyInput[]) => Promise<void>;
  /** The text of the first element that matches, with whitespace collapsed; empty when there is none. */
  textOf: (selector: string) => Promise<string>;
  /** The path, query, and anchor in the address bar. */
  address: () => string;
  /** The accessible name, or else the text, of the focused element. */
  focused: () => Promise<string>;
  /** Errors, unhandled rejections, and policy violations so far. */
  errors: string[];
  /** Stops the server: from then on the reader is offline. */
  disconnect: () => Promise<void>;
  leave: () => Promise<void>;
};

/** Allows pages to read the clipboard without a prompt, which nobody would answer in a test. */
const preferences = { "dom.events.testing.asyncClipboard": true };

/** Starts Firefox; end it with `close`. @throws Error when Firefox is not installed. */
export function startFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("There is no Firefox: run `npm run test:browsers`, which says what to install.");
  return puppeteer.launch({ browser: "firefox", executablePath, extraPrefsFirefox: preferences });
}

/** Opens a window of this width, with its own origin and storage. */
export async function startReading(browser: Browser, width = 1280): Promise<Reader> {
  const server: Server = createSite(".cache/exports/site/out");
  const origin = `http://localhost:${await listen(server, 0)}`;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height: 900 });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const disconnect = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    page,
    errors,
    open: async (path) => void (await page.goto(origin + path)),
    wake: () => wake(page),
    press: (name, within = "") => page.locator(`${within} ::-p-aria([name="${name}"])`.trim()).click(),
    key: async (key, ...held) => {
      for (const other of held) await page.keyboard.down(other);
      await page.keyboard.press(key);
      for (const other of held) await page.keyboard.up(other);
    },
    textOf: (selector) =>
      page.evaluate((at) => document.querySelector(at)?.textContent.replace(/\s+/g, " ").trim() ?? "", selector),
    address: () => page.url().slice(origin.length),
    focused: () => page.evaluate(nameOfFocused),
    disconnect,
    leave: async () => {
      await context.close();
      if (server.listening) await disconnect();
    },
  };
}

/** @throws Error when the page does not wake within twenty seconds. */
async function wake(page: Page): Promise<void> {
  const last = Date.now() + 20_000;
  for (let step = 0; !(await page.$('#Sidebar[data-ready="true"]')); step = (step + 1) % 50) {
    if (Date.now() > last) throw new Error(`${page.url()} did not wake.`);
    await page.mouse.move(600 + step, 500);
  }
}

/** Runs in the page. */
function nameOfFocused(): string {
  const { activeElement } = document;
  return (activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "").trim();
}
