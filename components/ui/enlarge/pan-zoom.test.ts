import { expect, test } from "vitest";
import { fit, initialView, moveBy, zoomAt } from "./pan-zoom";

const window = { width: 1000, height: 800 };

test("a small drawing begins in the middle, larger than in the page, but not beyond recognition", () => {
  expect(initialView({ width: 400, height: 200 }, window)).toEqual({ scale: 1.6, x: 180, y: 240 });
});

test("a diagram of the width of the text is whole on a phone", () => {
  const { scale, x } = initialView({ width: 720, height: 600 }, { width: 390, height: 772 });
  expect(x + 720 * scale).toBeLessThanOrEqual(390);
});

test("a drawing too wide to be read as a whole begins at its start, at a size that can be read", () => {
  expect(initialView({ width: 4000, height: 400 }, window)).toEqual({ scale: 0.8, x: 16, y: 240 });
});

test("the whole of a drawing is shown on demand, however small that makes it", () => {
  expect(fit({ width: 3200, height: 400 }, window)).toEqual({ scale: 0.3025, x: 16, y: 339.5 });
});

test("zooming keeps what is under the pointer there", () => {
  const view = zoomAt({ scale: 1, x: 10, y: 20 }, { x: 110, y: 220 }, 2);
  expect(view).toEqual({ scale: 2, x: -90, y: -180 });
  expect(zoomAt(view, { x: 110, y: 220 }, 0.5)).toEqual({ scale: 1, x: 10, y: 20 });
});

test("zooming ends at its limits, and the drawing does not move there", () => {
  const largest = { scale: 8, x: 3, y: 4 };
  expect(zoomAt(largest, { x: 500, y: 500 }, 2)).toEqual(largest);
  expect(zoomAt({ scale: 0.2, x: 3, y: 4 }, { x: 500, y: 500 }, 0.5)).toEqual({ scale: 0.2, x: 3, y: 4 });
});

test("a drawing cannot be moved out of sight", () => {
  const content = { width: 100, height: 100 };
  expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: -5000, y: 5000 }, content, window)).toEqual({
    scale: 2,
    x: -184,
    y: 784,
  });
});
