/** Turns a text into the last part of an address: `Big News 3.1` → `big-news-3-1`. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The same for names with accents, whose letters stay: `Café 1` → `cafe-1`. */
export const slugifyAccented = (text: string): string => slugify(text.normalize("NFD").replace(/\p{M}/gu, ""));

/** Whether a text is a clean part of an address: lowercase letters without accents, digits, and single hyphens between them. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
