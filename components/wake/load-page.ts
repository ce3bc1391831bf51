import { handledAttribute } from "@/components/errors/boot-failure";

/** A page that is asleep: the URL of its payload, and the files it needs to wake. */
export type Asleep = { payload: string; styles: readonly string[]; scripts: readonly string[] };

type Global = typeof globalThis & { __next_f?: unknown[]; TURBOPACK?: { push: (part: unknown) => void } };

/** Files loaded or loading, by URL: a retry after a failure requests only the missing ones. */
const loaded = new Map<string, Promise<void>>();

/**
 * Loads all files of a page and resolves to its payload. The code only registers itself; `start` runs it.
 * @throws Error with the URL of the failed file as its message; StaleError for a payload of another build.
 */
export async function loadPage({ payload, styles, scripts }: Asleep, buildId: string): Promise<string> {
  const [text] = await Promise.all([
    fetchPayload(payload, buildId),
    ...styles.map((href) => loadOnce(href, styleSheet)),
    ...scripts.map((src) => loadOnce(src, script)),
  ]);
  return text;
}

/**
 * Passes the payload to the framework, then has its runtime run the entry. The order matters: the entry closes the stream that the payload
 * is pushed to.
 * @throws Error when the runtime has not registered itself.
 */
export function start(payload: string, statement: unknown): void {
  const global: Global = globalThis;
  global.__next_f = [...(global.__next_f ?? []), [0], [1, payload]];
  const runtime = global.TURBOPACK;
  if (!runtime) throw new Error("There is no runtime.");
  runtime.push(statement);
}

/** The site has been rebuilt since this page was opened: the payload would not match the page. */
export class StaleError extends Error {}

async function fetchPayload(address: string, buildId: string): Promise<string> {
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new Error(address, { cause });
  });
  if (!answer.ok) throw new Error(address);
  const text = await answer.text();
  if (!text.includes(`"b":${JSON.stringify(buildId)}`)) throw new StaleError(address);
  return text;
}

function loadOnce(address: string, make: (address: string) => HTMLElement): Promise<void> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = load(address, make(address)).catch((error: unknown) => {
    loaded.delete(address);
    throw error;
  });
  loaded.set(address, loading);
  return loading;
}

function load(address: string, element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(address));
    };
    document.head.append(element);
  });
}

/** A style sheet with the attribute by which React recognizes those it manages. */
function styleSheet(href: string): HTMLElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.setAttribute("href", href);
  link.dataset.precedence = "next";
  return link;
}

function script(src: string): HTMLElement {
  const element = document.createElement("script");
  element.setAttribute(handledAttribute, "");
  element.setAttribute("src", src);
  element.async = true;
  return element;
}
