import { drawIcon } from "@/components/social/draw";
import { toIco } from "@/lib/metadata/icons";

/** Edge in pixels: three times 16, as search engines ask for. */
const size = 48;

export const dynamic = "force-static";

/** For clients that ask for this address without reading the page; browsers take `icon.svg`. */
export async function GET(): Promise<Response> {
  const png = new Uint8Array(await drawIcon(size).arrayBuffer());
  return new Response(toIco(png, size), { headers: { "content-type": "image/x-icon" } });
}
