import { createFenceReader, longestLine } from "../code/fence-lines";
import { readDirectives } from "../directives/myst";
import { headingUsesIn } from "./named-headings";
import { idsOfHeading } from "./rehype-other-ids";

/** The anchor that `readDirectives` outputs for a MyST target. */
const place = /<(a|span) id="([\w./:-]+)"><\/\1>/g;
/** Syntax that names a target; pages without it are not scanned further. */
const naming = /^\([\w./:-]+\)=|^[ \t]*:?(?:name|label):/m;
/** References to a MyST target by name alone: `[a](#name)`, ``{ref}`a <name>` ``. */
const use = /\]\(<?#([\w./:-]+)>?\)|\{(?:num)?ref\}`(?:[^`<]*<)?([\w./:-]+)>?`/g;

/** Names of the targets on a Markdown page that can be linked from any page. */
export function targetsIn(body: string): string[] {
  if (!naming.test(body)) return [];
  const lines = body.split("\n");
  return readDirectives(lines).flatMap((line, index) =>
    line === lines[index] ? [] : [...line.matchAll(place)].flatMap(([, , id]) => id ?? []),
  );
}

/** Names of the targets that a page references, except ids of its own headings. */
export function targetUsesIn(body: string): string[] {
  const used = new Set([...body.matchAll(use)].flatMap(([, linked, referred]) => linked ?? referred ?? []));
  if (used.size > 0) for (const id of headingIdsIn(body)) used.delete(id);
  return [...used, ...headingUsesIn(body)];
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

/** Text of a heading without link addresses and the closing `#` sequence. */
const plain = (words: string) => words.replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1").replace(/(?<!#)#+\s*$/, "");
