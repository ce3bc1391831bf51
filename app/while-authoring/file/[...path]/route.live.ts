import { textTypes } from "@/lib/hosting/rules";
import { imagePath } from "@/lib/paths";
import { readEnvironment } from "@/lib/site/environment";
import { contentPlace } from "@/lib/site/place";
import { readServed } from "@/lib/site/tree-files";

type Context = { params: Promise<{ path: string[] }> };

/** Serves an image of a foreign tree to the live preview; an export contains a copy. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const path = imagePath(`/${(await params).path.join("/")}`);
  const content = path && readServed(path, contentPlace(readEnvironment()).staticFolders);
  if (!content) return new Response("Not found", { status: 404 });
  const type = textTypes[path.slice(path.lastIndexOf(".") + 1).toLowerCase()];
  // Browsers detect other image types from their content.
  return new Response(new Uint8Array(content), {
    headers: { "cache-control": "no-cache", ...(type && { "content-type": type }) },
  });
}
