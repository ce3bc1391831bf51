import { distance } from "fastest-levenshtein";
import { escapeRegExp } from "../escape-regexp";
import { codeSpan } from "../page/code-span";
import { decode, isExternal, meantPath, splitHref, toHref } from "../paths";
import type { Position } from "../types";

/** Valid targets of links: the ids on each page by its address, and new addresses of moved pages. */
export type FixTargets = { anchors: ReadonlyMap<string, ReadonlySet<string>>; moved: ReadonlyMap<string, string> };

/**
 * The corrected link if there is exactly one correction: the new address of a moved page, the page that a file name or an address in
 * another case means, or the only anchor at an edit distance of 1. Otherwise undefined.
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
  // An empty address is not equivalent to "#", the top of the page.
  return fixed === href || fixed === "" ? undefined : fixed;
}

/** The only id at an edit distance of 1 from `written`; `written` itself if it is valid, or if there is not exactly one. */
function fixId(written: string, ids: ReadonlySet<string>): string {
  if (!written || ids.has(written)) return written;
  const near = [...ids].filter((id) => distance(id, written) === 1);
  return near.length === 1 && near[0] !== undefined ? near[0] : written;
}

/** Replaces links in the text of a page. `line` and `column`, both one-based, are where a link begins. */
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
  const target = String.raw`(?<before>\]\(\s*<?|\bhref=["'])(?:${spellings})(?=[)>"'\s])`;
  // The text of a link may have code that looks like one; the paragraph ends at an empty line.
  const next = new RegExp(String.raw`${codeSpan.source}|${target}|\n\s*\n`, "g");
  next.lastIndex = offset;
  for (let found = next.exec(text); found && !/^\n/.test(found[0]); found = next.exec(text)) {
    const before = found.groups?.before;
    if (before) return text.slice(0, found.index) + before + to + text.slice(next.lastIndex);
  }
  const definition = new RegExp(String.raw`^([ \t>]*\[[^\]\n]+\]:\s*<?)(?:${spellings})(?=[>\s]|$)`, "m");
  return text.replace(definition, (_, before: string) => before + to);
}
