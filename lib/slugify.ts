/** Turns a text into the last part of an address: `Big News 3.1` → `big-news-3-1`. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
