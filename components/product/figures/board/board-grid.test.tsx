import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { headHeight } from "@/lib/product/figures/board/board-axis";
import { barTop } from "@/lib/product/figures/board/board-model";
import { PlanningBoard } from "./planning-board";

/** How far below the top of the drawing the middle of the number stands. */
function numberY(resources: string, highlight: string): number {
  const html = renderToStaticMarkup(
    <PlanningBoard resources={resources} highlight={highlight} caption="What to notice." />,
  );
  return Number(/class="[^"]*callout[^"]*" transform="translate\(\S+ ([\d.]+)\)"/.exec(html)?.[1]);
}

test("the number of a gray zone stands above the bar that runs through it, whose words it would cover", () => {
  expect(numberY("R0120", "non-working")).toBeLessThan(headHeight + barTop);
});

test("the number of a handle stands on it, below the hours", () => {
  expect(numberY("R0100", "handle")).toBeGreaterThan(headHeight + 8);
});
