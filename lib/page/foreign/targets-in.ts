import { createFenceReader, longestLine } from "./fence-lines";
import { readDirectives } from "./myst";
import { idsOfHeading } from "./rehype-other-ids";

/** A place of MyST as it is drawn. */
const place = /<(a|span) id="([\w./:-]+)"><\/\1>/g;
/** What names a place; without it, no page has to be read for places. */
const naming = /^\([\w./:-]+\)=|^[ \t]*:?(?:name|label):/m;
/** What leads to a place of MyST by its name alone: `[a](#name)`, ``{ref}`a <name>` ``. */
const use = /\]\(<?#([\w./:-]+)>?\)|\{(?:num)?ref\}`(?:[^`<]*<)?([\w./:-]+)>?`/g;

/** Names of the places on a page of Markdown that links can lead to from any page. */
export function targetsIn(body: string): string[] {
  if (!naming.test(body)) return [];
  const lines = body.split("\n");
  return readDirectives(lines).flatMap((line, index) =>
    line === lines[index] ? [] : [...line.matchAll(place)].flatMap(([, , id]) => id ?? []),
  );
}

/** Names of the places that a page leads to, where no heading of its own is meant. */
export function targetUsesIn(body: string): string[] {
  const used = new Set([...body.matchAll(use)].flatMap(([, linked, referred]) => linked ?? referred ?? []));
  if (used.size > 0) for (const id of headingIdsIn(body)) used.delete(id);
  return [...used];
}

function headingIdsIn(body: string): string[] {
  const read = createFenceReader();
  return body.split("\n").flatMap((line) => {
    const isText = read(line) === "text" && line.length <= longestLine;
    const [, words = ""] = isText ? (/^ {0,3}#{1,6}[ \t]+(.+)$/.exec(line) ?? []) : [];
    const [, id] = /\{#([^{}\s]+)\}\s*$/.exec(words) ?? [];
    return id ? [id] : idsOfHeading(plain(words));
  });
}

/** Words of a heading without the addresses of its links and the marks that may close it. */
const plain = (words: string) => words.replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1").replace(/(?<!#)#+\s*$/, "");
