import { expect, test } from "vitest";
import type { TextPart } from "../types";
import { excerpt, markText, plainBlocks } from "./highlight";

const show = (parts: readonly TextPart[]) => parts.map(({ text, mark }) => (mark ? `[${text}]` : text)).join("");
const hostile = `List<img src=x onerror=alert(1)> & "quotes" <script>`;

test.each([
  ["Lock the appointments", ["lock", "appointment"], "[Lock] the [appointments]"],
  ["The sourceApp field", ["sourceapp"], "The [sourceApp] field"],
  ["Time sheets in NAV", ["=timesheet"], "[Time] [sheets] in NAV"],
  ["A .NET app in C#, on ASP.NET", ["dotnet", "csharp"], "A [.NET] app in [C#], on ASP.NET"],
  ["Nothing here", ["lock"], "Nothing here"],
])("marks %s for the terms %j", (text, terms, expected) => {
  expect(show(markText(text, new Set(terms)))).toBe(expected);
});

test("leaves hostile text unchanged across the marked parts", () => {
  const parts = markText(hostile, new Set(["img", "script"]));
  expect(parts.map((part) => part.text).join("")).toBe(hostile);
  expect(show(parts)).toContain("<[img] src=x");
});

test("excerpts the passage with the most matches", () => {
  const text = `${"Filler words come first. ".repeat(20)}Then lock the appointment at last.${" More filler follows.".repeat(20)}`;
  const shown = show(excerpt(text, new Set(["lock", "appointment"])));
  expect(shown).toMatch(/^….*\[lock\] the \[appointment\] at last\..*…$/);
  expect(shown.length).toBeLessThan(200);
});

test.each(["", " in the end", ` ${"and more ".repeat(30)}`])(
  "shows a match at the end of a long word that is followed by %j",
  (after) => {
    const text = `${"Filler words. ".repeat(20)}https://docs.example/${"a".repeat(60)}/lock${after}`;
    expect(show(excerpt(text, new Set(["lock"])))).toContain("[lock]");
  },
);

test("excerpts a short text in full, without its block markers", () => {
  expect(show(excerpt("One.\n1. Step\n- Item\n| a | b", new Set()))).toBe("One. Step; Item; a – b");
  expect(plainBlocks("1. Step\n\n- Item")).toEqual(["Step", "Item"]);
});

test("separates table rows in an excerpt and leaves out the column names", () => {
  expect(
    show(excerpt("Keys:\n|| To select | Do this\n| One | Click it.\n| Several | Hold Ctrl", new Set(["ctrl"]))),
  ).toBe("Keys: One – Click it. Several – Hold [Ctrl]");
});

const filler = "Some filler words come first, and then many more of them follow.\n".repeat(4);

test.each([
  ["Open it. Select Lock at the end.", "lock", "…Open it. Select [Lock] at the end."],
  ["Open it, e.g. The one that you lock now.", "lock", "…Open it, e.g. The one that you [lock] now."],
  ["| Open it or two | Do\n| Lock | Close", "lock", "…Open it or two – Do; [Lock] – Close"],
  [
    "| Open each and every one of these | all at once – or lock two",
    "lock",
    "…every one of these – all at once – or [lock] two",
  ],
  [
    "| Open one there | each and every one of them – or lock two",
    "lock",
    "…each and every one of them – or [lock] two",
  ],
])("starts an excerpt with a sentence or a row, if one begins shortly before the match: %s", (text, term, expected) => {
  expect(show(excerpt(filler + text, new Set([term])))).toBe(expected);
});

test.each(["", "x"])("cuts no emoji in halves, after %j", (before) => {
  const emoji = before + "😀".repeat(200);
  expect(show(excerpt(`${emoji} lock ${emoji}`, new Set(["lock"]))).isWellFormed()).toBe(true);
  expect(show(excerpt(`${emoji}lock-up`, new Set(["lock"]))).isWellFormed()).toBe(true);
});

test("ends an excerpt without the punctuation between two rows", () => {
  const rows = `Lock ${"x".repeat(145)}\n- ${"y".repeat(20)}`;
  expect(show(excerpt(rows, new Set(["lock"])))).toMatch(/x…$/);
});
