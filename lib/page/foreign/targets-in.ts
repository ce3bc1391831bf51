import { readDirectives } from "./myst";

/** A place of MyST as it is drawn. */
const place = /<(a|span) id="([\w./:-]+)"><\/\1>/g;
/** What leads to a place of MyST by its name alone: `[a](#name)`, ``{ref}`a <name>` ``. */
const use = /\]\(<?#([\w./:-]+)>?\)|\{(?:num)?ref\}`(?:[^`<]*<)?([\w./:-]+)>?`/g;

/** Names of the places on a page of Markdown that links can lead to from any page. */
export function targetsIn(body: string): string[] {
  const lines = body.split("\n");
  return readDirectives(lines).flatMap((line, index) =>
    line === lines[index] ? [] : [...line.matchAll(place)].flatMap(([, , id]) => id ?? []),
  );
}

/** Names of the places that a page leads to. */
export const targetUsesIn = (body: string): string[] => [
  ...new Set([...body.matchAll(use)].flatMap(([, linked, referred]) => linked ?? referred ?? [])),
];
