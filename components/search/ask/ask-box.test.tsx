// @vitest-environment happy-dom
import { act, createRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AskBox } from "./ask-box";

let root: Root;
const onAsk = vi.fn<(question: string) => void>();

/** Streams an answer until it is stopped. */
function Asking() {
  const [isAnswering, setAnswering] = useState(true);
  // As in a browser, where React renders before the default action of the click.
  const onStop = () => flushSync(() => setAnswering(false));
  const none = () => undefined;
  return <AskBox input={createRef()} hasAsked {...{ isAnswering, onAsk, onStop }} onBack={none} onClose={none} />;
}

const button = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
const write = (text: string) =>
  act(async () => {
    const input = document.querySelector("input");
    // Bypass React's value setter, which would treat the value as already known and ignore the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });

beforeEach(async () => {
  onAsk.mockReset();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Asking />));
});
afterEach(() => act(async () => root.unmount()));

test("stops the answer without submitting the drafted question or losing focus", async () => {
  await write("And then?");
  button("Stop answering")?.focus();
  await act(async () => button("Stop answering")?.click());
  expect(onAsk).not.toHaveBeenCalled();
  expect(document.querySelector("input")?.value).toBe("And then?");
  expect(document.activeElement?.tagName).toBe("BUTTON");

  const send = document.activeElement;
  await act(async () => send instanceof HTMLElement && send.click());
  expect(onAsk).toHaveBeenCalledExactlyOnceWith("And then?");
});
