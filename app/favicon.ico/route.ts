import { drawIcon } from "@/components/social/draw";
import { toIco } from "@/lib/metadata/icons";

/** Edge length in pixels: three times 16, the size that search engines ask for. */
const size = 48;

export const dynamic = "force-static";

/** For clients that request this path without reading the page's links; browsers use `icon.svg`. */
export async function GET(): Promise<Response> {
  const png = new Uint8Array(await drawIcon(size).arrayBuffer());
  return new Response(toIco(png, size), { headers: { "content-type": "image/x-icon" } });
}
