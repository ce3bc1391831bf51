import { expect, test } from "vitest";
import { isComposingKey, isUnmodifiedPress } from "./press";

const none = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("does not count a press with a modifier key as unmodified", () => {
  expect(isUnmodifiedPress(none)).toBe(true);
  for (const key of Object.keys(none)) expect(isUnmodifiedPress({ ...none, [key]: true }), key).toBe(false);
});

test.each([
  ["a key of an input method", { isComposing: true, keyCode: 13 }, true],
  ["the Enter with which Safari ends a composition", { isComposing: false, keyCode: 229 }, true],
  ["Enter", { isComposing: false, keyCode: 13 }, false],
])("%s belongs to an IME composition: %j, %s", (_, key, expected) => {
  expect(isComposingKey(key)).toBe(expected);
});
