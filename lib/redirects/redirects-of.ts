import { redirects } from "@/redirects";
import type { Manifest } from "../nav/manifest";
import { inlinedRedirects } from "../site/inlined-redirects";
import type { Redirect } from "../types";

/** The redirects of a site. In bundles they are not part of the manifest, since browsers load that. */
export function redirectsOf(manifest: Manifest): readonly Redirect[] {
  if (manifest.isOwn) return redirects;
  return manifest.redirects ?? (inlinedRedirects ? JSON.parse(inlinedRedirects) : []);
}
