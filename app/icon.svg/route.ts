import { markRadius, markStrokeWidth, quietOpacity } from "@/components/ui/mark";
import { colorOf } from "@/lib/metadata/design-tokens";
import { site } from "@/lib/site";

export const dynamic = "force-static";

/** The mark on its tile, as the favicon. */
export function GET(): Response {
  const strokes = site.mark.map(({ d, quiet }) => `<path d="${d}"${quiet ? ` opacity="${quietOpacity}"` : ""}/>`);
  const tile = `<rect width="32" height="32" rx="${markRadius}" fill="${colorOf("brand-wave-1").light}"/>`;
  const mark = `<g fill="none" stroke="#fff" stroke-width="${markStrokeWidth}" stroke-linecap="round">${strokes.join("")}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${tile}${mark}</svg>`;
  return new Response(svg, { headers: { "content-type": "image/svg+xml" } });
}
