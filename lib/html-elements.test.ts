import { expect, test } from "vitest";
import { attributeValues, contentOf, elementsNamed, elementsOf, replaceRanges } from "./html-elements";

const page =
  '<!DOCTYPE html><p class="a&amp;b" noModule="">x<br/>y</p><svg><path d="M0"/></svg><script>"<p>"</script>' +
  "<ul><li>one<li>two</ul>";
const whole = (element: { start: number; end: number }) => page.slice(element.start, element.end);

test("finds the elements of a page with their content, in the order of their start tags", () => {
  expect(elementsOf(page).map((element) => [element.name, whole(element), contentOf(page, element)])).toEqual([
    ["p", '<p class="a&amp;b" noModule="">x<br/>y</p>', "x<br/>y"],
    ["br", "<br/>", ""],
    ["svg", '<svg><path d="M0"/></svg>', '<path d="M0"/>'],
    ["path", '<path d="M0"/>', ""],
    ["script", '<script>"<p>"</script>', '"<p>"'],
    ["ul", "<ul><li>one<li>two</ul>", "<li>one<li>two"],
    ["li", "<li>one", "one"],
    ["li", "<li>two", "two"],
  ]);
});

test("leaves attribute values undecoded", () => {
  expect(elementsOf(page)[0]?.attributes).toEqual({ class: "a&amp;b", nomodule: "" });
});

test("finds an element and its descendants from its start offset", () => {
  expect(elementsOf(page, page.indexOf("<svg")).map(whole)).toEqual(['<svg><path d="M0"/></svg>', '<path d="M0"/>']);
});

test("finds closed outermost elements by name", () => {
  const html = "<b></b><article><article>1</article></article><article>2</article><article>open";
  expect(elementsNamed(html, "article").map((element) => contentOf(html, element))).toEqual([
    "<article>1</article>",
    "2",
    "open",
  ]);
  expect(elementsNamed("<linked></linked>", "link")).toEqual([]);
});

test("finds the distinct values of an attribute, ignoring scripts", () => {
  const html = '<p class="a b"><i class="c"></i><i CLASS="c" data-class="d"></i></p><script>"<p class=e>"</script>';
  expect([...attributeValues(html, "class")]).toEqual(["a b", "c"]);
});

test("replaces ranges given in any order, dropping nested ones", () => {
  const ranges = [
    { start: 4, end: 6, text: "XY" },
    { start: 0, end: 3 },
    { start: 1, end: 2, text: "no" },
    { start: 7, end: 7, text: "+" },
  ];
  expect(replaceRanges("abcdefgh", ranges)).toBe("dXYg+h");
});
