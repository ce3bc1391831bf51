import { expect, test } from "vitest";
import { textValue } from "./text-value";

test.each([
  [" a b ", "a b"],
  ["a\n  b\r\nc\n", "a b c"],
  [2026, "2026"],
  [" \t", undefined],
  ["", undefined],
  [true, undefined],
  [["a"], undefined],
  [undefined, undefined],
])("converts %j to %j", (value, text) => expect(textValue(value)).toBe(text));
