import type { SidebarLink, Sidebars } from "../types";

/** A foreign tree has its sidebars in its manifest; its bundles have this file in place of `sidebars.ts`. */
export const sidebars: Sidebars = {};
export const standalonePages: SidebarLink[] = [];
