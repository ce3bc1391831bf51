import { beforeAll, expect, test } from "vitest";
import { indexedPage } from "../testing/indexed-page";
import { type AskedWord, askedWord } from "./asked-word";
import { readQuery } from "./query";
import { createMatcher, shareOf } from "./strengths";
import { createIndex, type TextIndex } from "./text-index";

const page = (title: string, text: string) => indexedPage(`/${title}`, title, { description: "", text });

let index: TextIndex;
beforeAll(async () => {
  const texts = ["Lamps disappeared.", "Select a row.", "Select a lamp.", "Select all."];
  index = await createIndex(texts.map((text, at) => page(`Page ${at}`, text)));
});
const asked = (text: string) => readQuery(text).map((word): AskedWord => askedWord(index, word));
const shareIn = (text: string, terms: readonly string[]) => {
  const words = asked(text);
  return shareOf(words, createMatcher(words)(terms));
};

test("weighs an unknown word like its rarest synonym", () => {
  const [unknown, same] = [asked("vanish")[0], asked("disappeared")[0]];
  expect(unknown?.isKnown).toBe(false);
  expect(unknown?.weight).toBeCloseTo(same?.weight ?? 0);
});

test("matches a word fully by its forms and partly by its synonyms", () => {
  expect(shareIn("lamp", ["lamp"])).toBe(1);
  const other = shareIn("vanish", ["disappeared"]);
  expect(other).toBeGreaterThan(0.5);
  expect(other).toBeLessThan(1);
  expect(shareIn("lamp", ["row"])).toBe(0);
});

test('weighs rare words above frequent ones, and words like "yesterday" below other unknown words', () => {
  const [rare, frequent] = asked("disappeared select");
  expect(rare?.weight).toBeGreaterThan(frequent?.weight ?? 0);
  expect(asked("yesterday")[0]?.weight).toBeLessThan(asked("zeppelin")[0]?.weight ?? 0);
});

test("weighs an everyday word less in each form of its verb", () => {
  for (const word of ["swallow", "swallowed", "swallowing"])
    expect(asked(word)[0]?.weight).toBeLessThan(asked("zeppelin")[0]?.weight ?? 0);
});
