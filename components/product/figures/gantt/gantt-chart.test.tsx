import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textWidth } from "@/lib/product/figures/text-width";
import { GanttChart } from "./gantt-chart";

/** Width in pixels of the timeline in the narrowest drawing: `--least` minus `--names`. */
const narrowest = 624 - 154;

test("keeps the text before constraint and deadline signs inside the timeline", () => {
  const html = renderToStaticMarkup(<GanttChart caption="What to notice." />);
  const before = [
    ...html.matchAll(/<svg x="([\d.]+)%"[^>]*>(?:(?!<svg|<\/svg>).)*<text[^>]* x="(-\d+)"[^>]*>(.*?)<\/text>/g),
  ];
  const starts = before.map(([, part, x, text = ""]) => {
    const words = text.replace(/<!-- -->/g, "");
    return [words, (Number(part) / 100) * narrowest + Number(x) - textWidth(words, 11)];
  });
  expect(starts.map(([words]) => words)).toEqual(["4 March 07:30", "9 March 16:30"]);
  for (const [, start] of starts) expect(start).toBeGreaterThan(0);
});
