import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import { checkFences } from "./check-fences";
import { checkedSite } from "./testing/checked-site";

/** What is found of the fences of a page, which may have the option `fold`. */
async function check(body: string) {
  const site = await checkedSite([docSource("/a", body)], { fenceOptions: ["fold"] });
  return checkFences(site).map(({ severity, line, message }) => [severity, line, message]);
}

test("marks of lines that the code has, up to its last one, and options that are known are fine", async () => {
  expect(await check('```json {1,3} fold title="a"\n{\n}\n\n```\n')).toEqual([]);
});

test("the first marked line that the code does not have warns, and so does each unknown option", async () => {
  expect(await check("```json {1,4-5}\n{\n}\n```\n\n```json {0} folded\n{}\n```\n")).toEqual([
    ["warning", 1, "Line 4 is marked, but the last line of the code is 2."],
    ["warning", 6, 'Unknown code fence option "folded".'],
    ["warning", 6, "Line 0 is marked, but the last line of the code is 1."],
  ]);
});

test("lines that comments mark are counted without these comments", async () => {
  expect(await check("```js {2}\n// highlight-next-line\na();\n```\n")).toEqual([
    ["warning", 1, "Line 2 is marked, but the last line of the code is 1."],
  ]);
});

const marked = "```js\na(); // [!code focus]\n// highlight-error-line\n// highlight-start\nb();\n```\n";

test("comments that are nearly marks warn, each of them", async () => {
  expect(await check(marked)).toEqual([
    ["warning", 2, '"[!code focus]" does not mark anything and would be shown as code.'],
    ["warning", 3, '"highlight-error-line" does not mark anything and would be shown as code.'],
    ["warning", 4, '"highlight-start" has no matching mark.'],
  ]);
});

test("code that has the letters of a mark without being a comment is no mark", async () => {
  expect(await check("```css\n#highlight-box\n{\n}\n```\n\n```sh\na \\\n  --highlight-color\n```\n")).toEqual([]);
});

test("marks of other tools in another tree are logged, once a page", async () => {
  const foreign = docSource("/a", `${marked}\n${marked}`, { foreign: { base: "", isDescribed: false } });
  const found = checkFences(await checkedSite([foreign]));
  expect(found.map(({ severity, line }) => [severity, line])).toEqual([["log", 2]]);
});

test("a diagram has no lines to mark, and a page that could not be read to its end says nothing more", async () => {
  expect(await check("```mermaid {9}\npie\n```\n")).toEqual([]);
  expect(await check("```json {9}\n{}\n```\n\n<Card")).toEqual([]);
});
