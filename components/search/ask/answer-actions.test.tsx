// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { site } from "@/lib/site";
import { AnswerActions } from "./answer-actions";
import type { Message } from "./conversation";

let root: Root;
const writeText = vi.fn<(text: string) => Promise<void>>();
const copy = async () => {
  const button = document.querySelector("button");
  await act(async () => button?.click());
  return [button?.textContent?.trim(), document.querySelector("[role=status]")?.textContent];
};

const message: Message = { id: 1, question: "How?", parts: [], status: "done" };
const show = () => act(async () => root.render(<AnswerActions message={message} />));

beforeEach(async () => {
  vi.useFakeTimers();
  writeText.mockResolvedValue();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await show();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test("announces a successful copy, then restores the label", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copy()).toEqual(["Copied!", "Copied!"]);
  expect(document.querySelector("button")?.getAttribute("aria-label")).toBe("Copied!: How?");
  await act(async () => void vi.advanceTimersByTime(3000));
  expect(document.querySelector("button")?.textContent?.trim()).toBe("Copy");
});

test("reports that copying is blocked when the Clipboard API is unavailable, as on an insecure origin", async () => {
  vi.stubGlobal("navigator", {});
  expect(await copy()).toEqual(["Copying is blocked here", "Copying is blocked here"]);
});

test("hides the feedback links when no feedback URL is configured", async () => {
  expect(document.querySelectorAll("a")).toHaveLength(2);
  vi.spyOn(site, "feedbackUrl", "get").mockReturnValue(undefined);
  await show();
  expect(document.querySelectorAll("a")).toHaveLength(0);
});

test("reports feedback for an answer without sources against the search page", () => {
  expect([...document.querySelectorAll("a")].map(({ search }) => search)).toEqual([
    "?page=%2Fsearch&section=How%3F&helpful=yes",
    "?page=%2Fsearch&section=How%3F&helpful=no",
  ]);
});
