import { escapeHtml } from "../../../escape-html";
import { isImage, isMedia } from "../../../media.mjs";
import { codeSpan } from "../../code-span";
import { idsOfHeading } from "./rehype-other-ids";

/** `[[Page#Heading|words]]`, with `\|` in tables; not a Markdown link whose text is in brackets, nor an array access. */
const link = /(?<![\w\]])(!?)\[\[([^[\]|#^\n\\]*)([#^][^[\]|\n\\]*)?(?:\\?\|([^[\]\n]*))?\]\](?![([])/;
const either = new RegExp(`${codeSpan.source}|${link.source}`, "g");
const size = /^\d+(?:x\d+)?$/;

/** Key of a wikilink's target in a page's map of addresses (`moved`). */
export const wikiKey = (name: string): string => `[[${name.trim()}]]`;

/** Pages and media that the wikilinks of a text name. */
export const wikiNamesIn = (body: string): string[] =>
  body.includes("[[")
    ? [
        ...new Set(
          [...body.matchAll(either)].flatMap(([, ticks, , name]) => (ticks || !name?.trim() ? [] : name.trim())),
        ),
      ]
    : [];

/** Resolves media that wikilinks name among the `files` of a tree: by full path, or by file name, where the first of several wins. */
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
 * Rewrites wikilinks and embeds, as Obsidian writes them, to Markdown. Those missing from `moved` stay, since they may mean something
 * else.
 */
export function readWikiLinks(line: string, moved: Readonly<Record<string, string>> = {}): string {
  if (!line.includes("[[")) return line;
  return line.replace(either, (whole, ticks, mark, name = "", place = "", words = "") => {
    if (ticks) return whole;
    const address = moved[wikiKey(name)] ?? (!name.trim() && place.startsWith("#") ? "" : undefined);
    if (address === undefined) return whole;
    if (mark && /\.(?:mp4|webm)$/i.test(address)) return `<video src="${escapeHtml(address)}" controls></video>`;
    if (mark && isImage(address)) return `![${size.test(words) ? "" : words}](<${address}>)`;
    const heading = place.startsWith("#") && !place.startsWith("#^") ? place.slice(place.lastIndexOf("#") + 1) : "";
    const [id] = heading ? idsOfHeading(heading) : [];
    const shown = words || [lastName(name), heading].filter(Boolean).join(" > ");
    return id || address ? `[${shown}](<${address}${id ? `#${id}` : ""}>)` : shown || whole;
  });
}
