import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../site";
import { readEnvironment } from "../site/environment";

/** A color token in light and in dark mode, as hex. */
export type ColorPair = { light: string; dark: string };

const hex = "#[0-9a-f]{6}(?:[0-9a-f]{2})?";
const declaration = new RegExp(
  `--([\\w-]+):\\s*(?:light-dark\\(\\s*(${hex})\\s*,\\s*(${hex})\\s*\\)|(${hex}))\\s*;`,
  "gi",
);

/** Reads the color tokens of a style sheet by name without dashes; one literal stands for both modes. */
export function parseColors(css: string): Map<string, ColorPair> {
  return new Map(
    [...css.matchAll(declaration)].map(([, name = "", light, dark, both]) => [
      name,
      { light: light ?? both ?? "", dark: dark ?? both ?? "" },
    ]),
  );
}

/** The site's color tokens; read once per process, since the style sheet does not change during a build. */
let siteColors: Map<string, ColorPair> | undefined;

/**
 * A color token of `app/styles/tokens.css`, for output without style sheets: previews, icons, the manifest.
 * @throws Error for an unknown token.
 */
export function colorOf(name: string): ColorPair {
  siteColors ??= new Map([
    ...parseColors(readFileSync(join(readEnvironment().root, "app/styles/tokens.css"), "utf8")),
    ...Object.entries(site.color ? treeColors(site.color) : {}),
  ]);
  const pair = siteColors.get(name);
  if (!pair) throw new Error(`app/styles/tokens.css has no color "--${name}".`);
  return pair;
}

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
function treeColors(color: string): Record<string, ColorPair> {
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

/** A style sheet that overrides the site's tokens with a tree's own color; empty without one. */
export function colorRule(color: string | undefined): string {
  const pairs = Object.entries(color ? treeColors(color) : {});
  const tokens = pairs.map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`);
  return tokens.length > 0 ? `:root,[data-theme]{${tokens.join(";")}}\n` : "";
}
