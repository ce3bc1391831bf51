// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { settleDrawing } from "./settle-drawing";

/** A drawing in a browser that hands down no baseline, as Safari. */
function draw(content: string): string {
  document.body.innerHTML = `<svg viewBox="0 0 80 40">${content}</svg>`;
  const svg = document.querySelector("svg");
  if (!svg) throw new Error("There is no drawing.");
  return settleDrawing(svg, "d", new Map());
}

test("a text in the middle of a box is there in each of its parts", () => {
  const drawn = draw(
    '<text x="40" y="20" style="dominant-baseline: central"><tspan x="40" style="dominant-baseline: auto">Map</tspan></text>',
  );
  expect(drawn.match(/dominant-baseline="central"/g)).toHaveLength(2);
});
