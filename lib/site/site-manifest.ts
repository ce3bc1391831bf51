import { type Configured, type Edition, findEdition, listEditions } from "../nav/editions";
import { type Manifest, type Navigation, ownManifest } from "../nav/manifest";

/** Exports of `manifest.ts` of a site that `SITE_DIR` names: its navigation, and its languages and versions if it has several. */
export type SiteModule = { manifest: Navigation; editions?: Configured | undefined };

/** The editions of a foreign tree, and of a site that configures none: only the default one. */
export const onlyEdition: readonly Edition[] = ownManifest.editions.slice(0, 1);

/** Completes a navigation to the manifest of the default edition. @throws EditionError when there is none. */
export const withEditions = (manifest: Navigation, editions: readonly Edition[]): Manifest => ({
  ...manifest,
  edition: findEdition(editions),
  editions,
});

/** The manifest of a site that `SITE_DIR` names. @throws EditionError when its languages and versions are configured wrongly. */
export const siteManifest = ({ manifest, editions }: SiteModule): Manifest =>
  withEditions(manifest, editions ? listEditions(editions) : onlyEdition);
