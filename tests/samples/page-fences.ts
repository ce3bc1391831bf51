import { parseCodeMeta } from "../../lib/page/code-meta";
import { getSite } from "../../lib/site/current";

/** A code sample of a page; `title` is the one it is shown under, usually a file name, or empty. */
export type PageFence = { page: string; lang: string; code: string; line: number; title: string };

/** Samples of the pages whose path starts with `path`, in reading order. */
export async function fencesBelow(path: string): Promise<PageFence[]> {
  const { routes, reader } = getSite();
  const pages = await Promise.all(
    [...routes].map(async ([page, { source }]) => {
      if (!page.startsWith(path)) return [];
      const { outline } = await reader.head(source);
      return outline.fences.map(({ lang, code, line, meta }) => {
        return { page, lang, code, line, title: parseCodeMeta(meta).title ?? "" };
      });
    }),
  );
  return pages.flat();
}
