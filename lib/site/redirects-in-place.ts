/**
 * Old addresses of another tree or site and where they lead, as JSON, where `next.config.mjs` puts them in place of the variable. They
 * are not in `in-place.ts`, which browsers get.
 */
export const redirectsInPlace = process.env.CONTENT_REDIRECTS;
