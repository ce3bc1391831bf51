/**
 * The mark on a 32-unit grid: three rows of a planning board, which are also the threads of a loom. `quiet` strokes are drawn
 * lighter. The logo, the icons and the previews draw these; `app/icon.svg` is held to them by a test.
 */
export const markStrokes = [
  { d: "M7 9.500h11", quiet: false },
  { d: "M12 16h13", quiet: true },
  { d: "M7 22.500h8", quiet: false },
  { d: "M20 22.500h5", quiet: true },
] as const;

/** Width of the strokes and radius of the tile, in the same units. */
export const markStrokeWidth = 3;
export const markRadius = 8;
/** Opacity of the quiet strokes. */
export const quietOpacity = 0.7;
