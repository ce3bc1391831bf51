/** The address of a section of the site as one document, by the name of its sidebar. */
export const printPath = (sidebar: string): string => `/print/${sidebar}`;

/** Where a page begins in a joined document: `/user/layouts` → `user-layouts`. */
export function pageAnchor(path: string): string {
  return path.replace(/^\//, "").replace(/[^\w]+/g, "-") || "home";
}

/** An id of a page in a joined document; the page's own title is the page's anchor. */
export function anchorIn(path: string, id: string): string {
  return id === "title" ? pageAnchor(path) : `${pageAnchor(path)}--${id}`;
}
