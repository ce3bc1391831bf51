import { readFileSync } from "node:fs";
import postcss, { type Declaration, type Node } from "postcss";
import { describe, expect, test } from "vitest";
import { listFiles } from "@/lib/list-files";

/** Physical properties that have a logical counterpart. */
const sided =
  /^(?:(?:scroll-)?(?:margin|padding)-|border-(?:top-|bottom-)?)?(?:left|right)(?:-(?:radius|color|style|width))?$/;
/** Properties whose values may be physical. */
const alignments = /^(?:text-align(?:-last)?|float|clear|justify-\w+)$/;
/** Four-value shorthands: top, right, bottom, left. */
const around = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|color|style))$/;

/** Top-level words of a value: `0 calc(1rem + 1px)` are two. */
const wordsOf = (value: string) => postcss.list.space(value);
const isZero = (word: string | undefined) => word === undefined || /^0(?:[a-z%]+)?$/.test(word);

/** The part of a declaration that is physical, that is, does not mirror in right-to-left text; undefined if there is none. */
function physical({ prop, value }: Declaration): string | undefined {
  const words = wordsOf(value);
  if (sided.test(prop)) return prop;
  if (alignments.test(prop) && words.some((word) => /^(?:left|right)$/.test(word))) return value;
  if (around.test(prop) && words.length === 4 && words[1] !== words[3]) return value;
  if (prop === "border-radius" && words.length > 2) {
    const [one, two, three, four = two] = words;
    if (one !== two || three !== four) return value;
  }
  if (/gradient\(\s*to [a-z ]*(?:left|right)/.test(value)) return value;
  const turns = !value.includes("var(--forward)");
  if (prop === "translate" && turns && !isZero(words[0])) return value;
  if (prop === "box-shadow" && turns && shadowsOf(value).some((offset) => !isZero(offset))) return value;
  return undefined;
}

/** The horizontal offset of each shadow. */
const shadowsOf = (value: string) =>
  postcss.list.comma(value).map((shadow) => wordsOf(shadow).find((word) => /^-?[\d.]/.test(word)));

const hasReason = (node: Node): boolean => {
  const before = node.prev();
  return before?.type === "comment" && before.text.startsWith("Physical: ");
};

/** Every physical declaration of a style sheet without a `Physical:` comment that justifies it. */
function unreasoned(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    if (physical(declaration) && !hasReason(declaration)) {
      found.push(`${declaration.source?.start?.line}: ${declaration.prop}: ${declaration.value}`);
    }
  });
  return found;
}

test("style sheets justify every physical left or right in a comment, so that pages mirror in right-to-left languages", () => {
  const sheets = ["app", "components"].flatMap((folder) =>
    listFiles(folder).files.flatMap((file) => (file.endsWith(".css") ? [`${folder}/${file}`] : [])),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(
    sheets.flatMap((sheet) => unreasoned(readFileSync(sheet, "utf8")).map((found) => `${sheet}:${found}`)),
  ).toEqual([]);
});

describe("counts as physical:", () => {
  test.each([
    "left: 0",
    "margin-right: 1rem",
    "border-left-color: red",
    "border-top-left-radius: 1px",
    "text-align: right",
    "float: left",
    "padding: 0 1px 0 2px",
    "border-width: 0 1px 1px 0",
    "border-radius: 0 1px 1px 0",
    "background: linear-gradient(to right, red, blue)",
    "translate: -100% 0",
    "box-shadow: inset 2px 0 red",
  ])("%s", (declaration) => {
    expect(unreasoned(`a { ${declaration} }`)).toHaveLength(1);
    expect(unreasoned(`a { /* Physical: a test. */ ${declaration} }`)).toEqual([]);
  });
});

describe("does not count as physical:", () => {
  test.each([
    "inset-inline-start: 0",
    "padding: 1px 2px 3px",
    "padding: 1px 2px 3px 2px",
    "inset: 0",
    "text-align: start",
    "border-radius: 1px 1px 0 0",
    "background: linear-gradient(to top, red, blue)",
    "translate: 0 -100%",
    "translate: calc(var(--forward) * 1rem) 0",
    "box-shadow: 0 1px 2px red",
    "box-shadow: none",
    "box-shadow: calc(var(--forward) * -1px) 0 red",
  ])("%s", (declaration) => {
    expect(unreasoned(`a { ${declaration} }`)).toEqual([]);
  });
});
