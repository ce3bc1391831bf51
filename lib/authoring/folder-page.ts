const folderPage = /(^|\/)(?:_?index|readme)(?=(?:\.mdx?)?$)/i;

/** True for the page of a folder, with or without extension, as other tools name it: `index`, `README`, `_index` of Hugo. */
export const isFolderPage = (name: string): boolean => folderPage.test(name);

/** `guide/README.md` → `guide/index.md`; other names stay. */
export const asIndex = (name: string): string => name.replace(folderPage, "$1index");
