import type { ColorModeConfig } from "../settings";
import { colorOf } from "./design-tokens";

/** Padding of a maskable icon: systems may cut all but the middle 80 % away (w3.org/TR/appmanifest, icon masks). */
const safeZone = 0.14;

/** Icons of the web app manifest, by file name. */
export const manifestIcons = {
  "icon-192.png": { size: 192, purpose: "any", padding: 0, rounded: true },
  "icon-512.png": { size: 512, purpose: "any", padding: 0, rounded: true },
  "maskable-192.png": { size: 192, purpose: "maskable", padding: safeZone, rounded: false },
  "maskable-512.png": { size: 512, purpose: "maskable", padding: safeZone, rounded: false },
} as const;

/** Every icon the build draws: the manifest's, and the one of a home screen, whose corners iOS rounds itself. */
export const drawnIcons = {
  ...manifestIcons,
  "apple-touch-icon.png": { size: 180, padding: 0.06, rounded: false },
} as const;

type IconName = keyof typeof drawnIcons;

export const isIconName = (name: string): name is IconName => name in drawnIcons;

/** `themeColor` of Next's viewport: the page's ground in each mode, so that the browser's own bars continue it. */
export function themeColors({ disableSwitch, respectPrefersColorScheme, defaultMode }: ColorModeConfig) {
  const ground = colorOf("color-bg");
  if (disableSwitch) return ground.light;
  if (!respectPrefersColorScheme) return ground[defaultMode];
  return (["light", "dark"] as const).map((mode) => ({
    media: `(prefers-color-scheme: ${mode})`,
    color: ground[mode],
  }));
}

/** Wraps one PNG of `size` pixels (up to 255) into an ICO file: a header of 6 bytes, one entry of 16, then the PNG. */
export function toIco(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(22 + png.length);
  const header = new DataView(file.buffer);
  const isIcon = 1;
  const count = 1;
  header.setUint16(2, isIcon, true);
  header.setUint16(4, count, true);
  header.setUint8(6, size);
  header.setUint8(7, size);
  const planes = 1;
  const bitsPerPixel = 32;
  header.setUint16(10, planes, true);
  header.setUint16(12, bitsPerPixel, true);
  header.setUint32(14, png.length, true);
  header.setUint32(18, 22, true);
  file.set(png, 22);
  return file;
}
