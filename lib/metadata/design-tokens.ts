import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../site";
import { readEnvironment } from "../site/environment";
import { treeColors } from "./tree-colors";

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
 * A color token of `app/styles/tokens.css`, for files that no style sheet reaches: previews, icons, the manifest.
 * @throws Error for a name that no color has.
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
