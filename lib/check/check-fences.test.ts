import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import { checkFences, checkForeignMarks } from "./check-fences";
import { checks } from "./checks";
import { checkedSite } from "./testing/checked-site";

/** The findings about the code fences of a page, where `fold` is a known option. */
async function check(body: string) {
  const site = await checkedSite([docSource("/a", body)], { fenceOptions: ["fold"] });
  return checkFences(site).map(({ severity, line, message }) => [severity, line, message]);
}

test("accepts line marks within the code, and known options", async () => {
  expect(await check('```json {1,3} fold title="a"\n{\n}\n\n```\n')).toEqual([]);
});

test("warns about the first marked line beyond the code, and each unknown option", async () => {
  expect(await check("```json {1,4-5}\n{\n}\n```\n\n```json {0} folded\n{}\n```\n")).toEqual([
    ["warning", 1, "Line 4 is marked, but the last line of the code is 2."],
    ["warning", 6, 'Unknown code fence option "folded".'],
    ["warning", 6, "Line 0 is marked, but the last line of the code is 1."],
  ]);
});

test("lists the options of the site where one is unknown", async () => {
  const site = await checkedSite([docSource("/a", "```json folded\n{}\n```\n")], { fenceOptions: ["fold"] });
  expect(checkFences(site).map(({ hint }) => hint)).toEqual([
    'Options: title="…", {2,5-7}, showLineNumbers, showLineNumbers=5, fold.',
  ]);
});

test("does not count mark comments as lines", async () => {
  expect(await check("```js {2}\n// highlight-next-line\na();\n```\n")).toEqual([
    ["warning", 1, "Line 2 is marked, but the last line of the code is 1."],
  ]);
});

const marked = "```js\na(); // [!code focus]\n// highlight-error-line\n// highlight-start\nb();\n```\n";

test("warns about each comment that resembles a mark", async () => {
  expect(await check(marked)).toEqual([
    ["warning", 2, '"[!code focus]" does not mark anything and would be shown as code.'],
    ["warning", 3, '"highlight-error-line" does not mark anything and would be shown as code.'],
    ["warning", 4, '"highlight-start" has no matching mark.'],
  ]);
});

test("ignores mark-like text outside of comments", async () => {
  expect(await check("```css\n#highlight-box\n{\n}\n```\n\n```sh\na \\\n  --highlight-color\n```\n")).toEqual([]);
});

test("logs marks of other tools once per page in a foreign tree", async () => {
  const foreign = docSource("/a", `${marked}\n${marked}`, { foreign: { base: "", isDescribed: false } });
  const found = checkForeignMarks(await checkedSite([foreign]));
  expect(found.map(({ severity, line }) => [severity, line])).toEqual([["log", 3]]);
  expect(checks.some(({ run }) => run === checkForeignMarks)).toBe(true);
});

test("ignores line marks on diagrams, and skips pages that could not be read to the end", async () => {
  expect(await check("```mermaid {9}\npie\n```\n")).toEqual([]);
  expect(await check("```json {9}\n{}\n```\n\n<Card")).toEqual([]);
});
