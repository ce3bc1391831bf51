/** The address of a section of the site as one document, by the name of its sidebar. */
export const printPath = (sidebar: string): string => `/print/${sidebar}`;

/** The id at which a page begins in a print document: `/user/layouts` → `user-layouts`. */
export function pageAnchor(path: string): string {
  return path.replace(/^\//, "").replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-") || "home";
}

/** The id in a print document for an id of a page; the page's title has the page's own anchor. */
export function anchorIn(path: string, id: string): string {
  return id === "Title" ? pageAnchor(path) : `${pageAnchor(path)}--${id}`;
}
