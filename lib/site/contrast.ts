/** Contrast ratio of two colors such as `#334155`, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, from 0 to 1. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
