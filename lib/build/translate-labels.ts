import type { Manifest } from "../nav/manifest";
import type { SidebarItem } from "../types";

/** A manifest whose labels are what `say` makes of them: in another language, the words that language has for each. */
export function translateLabels(manifest: Manifest, say: (label: string) => string): Manifest {
  const entry = <T extends { label: string }>(item: T): T => ({ ...item, label: say(item.label) });
  const items = (list: readonly SidebarItem[]): SidebarItem[] =>
    list.map((item) => (item.type === "category" ? { ...entry(item), items: items(item.items) } : entry(item)));
  const { sidebars, standalonePages, navbar, footer, announcementBar } = manifest;
  return {
    ...manifest,
    sidebars: Object.fromEntries(
      Object.entries(sidebars).map(([id, sidebar]) => [id, { ...entry(sidebar), items: items(sidebar.items) }]),
    ),
    standalonePages: standalonePages.map(entry),
    navbar: navbar.map((item) => ({ ...entry(item), ...(item.items && { items: item.items.map(entry) }) })),
    footer: footer.map(({ title, items }) => ({ title: say(title), items: items.map(entry) })),
    ...(announcementBar && {
      announcementBar: {
        ...announcementBar,
        message: say(announcementBar.message),
        ...(announcementBar.link && { link: entry(announcementBar.link) }),
      },
    }),
  };
}
