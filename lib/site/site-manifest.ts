import { type Configured, type Edition, findEdition, listEditions } from "../nav/editions";
import { type Manifest, type Navigation, ownManifest } from "../nav/manifest";

/** What the file `manifest.ts` of another site of ours exports: its navigation, and its languages and versions if it has several. */
export type SiteModule = { manifest: Navigation; editions?: Configured | undefined };

/** What another tree has, and another site that names no languages and versions of its own. */
export const onlyEdition: readonly Edition[] = ownManifest.editions.slice(0, 1);

/** The manifest of the default one of these editions. @throws EditionError when there is no default one. */
export const withEditions = (manifest: Navigation, editions: readonly Edition[]): Manifest => ({
  ...manifest,
  edition: findEdition(editions),
  editions,
});

/** The manifest of another site of ours. @throws EditionError when it configures languages and versions that cannot be. */
export const siteManifest = ({ manifest, editions }: SiteModule): Manifest =>
  withEditions(manifest, editions ? listEditions(editions) : onlyEdition);
