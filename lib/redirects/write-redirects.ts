import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pages } from "#texts/pages";
import { escapeHtml } from "../escape-html";
import { languageCode, withBase } from "../nav/edition";
import { isExternal, splitHref, toHref } from "../paths";
import { site } from "../site";
import type { Redirect } from "../types";

/** The canonical address of a page of the edition, by its path. */
type CanonicalOf = (path: string) => string;

/**
 * Writes a page for every old path of an edition into the export.
 * @throws Error when the export already has a file there: the checks only find conflicts with pages.
 */
export function writeRedirects(folder: string, redirects: readonly Redirect[], canonicalOf: CanonicalOf): void {
  for (const redirect of redirects) {
    const from = withBase(redirect.from);
    const file = join(folder, `${from}.html`);
    if (existsSync(file)) throw new Error(`"${from}" is already served and cannot be redirected: see ${file}.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(redirect, canonicalOf));
  }
}

/** Public path of the script that carries query and hash along. */
const redirectScript = "/redirect.js";

/**
 * A page at an old address: it redirects without JavaScript, keeps query and hash with it, and asks not to be indexed.
 * The script is a file of its own, so that a strict content security policy allows it.
 */
export function redirectPage({ to }: Redirect, canonicalOf: CanonicalOf): string {
  const target = escapeHtml(isExternal(to) ? to : toHref(withBase(to)));
  const canonical = isExternal(to) ? target : escapeHtml(canonicalOf(splitHref(to).path));
  return `<!DOCTYPE html>
<html lang="${languageCode}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(pages.moved.title)} ${site.titleDelimiter} ${escapeHtml(site.title)}</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<script src="${redirectScript}" data-to="${target}"></script>
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body>
<p>${pages.moved.text(`<a href="${target}">${target}</a>`)}</p>
</body>
</html>
`;
}
