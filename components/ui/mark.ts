/** Stroke width of the mark, in units of its 32-unit grid. */
export const markStrokeWidth = 3;
/** Corner radius of its tile, in the same units. */
export const markRadius = 8;
/** Opacity of the quiet strokes. */
export const quietOpacity = 0.7;
