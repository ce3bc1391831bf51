import { redirects } from "../../redirects";
import type { Manifest } from "../nav/manifest";
import type { Redirect } from "../types";

/** Those of another tree or site, as JSON, where `next.config.mjs` has put them in place: `lib/site/in-place.ts` is in what browsers get. */
const inPlace = process.env.CONTENT_REDIRECTS;

/** Old addresses of a site and where they lead. In bundles they stay out of its manifest, which browsers get. */
export function redirectsOf(manifest: Manifest): readonly Redirect[] {
  if (manifest.isOwn) return redirects;
  return manifest.redirects ?? (inPlace ? JSON.parse(inPlace) : []);
}
