// @vitest-environment happy-dom
import { act, createRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BodyEditor } from "./body-editor";

let root: Root;
const items = ["start", "end", "text"].map((label) => ({ label, detail: "", insert: label }));

beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <BodyEditor area={createRef()} text="" original="" onChange={() => {}} complete={() => ({ from: 0, items })} />,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const press = (key: string, ctrlKey = false) =>
  act(async () => {
    const event = new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true });
    document.querySelector("textarea")?.dispatchEvent(event);
  });

test("the suggestion that the keys choose is in view", async () => {
  const scrolled: (string | null)[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolled.push(this.textContent?.trim() ?? null);
  });
  await press(" ", true);
  await press("ArrowDown");
  await press("ArrowUp");
  await press("ArrowUp");
  expect(scrolled).toEqual(["start", "end", "start", "text"]);
});
