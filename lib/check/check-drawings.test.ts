import { expect, test } from "vitest";
import { parsePage } from "../site/read-pages";
import { checkDrawings } from "./check-drawings";
import { checkedSite } from "./testing/checked-site";

const fence = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\`\n`;

/** The findings about a page with two diagrams, `flowchart TB` and `pie`, given the existing `drawings` by source. */
async function check(drawings: Record<string, string>) {
  const body = `---\ntitle: A\ndescription: b\ntype: concept\n---\n\n${fence("flowchart TB")}\n${fence("pie")}`;
  const { source } = parsePage("a.mdx", body);
  const site = await checkedSite([source], { drawings: { find: (text) => drawings[text] } });
  return checkDrawings(site).map(({ severity, line, message }) => [severity, line, message]);
}

test("reports no missing drawing for a diagram that has another finding", async () => {
  const body = `---\ntitle: A\ndescription: b\ntype: concept\n---\n\n${fence("flowchart TB")}\n${fence("pie")}\n\`\`\`json\n{}\n\`\`\`\n`;
  const site = await checkedSite([parsePage("a.mdx", body).source]);
  const missing = (...lines: (number | undefined)[]) => {
    const findings = lines.map((line) => ({
      severity: "error" as const,
      ...(line && { line }),
      message: "",
      hint: "",
    }));
    return checkDrawings({ ...site, pages: site.pages.map((page) => ({ ...page, findings })) }).map(({ line }) => line);
  };
  expect(missing()).toEqual([7, 11]);
  expect([missing(7), missing(8), missing(9)]).toEqual([[11], [11], [11]]);
  expect([missing(11), missing(13)]).toEqual([[7], [7]]);
  expect([missing(6), missing(10), missing(14), missing(undefined)]).toEqual([
    [7, 11],
    [7, 11],
    [7, 11],
    [7, 11],
  ]);
});

test("accepts diagrams with a current drawing that fits the column", async () => {
  expect(await check({ "flowchart TB": '<svg width="702">', pie: '<svg width="9">' })).toEqual([]);
});

test("warns about a diagram without a current drawing, and one wider than the column", async () => {
  expect(await check({ pie: '<svg width="703">' })).toEqual([
    ["warning", 7, "The diagram has no drawing, or its drawing is out of date."],
    ["warning", 11, "The diagram is 703 pixels wide; the column has room for 702."],
  ]);
});
