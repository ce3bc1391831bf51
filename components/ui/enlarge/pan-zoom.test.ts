import { expect, test } from "vitest";
import { fit, initialView, moveBy, zoomAt } from "./pan-zoom";

const window = { width: 1000, height: 800 };

test("initially centers a small drawing, scaled up to the maximum initial scale", () => {
  expect(initialView({ width: 400, height: 200 }, window)).toEqual({ scale: 1.6, x: 180, y: 240 });
});

test("initially fits a diagram of text width on a phone", () => {
  const { scale, x } = initialView({ width: 720, height: 600 }, { width: 390, height: 772 });
  expect(x + 720 * scale).toBeLessThanOrEqual(390);
});

test("initially shows the start of a very wide drawing at a readable scale", () => {
  expect(initialView({ width: 4000, height: 400 }, window)).toEqual({ scale: 0.8, x: 16, y: 240 });
});

test("initially shows the top of a high drawing in full size, not all of it smaller than on its page", () => {
  const high = { width: 400, height: 1200 };
  expect(initialView(high, window)).toEqual({ scale: 1, x: 300, y: 16 });
  expect(fit(high, window)).toEqual({ scale: 0.64, x: 372, y: 16 });
});

test("fits a whole drawing below the minimum initial scale", () => {
  expect(fit({ width: 3200, height: 400 }, window)).toEqual({ scale: 0.3025, x: 16, y: 339.5 });
});

test("zooms around the pointer", () => {
  const view = zoomAt({ scale: 1, x: 10, y: 20 }, { x: 110, y: 220 }, 2);
  expect(view).toEqual({ scale: 2, x: -90, y: -180 });
  expect(zoomAt(view, { x: 110, y: 220 }, 0.5)).toEqual({ scale: 1, x: 10, y: 20 });
});

test("leaves the view unchanged when zooming beyond the scale limits", () => {
  const largest = { scale: 8, x: 3, y: 4 };
  expect(zoomAt(largest, { x: 500, y: 500 }, 2)).toEqual(largest);
  expect(zoomAt({ scale: 0.2, x: 3, y: 4 }, { x: 500, y: 500 }, 0.5)).toEqual({ scale: 0.2, x: 3, y: 4 });
});

test("keeps part of the drawing in the window when panning", () => {
  const content = { width: 100, height: 100 };
  expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: -5000, y: 5000 }, content, window)).toEqual({
    scale: 2,
    x: -184,
    y: 784,
  });
});
