import { expect, test } from "vitest";
import { decodeTexts, encodeTexts } from "./word-codes";

const sample = [
  ["Lock the appointment. The appointment stays, the board stays.", "", "A b ^ ^^ the^The THE tHe"],
  [
    "Café – “the board” … 日本 the🚀the  the\nthe\tthe",
    "1. Open **Board > The board**.\n- the <img src=x onerror=alert(1)> &lt;",
  ],
  ["the the the board board board the2the a the b"],
];

test("round-trips every text", () => {
  expect(decodeTexts(encodeTexts(sample))).toEqual(sample);
});

test("encodes a frequent word as one character and drops the space between two of them", () => {
  const { words, texts } = encodeTexts([["the board the board the board"]]);
  expect(words).toBe("board the");
  expect(texts[0]?.[0]).toHaveLength(6);
});

test("marks a capital letter instead of listing the word twice", () => {
  expect(encodeTexts([["The board, the Board, The board"]]).words).toBe("board the");
});

test("rejects a text with a code that is not in the word list", () => {
  expect(() => decodeTexts({ words: "the", texts: [["\u0090"]] })).toThrow("uses a word that its list does not have");
});

test("is deterministic", () => {
  expect(JSON.stringify(encodeTexts(sample))).toBe(JSON.stringify(encodeTexts(structuredClone(sample))));
});
