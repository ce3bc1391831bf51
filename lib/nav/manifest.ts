import { sidebars, standalonePages } from "../../sidebars";
import { type AnnouncementBar, type FooterColumn, type NavbarItem, site } from "../site";
import type { SidebarLink, Sidebars } from "../types";

/** Everything that leads readers through the site. */
export type Manifest = {
  sidebars: Sidebars;
  /** Pages outside every sidebar, on purpose. */
  standalonePages: SidebarLink[];
  navbar: readonly NavbarItem[];
  footer: readonly FooterColumn[];
  announcementBar?: AnnouncementBar;
  hasBlog: boolean;
};

/** The manifest of the repository's own content. */
export const ownManifest: Manifest = {
  sidebars,
  standalonePages,
  navbar: site.navbar,
  footer: site.footer,
  announcementBar: site.announcementBar,
  hasBlog: true,
};

/**
 * The manifest of the site being built: another one when the build was given another tree of pages. `next.config.mjs` puts it
 * in place of the variable, from the file that `lib/build/manifest.ts` writes; without one this is `ownManifest` alone.
 */
export const manifest: Manifest = process.env.CONTENT_MANIFEST ? JSON.parse(process.env.CONTENT_MANIFEST) : ownManifest;
