/**
 * Values that `next.config.mjs` inlines in place of environment variables when bundles are compiled; in other processes the launcher sets
 * the variables. Each expression is spelled out because the compiler replaces it as a whole.
 */
export const inlined = {
  /** Settings of a foreign tree, as JSON. */
  settings: process.env.SITE_SETTINGS as string | undefined,
  /** Manifest of a foreign tree or another site, as JSON. */
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
