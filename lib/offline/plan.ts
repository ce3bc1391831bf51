/** Addresses that the worker caches for an edition with its first page. */
export type OfflineShell = {
  /** Pages of the edition itself, each as HTML and as payload: the one that stands in for others, and search. */
  pages: string[];
  /** What these are drawn and woken with; named by a hash of their content. */
  files: string[];
};

/** What the service worker knows of the build. */
export type OfflinePlan = {
  /** A hash of the shells. */
  version: string;
  /** What addresses begin with whose content never changes. */
  hashed: readonly string[];
  /** By what addresses of an edition begin with. */
  shells: Readonly<Record<string, OfflineShell>>;
};
