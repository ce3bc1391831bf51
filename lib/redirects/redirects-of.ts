import { redirects } from "../../redirects";
import type { Manifest } from "../nav/manifest";
import type { Redirect } from "../types";

/** Old addresses of a site and where they lead. The project's own stay out of its manifest, which browsers get. */
export function redirectsOf(manifest: Manifest): readonly Redirect[] {
  return manifest.isOwn ? redirects : (manifest.redirects ?? []);
}
