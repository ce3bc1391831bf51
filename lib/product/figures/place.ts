/**
 * A highlighted place in a drawing. `x` and `width` are parts of the width; `dx` and `pixels` are pixels, for a place
 * that does not stretch with the drawing (an icon in a bar).
 */
export type Place = { x: number; y: number; height: number } & (
  | { width: number; dx?: undefined; pixels?: undefined }
  | { width?: undefined; dx: number; pixels: number }
);
