/**
 * Values that `next.config.mjs` puts in place of variables when it compiles; in other processes the launcher has set them. Each
 * variable is named in full because the whole expression is replaced.
 */
export const inPlace = {
  /** Settings of a tree of pages that is not ours, as JSON. */
  settings: process.env.SITE_SETTINGS as string | undefined,
  /** Manifest of another tree or site, as JSON. */
  manifest: process.env.CONTENT_MANIFEST,
  /** Language and version of the edition where they are not the default ones; see `lib/nav/edition.ts`. */
  language: process.env.EDITION_LANGUAGE,
  version: process.env.EDITION_VERSION,
  search: {
    appId: process.env.NEXT_PUBLIC_SEARCH_APP_ID,
    apiKey: process.env.NEXT_PUBLIC_SEARCH_API_KEY,
    index: process.env.NEXT_PUBLIC_SEARCH_INDEX,
    assistantId: process.env.NEXT_PUBLIC_SEARCH_ASSISTANT_ID,
    host: process.env.NEXT_PUBLIC_SEARCH_HOST,
  },
};
