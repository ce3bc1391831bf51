/**
 * The redirects of a foreign tree or another site as JSON, inlined by `next.config.mjs` in place of the variable. Not in `inlined.ts`,
 * because browsers load that.
 */
export const inlinedRedirects = process.env.CONTENT_REDIRECTS;
