import { expect, test } from "vitest";
import { parsePage } from "../site/read";
import { checkDrawings } from "./check-drawings";
import { checkedSite } from "./testing/checked-site";

const fence = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\`\n`;

/** Findings about a page with two diagrams, `flowchart TB` and `pie`, of which those in `drawings` are drawn. */
async function check(drawings: Record<string, string>) {
  const body = `---\ntitle: A\ndescription: b\ntype: concept\n---\n\n${fence("flowchart TB")}\n${fence("pie")}`;
  const { source } = parsePage("a.mdx", body);
  const site = await checkedSite([source], { drawings: { find: (text) => drawings[text] } });
  return checkDrawings(site).map(({ severity, line, message }) => [severity, line, message]);
}

test("diagrams with a drawing that fits are fine", async () => {
  expect(await check({ "flowchart TB": '<svg width="702">', pie: '<svg width="9">' })).toEqual([]);
});

test("a diagram without a drawing of its text, and one wider than the column, warn", async () => {
  expect(await check({ pie: '<svg width="703">' })).toEqual([
    ["warning", 7, "The diagram has no drawing, or the one it had is of an older text."],
    ["warning", 11, "The diagram is 703 pixels wide; the column has room for 702."],
  ]);
});
