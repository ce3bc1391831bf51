// @vitest-environment happy-dom

import { preload } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { interceptNavigations, prefetchPayload } from "./payloads";

vi.mock("react-dom", () => ({ preload: vi.fn() }));

const lost = new TypeError("Failed to fetch");
const network = vi.fn<typeof fetch>();
const beOnline = (value: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(value);
const navigation = { headers: { rsc: "1" } };
const plain = window.fetch;

beforeEach(() => {
  window.fetch = network;
  interceptNavigations("You are offline.");
});
afterEach(() => {
  window.fetch = plain;
  network.mockReset();
  dispatchEvent(new Event("online"));
});
const note = () => document.querySelector("[role=status]")?.textContent;

test("holds a navigation while offline and shows a note until the connection is back", async () => {
  beOnline(false);
  network.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce(new Response("payload"));
  const answer = window.fetch("/station.txt", navigation);
  await vi.waitFor(() => expect(note()).toBe("You are offline."));
  // If the connection is lost again immediately, it waits again.
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(note()).toBe("You are offline."));
  dispatchEvent(new Event("online"));
  expect(await (await answer).text()).toBe("payload");
  expect(note()).toBeUndefined();
});

test.each([
  ["something else", undefined, false],
  ["a navigation while the browser is online", navigation, true],
])("%s fails immediately", async (_, init, online) => {
  beOnline(online);
  network.mockRejectedValueOnce(lost);
  await expect(window.fetch("/station.txt", init)).rejects.toBe(lost);
  expect(note()).toBeUndefined();
});

const follow = async (path: string) => (await window.fetch(`${path}?_rsc=1`, navigation)).text();
const payload = (text: string) => Promise.resolve(new Response(text));

test("answers every navigation to a page from its prefetched payload and preloads the files it names once", async () => {
  network.mockReturnValueOnce(
    payload('1:I["/docs/_next/static/chunks/a.js"]\n2:"/_next/static/b.css","/_next/static/b.css"'),
  );
  prefetchPayload("/keeper/");
  prefetchPayload("/keeper/");
  expect(await follow("/keeper/index.txt")).toContain("a.js");
  expect(await follow("/keeper/index.txt")).toContain("a.js");
  expect(network.mock.calls.map(([input]) => input)).toEqual(["/keeper/index.txt"]);
  expect(vi.mocked(preload).mock.calls).toEqual([
    ["/docs/_next/static/chunks/a.js", { as: "script" }],
    ["/_next/static/b.css", { as: "style" }],
  ]);
});

test("fetches the payload on navigation when its prefetch failed", async () => {
  network.mockReturnValueOnce(Promise.resolve(new Response("", { status: 404 }))).mockReturnValueOnce(payload("late"));
  prefetchPayload("/ropes");
  expect(await follow("/ropes.txt")).toBe("late");
  network.mockRejectedValueOnce(lost).mockReturnValueOnce(payload("later"));
  prefetchPayload("/ropes");
  expect(await follow("/ropes.txt")).toBe("later");
});

test("evicts the oldest payload beyond 20 and expires payloads after 5 minutes", async () => {
  network.mockImplementation((input) => payload(String(input)));
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  for (let page = 0; page <= 20; page++) prefetchPayload(`/page-${page}`);
  expect(network).toHaveBeenCalledTimes(21);
  await follow("/page-1.txt");
  expect(network).toHaveBeenCalledTimes(21);
  await follow("/page-0.txt");
  expect(network).toHaveBeenCalledTimes(22);
  now.mockReturnValue(5 * 60_000);
  await follow("/page-20.txt");
  expect(network).toHaveBeenCalledTimes(23);
  now.mockRestore();
});
