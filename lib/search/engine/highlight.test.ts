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
])("%s with %j", (text, terms, expected) => {
  expect(show(markText(text, new Set(terms)))).toBe(expected);
});

test("hostile text stays text, piece by piece the same", () => {
  const parts = markText(hostile, new Set(["img", "script"]));
  expect(parts.map((part) => part.text).join("")).toBe(hostile);
  expect(show(parts)).toContain("<[img] src=x");
});

test("an excerpt is the place with most of the words", () => {
  const text = `${"Filler words come first. ".repeat(20)}Then lock the appointment at last.${" More filler follows.".repeat(20)}`;
  const shown = show(excerpt(text, new Set(["lock", "appointment"])));
  expect(shown).toMatch(/^….*\[lock\] the \[appointment\] at last\..*…$/);
  expect(shown.length).toBeLessThan(200);
});

test.each(["", " in the end", ` ${"and more ".repeat(30)}`])(
  "an excerpt shows a word at the end of a long one, before %j",
  (after) => {
    const text = `${"Filler words. ".repeat(20)}https://docs.example/${"a".repeat(60)}/lock${after}`;
    expect(show(excerpt(text, new Set(["lock"])))).toContain("[lock]");
  },
);

test("an excerpt of a short text is the text without the marks of its blocks", () => {
  expect(show(excerpt("One.\n1. Step\n- Item\n| a | b", new Set()))).toBe("One. Step; Item; a – b");
  expect(plainBlocks("1. Step\n\n- Item")).toEqual(["Step", "Item"]);
});

test("an excerpt tells the rows of a table apart, and leaves out the names of its columns", () => {
  expect(
    show(excerpt("Keys:\n|| To select | Do this\n| One | Click it.\n| Several | Hold Ctrl", new Set(["ctrl"]))),
  ).toBe("Keys: One – Click it. Several – Hold [Ctrl]");
});
