/** Where a page is as Markdown: `/user/layouts` → `/user/layouts.md`; the home page is `/index.md`. */
export const markdownPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);
