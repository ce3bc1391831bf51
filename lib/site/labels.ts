import type { Edition } from "../nav/editions";
import type { Manifest } from "../nav/manifest";
import type { Sidebar, SidebarItem, Sidebars } from "../types";

/** Translated navigation labels, keyed by the label in the default language. */
export type Labels = Readonly<Record<string, string>>;

/** A copy of a manifest with every label translated. */
export function translateLabels(manifest: Manifest, translate: (label: string) => string): Manifest {
  const entry = <T extends { label: string }>(item: T): T => ({ ...item, label: translate(item.label) });
  const items = (list: readonly SidebarItem[]): SidebarItem[] =>
    list.map((item) => (item.type === "category" ? { ...entry(item), items: items(item.items) } : entry(item)));
  const { sidebars, standalonePages, navbar, footer, announcementBar } = manifest;
  return {
    ...manifest,
    sidebars: mapSidebars(sidebars, (sidebar) => ({ ...entry(sidebar), items: items(sidebar.items) })),
    standalonePages: standalonePages.map(entry),
    navbar: navbar.map((item) => ({ ...entry(item), ...(item.items && { items: item.items.map(entry) }) })),
    footer: footer.map(({ title, items }) => ({ title: translate(title), items: items.map(entry) })),
    ...(announcementBar && {
      announcementBar: {
        ...announcementBar,
        message: translate(announcementBar.message),
        ...(announcementBar.link && { link: entry(announcementBar.link) }),
      },
    }),
  };
}

/** The manifest of a translated edition: that of the default language, with labels translated where a translation exists. */
export const translateManifest = (manifest: Manifest, labels: Labels, edition: Edition): Manifest => ({
  ...translateLabels(manifest, (label) => labels[label] ?? label),
  edition,
});

/** Maps every sidebar of a set. */
export const mapSidebars = (sidebars: Sidebars, change: (sidebar: Sidebar) => Sidebar): Sidebars =>
  Object.fromEntries(Object.entries(sidebars).map(([id, sidebar]) => [id, change(sidebar)]));
