// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isHelpKey, isSearchKey, modifierName } from "./shortcut";

const key = (init: KeyboardEventInit) => new KeyboardEvent("keydown", init);
const element = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild;
};

test.each([
  [{ key: "k", ctrlKey: true }, true],
  [{ key: "K", metaKey: true }, true],
  [{ key: "k" }, false],
])("%j opens search: %s", (init, expected) => {
  expect(isSearchKey(key(init), null)).toBe(expected);
});

test.each([
  ["<p>text</p>", true],
  ["<input>", false],
  ["<textarea></textarea>", false],
  ["<select></select>", false],
  ["<p contenteditable='true'></p>", false],
])("slash and question mark pressed in %s open their dialogs: %s", (html, expected) => {
  expect(isSearchKey(key({ key: "/" }), element(html))).toBe(expected);
  expect(isHelpKey(key({ key: "?", shiftKey: true }), element(html))).toBe(expected);
});

test("ignores the slash on a button, as DocSearch does, but not the question mark", () => {
  expect(isSearchKey(key({ key: "/" }), element("<button>b</button>"))).toBe(false);
  expect(isHelpKey(key({ key: "?", shiftKey: true }), element("<button>b</button>"))).toBe(true);
});

test.each([
  ["MacIntel", "⌘"],
  ["iPhone", "⌘"],
  ["Win32", "Ctrl"],
  ["Linux x86_64", "Ctrl"],
])("on %s the modifier key is %s", (platform, expected) => {
  expect(modifierName(platform)).toBe(expected);
});
