import { expect, test } from "vitest";
import { createStyleFilter } from "./style-filter";

const needed = (css: string, html: string) => createStyleFilter([css])(html);

test.each([
  ["elements and attributes", "a{x:y}[data-open=true]{x:y}", "", "a{x:y}[data-open=true]{x:y}"],
  ["rules whose classes the page has", ".a .b:hover{x:y}", '<p class="b a">', ".a .b:hover{x:y}"],
  ["no rule with a class it lacks", ".a .c{x:y}", '<p class="a b">', ""],
  ["only those of several selectors", ".a,.c>.a,p{x:y}", '<p class="a">', ".a,p{x:y}"],
  ["alternatives as they are", ".a:is(.c,.d:not(.e)){x:y}", '<p class="a">', ".a:is(.c,.d:not(.e)){x:y}"],
  ["no words of scripts as classes", ".c{x:y}", '<script>"<p class="c">"</script>', ""],
  ["conditions that hold something", "@media print{.a{x:y}.c{x:y}}", '<p class="a">', "@media print{.a{x:y}}"],
  ["no empty conditions", "@media print{@supports (x:y){.c{x:y}}}", '<p class="a">', ""],
  ["the order of layers", "@layer a,b;@layer b{p{x:y}}", "", "@layer a,b;@layer b{p{x:y}}"],
  ["fonts and movements", "@font-face{src:x}@keyframes k{to{x:y}}", "", "@font-face{src:x}@keyframes k{to{x:y}}"],
  ["those that drawings in the page use", ":root{--a:1;--b:2}", '<path fill="var(--b)">', ":root{--b:2}"],
  ["custom properties in use", "p{--a:1;--b:2;x:var(--a)}", "", "p{--a:1;x:var(--a)}"],
  ["those that these use", "p{--a:var(--b);--b:2;--c:3;x:var(--a)}", "", "p{--a:var(--b);--b:2;x:var(--a)}"],
  [
    "those that the page's own styles use",
    ":root{--a:var(--b);--b:2}",
    '<p style="x:var(--a)">',
    ":root{--a:var(--b);--b:2}",
  ],
])("keeps %s", (_, css, html, result) => {
  expect(needed(css, html)).toBe(result);
});

test("returns different styles for pages with different known classes or custom properties, ignoring unknown classes", () => {
  const choose = createStyleFilter([":root{--a:1;--b:2}.c{x:y}", ".d{x:z}"]);
  expect(choose('<p class="c">')).toBe(".c{x:y}");
  expect(choose('<p class="unknown c">')).toBe(".c{x:y}");
  expect(choose('<p class="d">')).toBe(".d{x:z}");
  expect(choose('<p class="c" style="x:var(--b)">')).toBe(":root{--b:2}.c{x:y}");
});
