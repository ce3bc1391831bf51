/** Width of the mark's strokes, in units of its grid of 32. */
export const markStrokeWidth = 3;
/** Radius of its tile, in the same units. */
export const markRadius = 8;
/** Opacity of the quiet strokes. */
export const quietOpacity = 0.7;
