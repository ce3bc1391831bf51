import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import type { SocialCard } from "@/lib/metadata/social";
import { site } from "@/lib/site";
import { readEnvironment } from "@/lib/site/environment";
import { MarkTile } from "./mark-tile";
import { palette } from "./palette";
import { Preview } from "./preview";

/** Static instances of the site's font: the renderer supports neither variable fonts nor woff2. */
const fonts = ([500, 700] as const).map((weight) => ({
  name: "Figtree",
  weight,
  style: "normal" as const,
  data: readFileSync(join(readEnvironment().root, `app/social/fonts/figtree-latin-${weight}-normal.woff`)),
}));

/** Renders a preview image as PNG. */
export function drawPreview(card: SocialCard): ImageResponse {
  const { width, height } = site.socialImage;
  return new ImageResponse(<Preview {...card} />, { width, height, fonts });
}

type IconOptions = { padding?: number; rounded?: boolean };

/** Renders the mark on its purple tile as a square PNG; `size` is the edge length in pixels. */
export function drawIcon(size: number, options: IconOptions = {}): ImageResponse {
  const tile = <MarkTile size={size} ground={palette.purple} ink={palette.onPurple} {...options} />;
  return new ImageResponse(tile, { width: size, height: size, fonts });
}
