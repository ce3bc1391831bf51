import { expect, test } from "vitest";
import { withMarks } from "../../marked-text";
import { useGerman } from "../../testing/use-german";
import { linesOf } from "./sentences";

test("splits a paragraph into sentences without breaking at abbreviations", () => {
  expect(linesOf("Use e.g. Docker. It runs.").map(({ text }) => text)).toEqual(["Use e.g. Docker.", "It runs."]);
});

test("does not split German dates and abbreviations, or English abbreviations on untranslated pages", async () => {
  await useGerman("words");
  const german = await import("./sentences");
  expect(
    german.linesOf("Sara hat am Montag, 2. März 2026, zwei Besuche. Beide fallen aus.").map(({ text }) => text),
  ).toEqual(["Sara hat am Montag, 2. März 2026, zwei Besuche.", "Beide fallen aus."]);
  for (const whole of ["Das gilt z. B. Montags.", "Line No. With the defaults, it is 10000."])
    expect(german.linesOf(whole).map(({ text }) => text)).toEqual([whole]);
});

test("quotes cells with the column names of their table and leaves out empty cells", () => {
  expect(
    linesOf(
      "|| Limit | Live | Test\n| Calls | 600 | 120\n| Hooks | – | 20\nText.\n| Undo | Takes back\n| ? | Lists keys",
    ),
  ).toEqual([
    { type: "row", text: "Calls – Live: 600 – Test: 120" },
    { type: "row", text: "Hooks – Test: 20" },
    { type: "sentence", text: "Text.", isFirst: true },
    { type: "row", text: "Undo – Takes back" },
    { type: "row", text: "? – Lists keys" },
  ]);
});

test("marks the first sentence of each paragraph", () => {
  expect(linesOf("Open. Read.\nClose.").map(({ isFirst = false }) => isFirst)).toEqual([true, false, true]);
});

test("marks the first step of each list", () => {
  expect(linesOf("1. Open.\n2. Save.\n1. Close.").map(({ isFirst = false }) => isFirst)).toEqual([true, false, true]);
});

test("keeps formatting marks beside the text and ignores them when finding the end of a sentence", () => {
  const [save, call] = [withMarks("bold", "Save."), withMarks("code", "get")];
  expect(linesOf(`Press ${save} Then ${call} it. ${call} ends. ${save} Done.\n| a | ${call}`)).toEqual([
    { type: "sentence", text: "Press Save.", marked: `Press ${save}`, isFirst: true },
    { type: "sentence", text: "Then get it. get ends.", marked: `Then ${call} it. ${call} ends.` },
    { type: "sentence", text: "Save.", marked: save },
    { type: "sentence", text: "Done." },
    { type: "row", text: "a – get", marked: `a – ${call}` },
  ]);
});
