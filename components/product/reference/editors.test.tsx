// @vitest-environment happy-dom
import { act, createRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BodyEditor, QueryEditor } from "./editors";

let root: Root;
const onChange = vi.fn<(text: string) => void>();
const items = ["start", "end", "text"].map((label) => ({ label, detail: "", insert: label }));

beforeEach(async () => {
  onChange.mockReset();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <BodyEditor area={createRef()} text="" original="" onChange={onChange} complete={() => ({ from: 0, items })} />,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const press = (key: string, ctrlKey = false) =>
  act(async () => {
    const event = new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true });
    document.querySelector("textarea")?.dispatchEvent(event);
  });

test("scrolls the suggestion selected by keyboard into view", async () => {
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

test("inserts a suggestion on click, not on pointerdown, and keeps focus in the text on mousedown", async () => {
  const execCommand = vi.fn(() => true);
  Object.assign(document, { execCommand });
  await press(" ", true);
  const option = document.querySelectorAll("[role=option]")[1];
  await act(async () => option?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
  expect(execCommand).not.toHaveBeenCalled();
  const mouseDown = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
  document.querySelector("[role=listbox]")?.dispatchEvent(mouseDown);
  expect(mouseDown.defaultPrevented).toBe(true);
  await act(async () => option?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  expect(document.activeElement?.localName).toBe("textarea");
  expect(execCommand).toHaveBeenCalledExactlyOnceWith("insertText", false, "end");
});

test("inserts a suggestion where the browser refuses to type", async () => {
  Object.assign(document, { execCommand: () => false });
  await press(" ", true);
  await press("Enter");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("start");
});

test("devices neither correct nor capitalize what is typed as code", async () => {
  const parameter = { name: "id", place: "path", isRequired: true, isList: false, description: "" } as const;
  await act(async () =>
    root.render(
      <>
        <BodyEditor area={createRef()} text="" original="" onChange={onChange} complete={() => ({ from: 0, items })} />
        <QueryEditor parameters={[{ ...parameter, type: { type: "text" } }]} values={{}} onChange={onChange} />
      </>,
    ),
  );
  const fields = [...document.querySelectorAll("textarea, input")];
  const attributes = ["autocorrect", "autocapitalize", "autocomplete", "spellcheck"];
  expect(fields.map((field) => attributes.map((name) => field.getAttribute(name)))).toEqual([
    ["off", "off", "off", "false"],
    ["off", "off", "off", "false"],
  ]);
});
