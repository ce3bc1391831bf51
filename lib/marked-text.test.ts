import { expect, test } from "vitest";
import { partsOfMarked, readMarked, unmarked, withMarks, withoutMarkCharacters } from "./marked-text";

const text = `Press ${withMarks("bold", "Save")}, then send ${withMarks("code", "POST /a")}.`;

test("splits marked text into plain, bold, and code parts", () => {
  expect(partsOfMarked(text)).toEqual([
    { text: "Press " },
    { type: "bold", text: "Save" },
    { text: ", then send " },
    { type: "code", text: "POST /a" },
    { text: "." },
  ]);
});

test("returns plain text for searching, plus the marked text if there are marks", () => {
  expect(readMarked(text)).toEqual({ text: "Press Save, then send POST /a.", marked: text });
  expect(readMarked("Press it.")).toEqual({ text: "Press it." });
});

test("ignores an unclosed mark in truncated text", () => {
  const half = text.slice(0, text.indexOf("ve"));
  expect(partsOfMarked(half)).toEqual([{ text: "Press Sa" }]);
});

test("does not treat mark characters in the original text as marks", () => {
  expect(unmarked(withoutMarkCharacters("a ` b"))).toBe("a ' b");
});
