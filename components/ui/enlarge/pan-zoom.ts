/** Position and scale of a drawing in its window: the offset of its top left corner in pixels, and the scale factor. */
export type View = { x: number; y: number; scale: number };
type Point = { x: number; y: number };
type Size = { width: number; height: number };

const minScale = 0.2;
const maxScale = 8;
/** Below this scale a diagram is illegible; it is then shown larger, from its start. */
const minInitialScale = 0.45;
/** Scale at which small text in a figure is readable. */
const readableScale = 0.8;
const maxInitialScale = 1.6;
const margin = 16;

/**
 * The initial view of a drawing: all of it, or, if that would be illegible, its start at a readable scale. A high one that has room for its
 * width starts at its top in full size: all of it would be smaller than it was on the page.
 */
export function initialView(content: Size, window: Size): View {
  const whole = fit(content, window);
  if (whole.scale < readableScale && content.width <= window.width - 2 * margin) return centered(content, window, 1);
  return whole.scale < minInitialScale ? centered(content, window, readableScale) : whole;
}

/** A view of the whole drawing, centered and as large as fits within the scale limits. */
export function fit(content: Size, window: Size): View {
  const whole = Math.min(
    (window.width - 2 * margin) / Math.max(content.width, 1),
    (window.height - 2 * margin) / Math.max(content.height, 1),
  );
  return centered(content, window, clamp(whole, minScale, maxInitialScale));
}

/** A view centered in the window, but never with the drawing's start outside. */
function centered(content: Size, window: Size, scale: number): View {
  const place = (length: number, room: number) => Math.max((room - length * scale) / 2, margin);
  return { scale, x: place(content.width, window.width), y: place(content.height, window.height) };
}

/** Scales a view by `factor` around `point`, which stays in place. */
export function zoomAt(view: View, point: Point, factor: number): View {
  const scale = clamp(view.scale * factor, minScale, maxScale);
  const grown = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown };
}

/** Moves a view, keeping a part of the drawing as wide as the margin in the window. */
export function moveBy(view: View, by: Point, content: Size, window: Size): View {
  const hold = (at: number, length: number, room: number) => clamp(at, margin - length * view.scale, room - margin);
  return {
    ...view,
    x: hold(view.x + by.x, content.width, window.width),
    y: hold(view.y + by.y, content.height, window.height),
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
