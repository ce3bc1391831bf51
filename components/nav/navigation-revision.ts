import { manifest } from "@/lib/nav/manifest";
import { shortHash } from "@/lib/short-hash";

/** Tells the navigation, as this side has it, from what it was before. */
export const navigationRevision = shortHash(JSON.stringify(manifest));
