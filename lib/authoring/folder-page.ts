const folderPage = /(^|\/)(?:\d+\.)?(?:_?index|readme)(?=(?:\.mdx?)?$)/i;

/**
 * True for the index page of a folder, with or without extension, as tools name it: `index`, `README`, `_index` of Hugo, `0.index` of Nuxt.
 */
export const isFolderPage = (name: string): boolean => folderPage.test(name);

/** Normalizes index page names: `guide/README.md` → `guide/index.md`; other names are unchanged. */
export const asIndex = (name: string): string => name.replace(folderPage, "$1index");
