import { isRecord } from "../../input/is-record";
import { literalProperty } from "./literal-export";
import { findNavFile, moduleNames, type NavPlace, textIn } from "./nav-file";
import { type NavEntry, nameOfPage } from "./summary";
import type { Found } from "./written-nav";

/** Reads the sidebar of Starlight, whose configuration is that of Astro. */
export function readStarlight(place: NavPlace): Found {
  const found = findNavFile(place, moduleNames("astro.config"));
  const said = found && literalProperty(found.text, "sidebar");
  if (!found || !Array.isArray(said)) return { issues: [] };
  return { nav: { file: found.file, entries: said.flatMap(itemOf), isBook: true }, issues: found.issues };
}

function itemOf(item: unknown): NavEntry[] {
  if (typeof item === "string") return [{ name: item, items: [] }];
  if (!isRecord(item)) return [];
  const { label, slug, link } = {
    label: textIn(item, "label"),
    slug: textIn(item, "slug"),
    link: textIn(item, "link"),
  };
  const name = slug ?? nameOfPage(link ?? "");
  const folder = isRecord(item.autogenerate) ? textIn(item.autogenerate, "directory") : undefined;
  const ofFolder: NavEntry[] = folder === undefined ? [] : [{ folder: folder.replace(/^\/|\/$/g, ""), items: [] }];
  if (label === undefined && ofFolder.length > 0) return ofFolder;
  return [
    {
      ...(label !== undefined && { label }),
      ...(name !== undefined && { name }),
      isOpen: item.collapsed !== true,
      items: [...ofFolder, ...(Array.isArray(item.items) ? item.items.flatMap(itemOf) : [])],
    },
  ];
}
