import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { cacheNames, prefetchHeader } from "@/lib/offline/names";
import { pages, strategyFor } from "./strategies";

/** A worker scope with the build's plan, defined before the import; removed afterwards, since test files share a process. */
vi.hoisted(() => {
  Object.assign(globalThis, {
    self: globalThis,
    OFFLINE_PLAN: { version: "1", hashed: ["/_next/static/"], shells: { "": { pages: ["/not-kept"], files: [] } } },
  });
});
afterAll(() => {
  for (const name of ["self", "OFFLINE_PLAN"]) Reflect.deleteProperty(globalThis, name);
});

/** Exposes the options passed to the plugin. */
vi.mock("workbox-expiration", () => ({
  ExpirationPlugin: class {
    constructor(readonly told: { maxEntries: number; purgeOnQuotaError: boolean }) {}
  },
}));

beforeEach(() => vi.stubGlobal("caches", { keys: async () => [`${cacheNames.shell}1`] }));

const origin = "https://docs.example";
const strategyOf = (path: string, cache: RequestCache = "default") =>
  path === "/a" ? pages : strategyFor(new URL(path, origin), cache);

test.each([
  ["/a", cacheNames.pages, 60, false],
  ["/a.txt", cacheNames.payloads, 60, false],
  ["/_next/static/chunk.js", cacheNames.files, 600, false],
  ["/img/a.png", cacheNames.assets, 150, true],
  ["/search-index/titles.json", cacheNames.data, 60, true],
])("caches %s in %s, limited to %i entries and purged on a quota error: %s", (path, name, most, purged) => {
  const strategy = strategyOf(path);
  expect(strategy?.cacheName).toBe(name);
  const told = strategy?.plugins.flatMap((plugin) => ("told" in plugin ? [plugin.told] : []));
  expect(told).toMatchObject([{ maxEntries: most, purgeOnQuotaError: purged }]);
});

test("has no strategy for other files, and a separate one for reloading a hashed file", () => {
  expect(strategyOf("/openapi.yaml")).toBeUndefined();
  const [usual, reloaded] = [strategyOf("/_next/static/a.js"), strategyOf("/_next/static/a.js", "reload")];
  expect(reloaded?.cacheName).toBe(usual?.cacheName);
  expect(reloaded).not.toBe(usual);
});

const page = '<script src="/_next/static/wake.js" data-payload="/a.txt"></script>';
type Given = {
  path?: string;
  body?: string;
  type?: string;
  status?: number;
  redirected?: boolean;
  headers?: HeadersInit;
};

/** Whether the given response to a request for a path would be cached. */
async function isKept({
  path = "/a",
  body = page,
  type = "text/html",
  status = 200,
  redirected = false,
  headers,
}: Given) {
  const response = new Response(body, { status, headers: { "content-type": type } });
  Object.defineProperty(response, "redirected", { value: redirected });
  const request = new Request(new URL(path, origin), headers ? { headers } : {});
  const strategy = path.includes(".") ? strategyOf(path) : pages;
  const event = Object.assign(new Event("fetch"), { waitUntil: () => undefined });
  for (const { cacheWillUpdate } of strategy?.plugins ?? [])
    if (cacheWillUpdate) return (await cacheWillUpdate({ request, response, event, state: {} })) === response;
  throw new Error(`Nothing decides what is kept of ${path}.`);
}

test.each<[string, boolean, Given]>([
  ["a page", true, {}],
  ["a page behind a redirect", false, { redirected: true }],
  ["a page of an error", false, { status: 404 }],
  ["half a page", false, { status: 206 }],
  ["what is no page of the site", false, { body: "<title>Moved</title>" }],
  ["a page of the shell, which is kept with it", false, { path: "/not-kept" }],
  ["a payload", true, { path: "/a.txt", type: "text/x-component" }],
  ["a payload behind a redirect", false, { path: "/a.txt", type: "text/x-component", redirected: true }],
  ["a payload that may never be read", false, { path: "/a.txt", type: "text/plain", headers: { rsc: "1" } }],
  ["one on intent", false, { path: "/a.txt", type: "text/plain", headers: { [prefetchHeader]: "1" } }],
  ["a page in place of a payload", false, { path: "/a.txt" }],
  ["a file", true, { path: "/_next/static/a.js", type: "text/javascript" }],
  ["a file behind a redirect", false, { path: "/_next/static/a.js", type: "text/javascript", redirected: true }],
  ["a page in place of a file", false, { path: "/img/a.png" }],
])("%s is cached: %s", async (_, kept, given) => {
  expect(await isKept(given)).toBe(kept);
});

test("caches nothing once the reader has turned offline reading off", async () => {
  vi.stubGlobal("caches", { keys: async () => [cacheNames.files] });
  expect(await isKept({})).toBe(false);
});
