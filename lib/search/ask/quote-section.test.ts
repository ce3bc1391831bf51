import { expect, test } from "vitest";
import { askedWord } from "../engine/asked-word";
import { createIndex } from "../engine/text-index";
import { indexedPage } from "../testing/indexed-page";
import { readQuestion } from "./question";
import { quoteSection } from "./quote-section";
import { linesOf } from "./sentences";

const quoted = (text: string) => quoteSection(linesOf(text), readQuestion("lamp"), []).map((line) => line.text);

test("drops the sentence that introduces an omitted code block, but keeps one that introduces a list", () => {
  expect(quoted("The lamp is lit. Send this:\nIt answers. Keep:\n- the key\n- the time\nThe call fails with:")).toEqual(
    ["The lamp is lit.", "It answers.", "Keep:", "the key", "the time"],
  );
});

test("quotes only enough of a long section to be understood", async () => {
  const filler = Array.from({ length: 40 }, (_, at) => `Number ${at} says nothing of the matter at all.`);
  const told = ["The red lamp is lit by a switch.", "A lamp is red.", "Switch it off."];
  const text = [...told.slice(0, 2), ...filler, ...told.slice(2)].join(" ");
  const index = await createIndex(["one", "two"].map((name) => indexedPage(`/${name}`, name, { text })));
  const question = readQuestion("red lamp lit by a switch");
  const words = question.words.map((word) => askedWord(index, word));
  expect(quoteSection(linesOf(text), question, words).map((line) => line.text)).toEqual(told);
});
