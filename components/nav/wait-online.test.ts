// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitOnline } from "./wait-online";

const lost = new TypeError("Failed to fetch");
const network = vi.fn<typeof fetch>();
const beOnline = (value: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(value);
const navigation = { headers: { rsc: "1" } };
const plain = window.fetch;

beforeEach(() => {
  window.fetch = network;
  waitOnline("You are offline.");
});
afterEach(() => {
  window.fetch = plain;
  network.mockReset();
  dispatchEvent(new Event("online"));
});
const note = () => document.querySelector("[role=status]")?.textContent;

test("a navigation waits for the connection, and says so until it is back", async () => {
  beOnline(false);
  network.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce(new Response("payload"));
  const answer = window.fetch("/station.txt", navigation);
  await vi.waitFor(() => expect(note()).toBe("You are offline."));
  // A connection that is gone again at once is waited for again.
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(note()).toBe("You are offline."));
  dispatchEvent(new Event("online"));
  expect(await (await answer).text()).toBe("payload");
  expect(note()).toBeUndefined();
});

test.each([
  ["something else", undefined, false],
  ["a page that is fetched on intent", { headers: { ...navigation.headers, "next-router-prefetch": "1" } }, false],
  ["a navigation while the browser is online", navigation, true],
])("%s fails at once", async (_, init, online) => {
  beOnline(online);
  network.mockRejectedValueOnce(lost);
  await expect(window.fetch("/station.txt", init)).rejects.toBe(lost);
  expect(note()).toBeUndefined();
});
