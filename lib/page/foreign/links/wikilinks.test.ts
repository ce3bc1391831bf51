import { expect, test } from "vitest";
import { readWikiLinks, wikiNamesIn, wikiPictures } from "./wikilinks";

const moved = {
  "[[Night work]]": "/02 Using/Night work",
  "[[quay.svg]]": "/images/quay.svg",
  "[[plan.pdf]]": "/plan.pdf",
  "[[tide.mp4]]": "/images/tide.mp4",
  '[[a "b".mp4]]': '/a "b".mp4',
};

test.each([
  ["See \\`[[Night work]]\\`.", "See \\`[Night work](</02 Using/Night work>)\\`."],
  ["See [[Night work]].", "See [Night work](</02 Using/Night work>)."],
  ["See [[Night work|this]].", "See [this](</02 Using/Night work>)."],
  ["| [[Night work\\|this]] |", "| [this](</02 Using/Night work>) |"],
  ["[[Night work#When it starts]]", "[Night work > When it starts](</02 Using/Night work#when-it-starts>)"],
  ["[[Night work#^b15695|A line]]", "[A line](</02 Using/Night work>)"],
  ["[[#Supported types]]", "[Supported types](<#supported-types>)"],
  ["- [[Night work]]: by lamp", "- [Night work](</02 Using/Night work>): by lamp"],
  ["![[plan.pdf]]", "[plan.pdf](</plan.pdf>)"],
  ["![[tide.mp4]] [[tide.mp4]]", '<video src="/images/tide.mp4" controls></video> [tide.mp4](</images/tide.mp4>)'],
  ['![[a "b".mp4]]', '<video src="/a &quot;b&quot;.mp4" controls></video>'],
  ["![[Night work]]", "[Night work](</02 Using/Night work>)"],
  ["![[quay.svg|200]] ![[quay.svg|The quay]]", "![](</images/quay.svg>) ![The quay](</images/quay.svg>)"],
])("converts %s to a link or image", (written, read) => {
  expect(readWikiLinks(written, moved)).toBe(read);
});

test.each([
  "The slot [[Prototype]] of an object.",
  "Write `[[Night work]]`.",
  "[[Night work]](https://x.example)",
  "list[[Night work]]",
  "[[1, 2], [3]]",
  "[[#^b15695]]",
])("leaves %s unchanged", (written) => {
  expect(readWikiLinks(written, moved)).toBe(written);
});

test("collects the names in wiki links, and finds images by file name in any folder", () => {
  const names = wikiNamesIn("[[Night work#When|x]] and ![[quay.svg]], [[#Here]], `[[code]]`\n\n[[Night work]]");
  expect(names).toEqual(["Night work", "quay.svg"]);
  expect(wikiPictures(["images/quay.svg", "a.md"])(names)).toEqual({ "[[quay.svg]]": "/images/quay.svg" });
});

test("does not treat text after an unmatched backtick as code", () => {
  expect(wikiNamesIn("A ` here.\n\n[[Night work]] and `[[code]]`")).toEqual(["Night work"]);
});

test("prefers an image at the named path, and otherwise the first with that name", () => {
  const find = wikiPictures(["quay.svg", "b/boat.svg", "c/boat.svg", "z/quay.svg"]);
  expect(find(["quay.svg", "boat.svg"])).toEqual({ "[[quay.svg]]": "/quay.svg", "[[boat.svg]]": "/b/boat.svg" });
});
