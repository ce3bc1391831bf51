import { expect, test } from "vitest";
import { withOwnMarks } from "./shiki-marks";

test.each([
  ["a // [!code focus]\nb", "a // [!code highlight]\nb"],
  ["a # [!code error]\nb <!-- [!code warning] -->", "a // [!code highlight]\nb // [!code highlight]"],
  ["a // [!code focus:2]\nb\nc", "a // [!code highlight]\nb // [!code highlight]\nc"],
  ["// [!code ++:2]\na\nb\nc", "a // [!code ++]\nb // [!code ++]\nc"],
  ["// [!code word:a:1]\na // [!code word:a]\nb // [!code --]", "a\nb // [!code --]"],
  ["a // [!code other]\n`[!code x`", "a // [!code other]\n`[!code x`"],
  ["a // [!code constructor]", "a // [!code constructor]"],
  ["a { /* [!code hl] */ }", "a // [!code highlight]"],
])("rewrites %j to %j", (code, own) => {
  expect(withOwnMarks(code)).toBe(own);
});
