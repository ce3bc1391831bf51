import { withoutBase } from "../nav/edition";
import { anchorIn, pageAnchor } from "../nav/print-anchors";
import { splitHref } from "../paths";

/** A page of the export: its site path and its HTML. */
type ExportedPage = { path: string; html: string };

/**
 * Joins the articles of exported pages into the HTML of one document: ids are prefixed by page, links between the pages lead
 * to places in the document, tabs and details are open, and what only works with scripts is left out. The input is React's
 * own output, in which text and attribute values never hold a bare `<` or `>`.
 */
export function joinPages(pages: readonly ExportedPage[]): string {
  const paths = new Set(pages.map(({ path }) => path));
  return pages.map((page) => rewrite(articleOf(page), page.path, paths)).join("\n");
}

/** Addresses of the style sheets a page uses, in order. */
export function styleSheetsOf(html: string): string[] {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return links.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? "");
}

function articleOf({ path, html }: ExportedPage): string {
  const start = html.search(/<article[^>]*aria-labelledby="title"/);
  if (start < 0) throw new Error(`The exported page "${path}" has no article with a title.`);
  const article = html.slice(start, endOf(html, start, "article"));
  return ["details", "footer"].reduce(removeChild, article).replaceAll("<!-- -->", "");
}

/** Index behind the end tag of the element that starts at `start`. */
function endOf(html: string, start: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])`, "g");
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.indexOf(">", tag.index) + 1;
  }
  throw new Error(`<${name}> is not closed.`);
}

/** Takes out the article's own table of contents (`details` behind the header) or its footer (the last `footer`). */
function removeChild(article: string, name: string): string {
  const header = article.indexOf("</header>") + "</header>".length;
  const start = name === "footer" ? article.lastIndexOf("<footer") : header;
  if (start < 0 || !article.startsWith(`<${name}`, start)) return article;
  return article.slice(0, start) + article.slice(endOf(article, start, name));
}

const references =
  /\s(id|for|aria-labelledby|aria-describedby|aria-details|aria-controls|aria-owns|headers)="([^"]*)"/g;

function rewrite(article: string, path: string, paths: ReadonlySet<string>): string {
  const withoutDialogs = article.replace(/<dialog[\s>][\s\S]*?<\/dialog>/g, "");
  return withoutDialogs
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag
        .replace(references, (_, name, ids) => ` ${name}="${prefixAll(path, ids)}"`)
        .replace(/url\(#([^)]*)\)/g, (_, id) => `url(#${anchorIn(path, id)})`)
        .replace(/\shref="([^"]*)"/, (_, href) => ` href="${resolveLink(href, path, paths)}"`)
        .replace('data-selected="false"', 'data-selected="true"'),
    )
    .replace(/<figure[\s>][\s\S]*?<\/figure>|<details(?=[\s>])/g, (part) =>
      part.startsWith("<details") ? "<details open" : part,
    );
}

const prefixAll = (path: string, ids: string) =>
  ids
    .split(" ")
    .map((id) => anchorIn(path, id))
    .join(" ");

/** A link to a page of the document becomes a link into it; all others keep their address. */
function resolveLink(href: string, path: string, paths: ReadonlySet<string>): string {
  const { path: target, hash } = splitHref(href.replaceAll("&amp;", "&"));
  const page = target ? withoutBase(target) : path;
  if (page === undefined || !paths.has(page)) return href;
  return `#${hash ? anchorIn(page, hash) : pageAnchor(page)}`;
}
