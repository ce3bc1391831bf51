import { expect, test } from "vitest";
import { textValue } from "./text-value";

test.each([
  [" a b ", "a b"],
  [2026, "2026"],
  [" \t", undefined],
  ["", undefined],
  [true, undefined],
  [["a"], undefined],
  [undefined, undefined],
])("of %j the text is %j", (value, text) => expect(textValue(value)).toBe(text));
