import { redirects } from "../../redirects";
import type { Manifest } from "../nav/manifest";
import { inlinedRedirects } from "../site/inlined-redirects";
import type { Redirect } from "../types";

/** Old addresses of a site and where they lead. In bundles they stay out of its manifest, which browsers get. */
export function redirectsOf(manifest: Manifest): readonly Redirect[] {
  if (manifest.isOwn) return redirects;
  return manifest.redirects ?? (inlinedRedirects ? JSON.parse(inlinedRedirects) : []);
}
