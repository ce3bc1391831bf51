// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerActions } from "./answer-actions";

let root: Root;
const writeText = vi.fn<(text: string) => Promise<void>>();
const copy = async () => {
  const button = document.querySelector("button");
  await act(async () => button?.click());
  return [button?.textContent?.trim(), document.querySelector("[role=status]")?.textContent];
};

beforeEach(async () => {
  vi.useFakeTimers();
  writeText.mockResolvedValue();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(<AnswerActions message={{ id: 1, question: "How?", parts: [], status: "done" }} />),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test("a copy is announced, for a moment", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copy()).toEqual(["Copied!", "Copied!"]);
  await act(async () => void vi.advanceTimersByTime(3000));
  expect(document.querySelector("button")?.textContent?.trim()).toBe("Copy");
});

test("without a clipboard, as on an insecure page, the button says so", async () => {
  vi.stubGlobal("navigator", {});
  expect(await copy()).toEqual(["Copying is blocked here", "Copying is blocked here"]);
});
