import { colorOf } from "@/lib/metadata/design-tokens";

/** Colors of rendered images, from the site's tokens in light mode. */
export const palette = {
  purple: colorOf("brand-wave-1").light,
  purpleLight: colorOf("brand-wave-2").light,
  onPurple: colorOf("color-footer-text").light,
  quietOnPurple: colorOf("color-footer-muted").light,
  deep: colorOf("color-accent-hover").light,
} as const;
