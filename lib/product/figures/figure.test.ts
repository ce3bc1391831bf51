import { expect, test } from "vitest";
import { figure, sayIn } from "./figure";

const clock = figure({
  purpose: "A clock.",
  examples: [],
  attributes: { highlight: { values: ["hand", "rim"] } },
  mark: (highlight) => (highlight === "hand" ? "Hand" : undefined),
  tell: () => ["A clock.", "", "It stands still."],
});
const say = sayIn("original");

test("adds a caption attribute and draws the caption followed by the figure's sentences", () => {
  expect(Object.keys(clock.attributes)).toEqual(["highlight", "caption"]);
  expect(clock.draw({ caption: "What to notice." }, "original")).toEqual([
    { type: "text", text: "What to notice." },
    { type: "list", items: ["A clock.", "It stands still."], isAlternative: true },
  ]);
});

test("does not double the punctuation of a sentence that ends in a screen label", () => {
  const tell = () => ["Blocks: Job no..", "Link Forgot password?.", "Open."];
  const screen = figure({ purpose: "A screen.", examples: [], attributes: {}, tell });
  expect(screen.told({}, say).facts).toEqual(["Blocks: Job no.", "Link Forgot password?", "Open."]);
});

test("mentions the highlight right after the sentence that describes the figure", () => {
  const facts = ["A clock.", "Marked with 1: Hand.", "It stands still."];
  expect(clock.told({ highlight: "hand" }, say)).toEqual({ facts, mark: "Hand" });
  expect(clock.told({ highlight: "rim" }, say)).toEqual({ facts: [facts[0], facts[2]], mark: undefined });
});

test("uses the highlight's value as its name when the figure does not define one", () => {
  const plain = figure({ purpose: "A clock.", examples: [], attributes: {}, tell: () => ["A clock."] });
  expect(plain.told({ highlight: "rim" }, say)).toEqual({ facts: ["A clock.", "Marked with 1: rim."], mark: "rim" });
});
