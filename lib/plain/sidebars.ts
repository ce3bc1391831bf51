import type { SidebarLink, Sidebars } from "../types";

/** A tree that is not ours has its own sidebars in its manifest: its bundles have these in place of `sidebars.ts`. */
export const sidebars: Sidebars = {};
export const standalonePages: SidebarLink[] = [];
