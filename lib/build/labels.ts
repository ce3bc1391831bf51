import { positionOfName } from "../input/position-in-text";
import { suggest } from "../issues";
import type { Manifest } from "../nav/manifest";
import type { Issue, Sidebar, SidebarItem, Sidebars } from "../types";

/** Translated labels of navigation, by the label in the default language. */
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

/** Maps every sidebar of a set. */
export const mapSidebars = (sidebars: Sidebars, change: (sidebar: Sidebar) => Sidebar): Sidebars =>
  Object.fromEntries(Object.entries(sidebars).map(([id, sidebar]) => [id, change(sidebar)]));

/** What the entries of manifests in the default language are called. */
function labelsOf(manifests: readonly Manifest[]): string[] {
  const labels = new Set<string>();
  const note = (label: string) => {
    labels.add(label);
    return label;
  };
  for (const manifest of manifests) translateLabels(manifest, note);
  return [...labels];
}

/** Issues for translated labels that occur in none of the manifests; `text` is the content of their `file`, to find the lines. */
export function unusedLabels(labels: Labels, manifests: readonly Manifest[], file: string, text: string): Issue[] {
  const known = labelsOf(manifests);
  return Object.keys(labels)
    .filter((label) => !known.includes(label))
    .map((label) => ({
      severity: "warning",
      file,
      ...positionOfName(text, label),
      message: `No entry in the sidebars, navbar, or footer is called "${label}".`,
      hint: suggest(label, known, "Remove the line, or write the label as it appears there."),
    }));
}
