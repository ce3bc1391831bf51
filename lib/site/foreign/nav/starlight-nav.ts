import { isRecord } from "../../../input/is-record";
import { textValue } from "../../../input/text-value";
import { literalProperty } from "./literal-export";
import { type Found, findNavFile, folderOf, moduleNames, type NavPlace } from "./nav-file";
import { type NavEntry, nameOfPage } from "./summary";

/** Reads the Starlight sidebar from the Astro configuration. */
export function readStarlight(place: NavPlace): Found {
  const found = findNavFile(place, moduleNames("astro.config"));
  const said = found && literalProperty(found.text, "sidebar");
  if (!found || !Array.isArray(said)) return { issues: [] };
  return { nav: { file: found.file, entries: said.flatMap(itemOf), isBook: true }, issues: found.issues };
}

function itemOf(item: unknown): NavEntry[] {
  if (typeof item === "string") return [{ name: item, items: [] }];
  if (!isRecord(item)) return [];
  const label = textValue(item.label);
  // `textValue` would drop the slug of the home page, the empty string.
  const name = typeof item.slug === "string" ? item.slug : nameOfPage(textValue(item.link) ?? "");
  const folder = isRecord(item.autogenerate) ? folderOf(item.autogenerate.directory) : undefined;
  const ofFolder: NavEntry[] = folder === undefined ? [] : [{ folder, items: [] }];
  if (label === undefined && ofFolder.length > 0) return ofFolder;
  return [
    {
      label,
      name,
      isOpen: item.collapsed !== true,
      items: [...ofFolder, ...(Array.isArray(item.items) ? item.items.flatMap(itemOf) : [])],
    },
  ];
}
