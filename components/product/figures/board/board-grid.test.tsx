import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { headHeight } from "@/lib/product/figures/board/board-axis";
import { barTop } from "@/lib/product/figures/board/board-model";
import { PlanningBoard } from "./planning-board";

/** Distance in pixels from the top of the drawing to the center of the callout number. */
function numberY(resources: string, highlight: string): number {
  const html = renderToStaticMarkup(
    <PlanningBoard resources={resources} highlight={highlight} caption="What to notice." />,
  );
  return Number(/class="[^"]*callout[^"]*" transform="translate\(\S+ ([\d.]+)\)"/.exec(html)?.[1]);
}

test("places the callout number of a gray zone above the bar that crosses it, so that it covers no text", () => {
  expect(numberY("R0120", "non-working")).toBeLessThan(headHeight + barTop);
});

test("places the callout number of a handle on the handle, below the hours", () => {
  expect(numberY("R0100", "handle")).toBeGreaterThan(headHeight + 8);
});
