/**
 * The redirects of another tree or site as JSON, which `next.config.mjs` inlines in place of the variable. They are kept out of
 * `inlined.ts` because browsers load that.
 */
export const inlinedRedirects = process.env.CONTENT_REDIRECTS;
