import type { ColorPair } from "./design-tokens";

const ground = "#14131d";
const mix = (color: string, other: string, share: number): string => {
  const parts = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
};
const white = "#ffffff";
const black = "#000000";

/** The tokens of `app/styles/tokens.css` that show a site's color, made from it. White text can be read on `color`. */
export function treeColors(color: string): Record<string, ColorPair> {
  const pair = (light: string, dark: string): ColorPair => ({ light, dark });
  return {
    "color-accent": pair(color, mix(color, white, 0.5)),
    "color-accent-text": pair(mix(color, black, 0.15), mix(color, white, 0.65)),
    "color-accent-hover": pair(mix(color, black, 0.2), mix(color, white, 0.62)),
    "color-accent-soft": pair(mix(color, white, 0.9), mix(color, ground, 0.75)),
    "color-hero": pair(mix(color, white, 0.95), mix(color, ground, 0.9)),
    "color-mark": pair(mix(color, white, 0.82), mix(color, ground, 0.6)),
    "brand-wave-1": pair(color, color),
    "brand-wave-2": pair(mix(color, black, 0.1), mix(color, black, 0.1)),
    "color-footer-muted": pair(white, white),
  };
}

/** The same as a style sheet, over the tokens of the site; nothing without a color. */
export function colorRule(color: string | undefined): string {
  const pairs = Object.entries(color ? treeColors(color) : {});
  const tokens = pairs.map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`);
  return tokens.length > 0 ? `:root,[data-theme]{${tokens.join(";")}}\n` : "";
}
