// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { compileScript } from "@/lib/compile-script.mjs";
import { bootAttributes } from "./attributes";

const colorMode = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true } as const;
const news = { id: "news-1", message: "Something is new." };
let script = "";
beforeAll(async () => {
  script = await compileScript(process.cwd(), "components/boot/boot.ts");
});

/** Removes the listeners of the previous boot. */
let leave: (() => void)[] = [];
afterEach(() => {
  for (const remove of leave) remove();
  leave = [];
});

/** Runs the compiled script as the browser does while parsing the page, with `document.readyState` stubbed. */
function boot(readyState: DocumentReadyState = "interactive"): void {
  for (const remove of leave) remove();
  const listen = vi.spyOn(globalThis, "addEventListener");
  const element = document.createElement("script");
  for (const [name, value] of Object.entries(bootAttributes(news.id, colorMode))) element.setAttribute(name, value);
  vi.spyOn(document, "currentScript", "get").mockReturnValue(element);
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  new Function(script)();
  leave = listen.mock.calls.map((call) => () => removeEventListener(...call));
}

function loseScript(address: string, attributes: Record<string, string> = {}): void {
  const lost = document.createElement("script");
  Object.defineProperty(lost, "src", { value: address });
  for (const [name, value] of Object.entries(attributes)) lost.setAttribute(name, value);
  const event = new Event("error");
  Object.defineProperty(event, "target", { value: lost });
  window.dispatchEvent(event);
}

test("can be inlined into HTML and applies the stored color mode and closed announcement", () => {
  expect(script).not.toContain("</");
  localStorage.setItem("theme", "dark");
  localStorage.setItem("announcement", "news-1");
  boot();
  expect({ ...document.documentElement.dataset }).toMatchObject({ theme: "dark", announcement: "closed" });
});

test("reloads once after a script fails to load, then shows an alert with a reload button", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  boot();
  loseScript("https://docs.example/_next/static/chunks/a.js");
  expect(reload).toHaveBeenCalledOnce();
  expect(document.querySelector('[role="alert"]')).toBeNull();

  boot();
  loseScript("https://docs.example/_next/static/chunks/a.js");
  loseScript("https://docs.example/_next/static/chunks/b.js");
  const alerts = document.querySelectorAll('[role="alert"]');
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.textContent).toContain("a.js");
  alerts[0]?.querySelector("button")?.click();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("shows an alert instead of reloading when a script fails to load offline", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  boot();
  loseScript("https://docs.example/_next/static/chunks/a.js");
  expect(document.querySelector('[role="alert"]')?.textContent).toContain("a.js");
  expect(reload).not.toHaveBeenCalled();
});

describe("before the wake script has loaded", () => {
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  beforeEach(() => {
    document.body.innerHTML =
      '<script data-payload="/a.txt"></script><a data-wake="press">Search</a><button>Mode</button>';
    boot();
  });

  test("records clicks on buttons but not on links", () => {
    expect([press("a"), press("button")]).toEqual([true, true]);
    expect(globalThis.earlyPresses?.map(({ target }) => target)).toEqual([document.querySelector("button")]);
  });
  test("stops recording clicks once its element has been removed", () => {
    document.querySelector("[data-payload]")?.remove();
    press("button");
    expect(globalThis.earlyPresses).toEqual([]);
  });
});

test("removes the wake script's element when it fails to load, so that clicks are not recorded", () => {
  vi.spyOn(location, "reload").mockImplementation(() => {});
  boot();
  document.body.innerHTML = '<script src="https://docs.example/_next/a.js" type="text/plain" data-payload=""></script>';
  const lost = document.querySelector("script");
  lost?.dispatchEvent(new Event("error"));
  expect(lost?.isConnected).toBe(false);
});

test.each([
  ["is no part of the framework", "https://docs.example/other.js", {}, "interactive"],
  ["handled by the code that added it", "https://docs.example/_next/a.js", { "data-handled": "" }, "interactive"],
  ["comes after the page", "https://docs.example/_next/a.js", {}, "complete"],
] as const)("ignores the failure of a script that %s", (_, address, attributes, readyState) => {
  sessionStorage.setItem("reloaded", "1");
  boot(readyState);
  loseScript(address, attributes);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
