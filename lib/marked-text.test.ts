import { expect, test } from "vitest";
import { partsOfMarked, readMarked, unmarked, withMarks, withoutMarkCharacters } from "./marked-text";

const text = `Press ${withMarks("bold", "Save")}, then send ${withMarks("code", "POST /a")}.`;

test("the pieces of a text say what is bold and what is code", () => {
  expect(partsOfMarked(text)).toEqual([
    { text: "Press " },
    { type: "bold", text: "Save" },
    { text: ", then send " },
    { type: "code", text: "POST /a" },
    { text: "." },
  ]);
});

test("a text is searched without marks, and keeps them where it has any", () => {
  expect(readMarked(text)).toEqual({ text: "Press Save, then send POST /a.", marked: text });
  expect(readMarked("Press it.")).toEqual({ text: "Press it." });
});

test("half of a text has no marks that are left alone", () => {
  const half = text.slice(0, text.indexOf("ve"));
  expect(partsOfMarked(half)).toEqual([{ text: "Press Sa" }]);
});

test("what a text has of these characters itself is no mark", () => {
  expect(unmarked(withoutMarkCharacters("a ` b"))).toBe("a ' b");
});
