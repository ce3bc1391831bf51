import { manifest } from "@/lib/nav/manifest";
import { shortHash } from "@/lib/short-hash";

/** Hash of the navigation manifest, by which the browser detects that it differs from the server's. */
export const navigationRevision = shortHash(JSON.stringify(manifest));
