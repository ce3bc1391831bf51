import { distance } from "fastest-levenshtein";
import { escapeRegExp } from "../escape-regexp";
import { decode, isExternal, meantPath, splitHref, toHref } from "../paths";
import type { Position } from "../types";

/** What links may lead to: the ids of each page by its address, and the new addresses of pages that have moved. */
export type FixTargets = { anchors: ReadonlyMap<string, ReadonlySet<string>>; moved: ReadonlyMap<string, string> };

/**
 * The corrected link if only one correction is possible: the new address of a page that moved, the address that one of a file or in
 * capital letters means, or the one anchor that differs by a letter. Otherwise undefined.
 */
export function fixHref(href: string, from: string, { anchors, moved }: FixTargets): string | undefined {
  if (isExternal(href) || !/^[/#]/.test(href)) return undefined;
  const { path: written, query, hash } = splitHref(href);
  const known = written && meantPath(written, (path) => anchors.has(path) || moved.has(path));
  const [path = "", ownHash] = (moved.get(known) ?? known).split("#");
  const ids = anchors.get(path || from);
  if (isExternal(path) || !ids) return moved.get(known);
  const id = fixId(ownHash ?? hash, ids);
  const fixed = `${path && toHref(path)}${query && `?${query}`}${id && `#${id}`}`;
  // An empty address is another place than "#", the top of the page.
  return fixed === href || fixed === "" ? undefined : fixed;
}

/** The one id that is a letter away from `written`; `written` itself where it is right or where several are near. */
function fixId(written: string, ids: ReadonlySet<string>): string {
  if (!written || ids.has(written)) return written;
  const near = [...ids].filter((id) => distance(id, written) === 1);
  return near.length === 1 && near[0] !== undefined ? near[0] : written;
}

/** Replaces links in a page's text. `line` and `column` say where a link begins; lines count from 1. */
export function changeLinks(text: string, links: readonly ({ href: string; to: string } & Position)[]): string {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  const offsetOf = ({ line, column }: Position) => (starts[line - 1] ?? 0) + column - 1;
  return [...links]
    .sort((a, b) => offsetOf(b) - offsetOf(a))
    .reduce((changed, link) => changeLink(changed, offsetOf(link), link), text);
}

function changeLink(text: string, offset: number, { href, to }: { href: string; to: string }): string {
  const spellings = [...new Set([href, decode(href)])].map(escapeRegExp).join("|");
  const inline = new RegExp(String.raw`(\]\(\s*<?|\bhref=["'])(?:${spellings})(?=[)>"'\s])`, "y");
  for (let at = offset; at < text.length && !/^\n\s*\n/.test(text.slice(at, at + 20)); at++) {
    inline.lastIndex = at;
    const found = inline.exec(text);
    if (found) return text.slice(0, at) + found[1] + to + text.slice(at + found[0].length);
  }
  const definition = new RegExp(String.raw`^([ \t>]*\[[^\]\n]+\]:\s*<?)(?:${spellings})(?=[>\s]|$)`, "m");
  return text.replace(definition, (_, before: string) => before + to);
}
