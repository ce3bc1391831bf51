import { expect, test } from "vitest";
import { isUnmodifiedPress } from "./press";

const none = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("a press with any of the keys that browsers use is left to the browser", () => {
  expect(isUnmodifiedPress(none)).toBe(true);
  for (const key of Object.keys(none)) expect(isUnmodifiedPress({ ...none, [key]: true }), key).toBe(false);
});
