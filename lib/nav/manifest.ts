import { sidebars, standalonePages } from "@/sidebars";
import type { AnnouncementBar, FooterColumn, NavbarItem } from "../settings";
import { site } from "../site";
import { inlined } from "../site/inlined";
import type { Redirect, SidebarLink, Sidebars } from "../types";
import { type Edition, findEdition, listEditions } from "./editions";

/** The navigation of one edition. */
export type Navigation = {
  /** It is that of this project's own pages, with or without its drafts. */
  isOwn?: true;
  sidebars: Sidebars;
  /** Pages outside every sidebar, on purpose. */
  standalonePages: SidebarLink[];
  /** Old addresses of another site and where they lead; see `lib/redirects/redirects-of.ts`. */
  redirects?: readonly Redirect[];
  navbar: readonly NavbarItem[];
  footer: readonly FooterColumn[];
  announcementBar?: AnnouncementBar;
  hasBlog: boolean;
};

/** The navigation of the site, with its editions. */
export type Manifest = Navigation & {
  /** The edition it leads through, and all there are; the first is the default one. */
  edition: Edition;
  editions: readonly Edition[];
};

const editions = listEditions(site);

/** The manifest of the repository's own content. */
export const ownManifest: Manifest = {
  isOwn: true,
  sidebars,
  standalonePages,
  navbar: site.navbar,
  footer: site.footer,
  announcementBar: site.announcementBar,
  hasBlog: true,
  edition: findEdition(editions),
  editions,
};

/**
 * The manifest of the current site: the one that `next.config.mjs` has inlined when another site or tree is built, else our own.
 */
export const manifest: Manifest = inlined.manifest ? JSON.parse(inlined.manifest) : ownManifest;
