// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { AskMode } from "./ask-mode";
import { ask } from "./use-conversation";

const service = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock("../client/clients", () => ({ getAsk: () => service }));

test("retries a failed question in place and moves focus to the input", async () => {
  const onAnnounce = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<AskMode onBack={() => {}} onClose={() => {}} onAnnounce={onAnnounce} />));
  service.ask.mockImplementation(() => {
    throw new TypeError("offline");
  });
  await act(async () => ask("How?"));
  const retry = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Try again");
  retry?.focus();
  service.ask.mockImplementation(async function* () {
    yield { type: "quote", source: { href: "/user", title: "User manual" }, line: { type: "sentence", text: "So." } };
  });
  await act(async () => retry?.click());
  expect([...document.querySelectorAll("article h2")].map(({ textContent }) => textContent)).toEqual(["How?"]);
  // Questions and quotes may have the opposite text direction of the interface.
  expect(document.querySelectorAll('article :is(h2, blockquote):not([dir="auto"])')).toHaveLength(0);
  expect(document.querySelector("article")?.textContent).toContain("So.");
  expect(service.ask).toHaveBeenLastCalledWith("How?", [], expect.anything());
  expect(onAnnounce).toHaveBeenLastCalledWith("Answer ready, 1 source");
  expect(document.activeElement).toBe(document.querySelector("input"));
  await act(async () => root.unmount());
});
