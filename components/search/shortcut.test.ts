// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isHelpKey, isOpenKey, isToggleKey, modifierName } from "./shortcut";

const key = (init: KeyboardEventInit) => new KeyboardEvent("keydown", init);
const element = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild;
};

test.each([
  [{ key: "k", ctrlKey: true }, true],
  [{ key: "K", metaKey: true }, true],
  [{ key: "k" }, false],
  [{ key: "k", ctrlKey: true, altKey: true }, false],
  [{ key: "k", ctrlKey: true, isComposing: true }, false],
])("%j opens and closes: %s", (init, expected) => {
  expect(isToggleKey(key(init))).toBe(expected);
});

test.each([
  ["<p>text</p>", true],
  ["<button>b</button>", true],
  ["<input>", false],
  ["<textarea></textarea>", false],
  ["<select></select>", false],
  ["<p contenteditable='true'></p>", false],
])("the slash and the question mark in %s open: %s", (html, expected) => {
  expect(isOpenKey(key({ key: "/" }), element(html))).toBe(expected);
  expect(isHelpKey(key({ key: "?", shiftKey: true }), element(html))).toBe(expected);
});

test.each([
  ["MacIntel", "⌘"],
  ["iPhone", "⌘"],
  ["Win32", "Ctrl"],
  ["Linux x86_64", "Ctrl"],
])("on %s the key is %s", (platform, expected) => {
  expect(modifierName(platform)).toBe(expected);
});
