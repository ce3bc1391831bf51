import { withBase } from "../nav/edition";

/** Where a page is as Markdown: `/user/layouts` → `/user/layouts.md`; the home page is `/index.md`. */
export const markdownPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);

/** A link of a page as a full address: paths are those of the edition, images and other files those of the site. */
export function resolveAddress(href: string, page: string): string {
  if (!URL.canParse(href, page)) return href;
  const isPage = /^\/(?!\/)/.test(href) && !/\.(png|jpe?g|svg|webp|avif|gif)$/i.test(href);
  return new URL(isPage ? withBase(href) : href, page).href;
}
