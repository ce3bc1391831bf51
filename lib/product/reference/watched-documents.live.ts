/**
 * In the live preview everything that is made from a document depends on its text: when the document is saved, the bundler runs the
 * modules that read it again, and those that read them. Put in place of `watched-documents.ts` by `next.config.mjs`.
 */
export const watchedDocuments: readonly unknown[] = Object.values(
  import.meta.glob("../../../content/_reference/**/*.yaml", { query: "?raw", import: "default", eager: true }),
);
