/**
 * While authoring, everything that pages are made from is in the module graph, so that a saved file reaches the open browser by
 * the bundler's own channel: pages, their translations, posts, and the report of the checks. The export has none of this.
 *
 * @public Loaded for what the bundler makes of it; nobody asks for its value.
 */
export const watched: Record<string, unknown> =
  process.env.NODE_ENV === "development"
    ? import.meta.glob(["../../content/**/*.{mdx,md}", "../../i18n/**/*.{mdx,md}", "../../.cache/report.json"], {
        query: "?raw",
        import: "default",
      })
    : {};
