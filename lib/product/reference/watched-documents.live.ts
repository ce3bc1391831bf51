/**
 * Makes the bundler of the live preview track the documents: when one is saved, the bundler re-evaluates the modules that read it
 * and their dependents. `next.config.mjs` aliases `watched-documents.ts` to this file.
 */
export const watchedDocuments: readonly unknown[] = Object.values(
  import.meta.glob("../../../content/_reference/**/*.yaml", { query: "?raw", import: "default", eager: true }),
);
