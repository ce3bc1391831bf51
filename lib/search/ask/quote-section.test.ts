import { expect, test } from "vitest";
import { askedWord } from "../engine/asked-word";
import { createIndex } from "../engine/text-index";
import { indexedPage } from "../testing/indexed-page";
import { readQuestion } from "./question";
import { quoteSection } from "./quote-section";
import { linesOf } from "./sentences";

const quoted = (text: string, question = "lamp") =>
  quoteSection(linesOf(text), readQuestion(question), [], limit).map((line) => line.text);

const limit = 100;

test("drops the sentence that introduces an omitted code block, but keeps one that introduces a list", () => {
  expect(quoted("The lamp is lit. Send this:\nIt answers. Keep:\n- the key\n- the time\nThe call fails with:")).toEqual(
    ["The lamp is lit.", "It answers.", "Keep:", "the key", "the time"],
  );
});

test("drops labels of tabs with nothing but code, but keeps the title of a note", () => {
  expect(quoted("Install it.\nC#\nScoop\nIt is ready.\nNo way back\nThis cannot be undone.\nTo try it\n")).toEqual([
    "Install it.",
    "It is ready.",
    "No way back",
    "This cannot be undone.",
  ]);
});

test("quotes lines that have no period where there are no others", () => {
  expect(quoted("Learn how to light the lamp")).toEqual(["Learn how to light the lamp"]);
  expect(quoted("Scoop\nWinget")).toEqual(["Scoop", "Winget"]);
});

test("quotes all of a short section with one list of steps", () => {
  const lines = [
    "Before.",
    "It is dark.",
    "Use:",
    "a switch",
    "Press it.",
    "See the light.",
    "It is lit.",
    "It shines. It is bright.",
  ];
  const [a, b, c, d, e, f, g, h] = lines;
  const text = `${a}\n${b}\n${c}\n- ${d}\n1. ${e}\n2. ${f}\n${g}\n${h}`;
  expect(quoted(text, "How do I light the lamp?")).toEqual([a, b, c, d, e, f, g, "It shines.", "It is bright."]);
});

test("quotes the paragraphs around one of several lists of steps, with the note whose title they end with", () => {
  const text =
    "Far.\nIt is dark. You need light.\n1. Press it.\n2. Look.\nIt is lit. It is warm. It shines.\nHot\nBeware.\nFar.\n";
  expect(quoted(`${text}1. Go.\n2. Stay.`, "How do I light the lamp?")).toEqual([
    "It is dark.",
    "You need light.",
    "Press it.",
    "Look.",
    "It is lit.",
    "It is warm.",
    "It shines.",
  ]);
  expect(
    quoted(`1. Press it.\n2. Look.\nIt is lit.\nHot\nBeware. Let it cool.\nFar.\n1. Go.`, "How do I light it?"),
  ).toEqual(["Press it.", "Look.", "It is lit.", "Hot", "Beware.", "Let it cool."]);
});

test("quotes only enough of a long section to be understood", async () => {
  const filler = Array.from({ length: 40 }, (_, at) => `Number ${at} says nothing of the matter at all.`);
  const told = ["The red lamp is lit by a switch.", "A lamp is red.", "Switch it off."];
  const text = [...told.slice(0, 2), ...filler, ...told.slice(2)].join(" ");
  const index = await createIndex(["one", "two"].map((name) => indexedPage(`/${name}`, name, { text })));
  const question = readQuestion("red lamp lit by a switch");
  const words = question.words.map((word) => askedWord(index, word));
  expect(quoteSection(linesOf(text), question, words, limit).map((line) => line.text)).toEqual(told);
});
