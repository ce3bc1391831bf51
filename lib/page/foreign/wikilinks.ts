import { isImage, isMedia } from "../../media.mjs";
import { codeSpan } from "../code-span";
import { idsOfHeading } from "./rehype-other-ids";

/** `[[Page#Heading|words]]`, which in a table has `\|`; not a link whose text is in brackets, nor an element of a list. */
const link = /(?<![\w\]])(!?)\[\[([^[\]|#^\n\\]*)([#^][^[\]|\n\\]*)?(?:\\?\|([^[\]\n]*))?\]\](?![([])/;
const either = new RegExp(`${codeSpan.source}|${link.source}`, "g");
const size = /^\d+(?:x\d+)?$/;

/** How the map of addresses that pages have (`moved`) calls what a link of a wiki names. */
export const wikiKey = (name: string): string => `[[${name.trim()}]]`;

/** What the links of a wiki in a text name: pages and pictures. */
export const wikiNamesIn = (body: string): string[] =>
  body.includes("[[")
    ? [
        ...new Set(
          [...body.matchAll(either)].flatMap(([, ticks, , name]) => (ticks || !name?.trim() ? [] : name.trim())),
        ),
      ]
    : [];

/** Where pictures of a tree with these `files` are that a wiki names, with folders or, the first of several, by name alone. */
export function wikiPictures(files: readonly string[]): (names: readonly string[]) => Record<string, string> {
  const pictures = files.filter(isMedia);
  const byName = new Map([
    ...pictures.toReversed().map((file) => [lastName(file), file] as const),
    ...pictures.map((file) => [file, file] as const),
  ]);
  return (names) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const file = byName.get(name);
        return file === undefined ? [] : [[wikiKey(name), `/${file}`] as const];
      }),
    );
}

const lastName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/**
 * A line with the links and pictures of wikis, as Obsidian writes them, as Markdown has them. What `moved` does not know stays as it is: it
 * may mean something else.
 */
export function readWikiLinks(line: string, moved: Readonly<Record<string, string>> = {}): string {
  if (!line.includes("[[")) return line;
  return line.replace(either, (whole, ticks, mark, name = "", place = "", words = "") => {
    if (ticks) return whole;
    const address = moved[wikiKey(name)] ?? (!name.trim() && place.startsWith("#") ? "" : undefined);
    if (address === undefined) return whole;
    if (mark && isImage(address)) return `![${size.test(words) ? "" : words}](<${address}>)`;
    const heading = place.startsWith("#") && !place.startsWith("#^") ? place.slice(place.lastIndexOf("#") + 1) : "";
    const [id] = heading ? idsOfHeading(heading) : [];
    const shown = words || [lastName(name), heading].filter(Boolean).join(" > ");
    return id || address ? `[${shown}](<${address}${id ? `#${id}` : ""}>)` : shown || whole;
  });
}
