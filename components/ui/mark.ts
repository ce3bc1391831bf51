/** Width of the mark's strokes and radius of its tile, in units of its grid of 32. */
export const markStrokeWidth = 3;
export const markRadius = 8;
/** Opacity of the quiet strokes. */
export const quietOpacity = 0.7;
