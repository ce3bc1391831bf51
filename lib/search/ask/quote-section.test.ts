import { expect, test } from "vitest";
import { readQuestion } from "./question";
import { quoteSection } from "./quote-section";
import { linesOf } from "./sentences";

const quoted = (text: string) => quoteSection(linesOf(text), readQuestion("lamp"), []).map((line) => line.text);

test("what leads to code, which is not quoted, is left out; what leads to a list is not", () => {
  expect(quoted("The lamp is lit. Send this:\nIt answers. Keep:\n- the key\n- the time\nThe call fails with:")).toEqual(
    ["The lamp is lit.", "It answers.", "Keep:", "the key", "the time"],
  );
});
