import { parseInline } from "../../authoring/inline-text";
import { escapeRegExp } from "../../escape-regexp";
import { textsIn } from "./json";
import { loadReference, readFiles } from "./reference";

/** A link in a reference document: its target, the document, and the first line that contains it. */
type ReferenceLink = { href: string; file: string; line: number };

/**
 * Every site path that the reference of the project at `root` links to, for the link check; each once per document: links in any
 * of its texts, and the pages it names.
 */
export function referenceLinks(root: string): ReferenceLink[] {
  const { api, cli } = loadReference(root);
  const files = readFiles(root);
  const pages = new Map([
    [files["openapi.yaml"], api.endpoints.flatMap((endpoint) => Object.values(endpoint.pages))],
    [files["cli.yaml"], cli.commands.map(({ page }) => page)],
  ]);
  return Object.values(files).flatMap((document) => {
    const { file, text, value } = document;
    const hrefs = new Set([...textsIn(value).flatMap(linksIn), ...(pages.get(document) ?? [])]);
    return [...hrefs].map((href) => ({ href, file, line: lineOf(text, href) }));
  });
}

function linksIn(text: string): string[] {
  return parseInline(text).flatMap((part) => (part.type === "link" ? [part.href] : []));
}

/** Number of the first line with `href` itself, not with a longer path or a whole address. */
function lineOf(text: string, href: string): number {
  const wanted = new RegExp(`(?<![\\w/.:-])${escapeRegExp(href)}(?![\\w/-])`);
  return 1 + text.split("\n").findIndex((line) => wanted.test(line));
}
