import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unescapeHtml } from "../../escape-html";
import { elementsOf, type HtmlElement, type Range, replaceRanges } from "../../html-elements";
import { withBase, withoutBase } from "../../nav/edition";
import { flattenSidebar } from "../../nav/flatten";
import { anchorIn, pageAnchor, printPath } from "../../nav/print-anchors";
import { splitHref } from "../../paths";
import type { Sidebars } from "../../types";
import type { SleepingPage } from "./asleep/put-pages-to-sleep";
import { linkedFiles } from "./page-html";

/**
 * Fills the page `/print/{sidebar}` of every section with the articles of its pages, taken from the exported HTML: nothing is compiled
 * twice. Must run before pages are put to sleep (those of `asleep` are asleep already), before policies are written, and before files are
 * compressed. Only sections for whose path `isIncluded` returns true are filled.
 * @throws Error for a section without a place for its pages, for a page without an article, and of the system for one that is not there.
 */
export function writePrintDocuments(
  folder: string,
  sidebars: Sidebars,
  asleep: ReadonlyMap<string, SleepingPage>,
  isIncluded: (path: string) => boolean,
): void {
  const read = (path: string) => {
    const name = `${withBase(path).replace(/^\/$/, "/index").slice(1)}.html`;
    return { path, html: readFileSync(join(folder, name), "utf8"), styles: asleep.get(name)?.styles };
  };
  for (const [id, { items }] of Object.entries(sidebars)) {
    if (!isIncluded(printPath(id))) continue;
    const pages = [...new Set(flattenSidebar(items).map(({ href }) => href))].map(read);
    const file = join(folder, withBase(`${printPath(id)}.html`));
    const { html, styles } = joinPages(pages);
    writeFileSync(file, fill(readFileSync(file, "utf8"), id, html, styles));
  }
}

function fill(shell: string, id: string, content: string, styleSheets: readonly string[]): string {
  const place = `data-print-pages="${id}">`;
  if (!shell.includes(`${place}</div>`)) throw new Error(`${printPath(id)} has no place for its pages.`);
  const links = styleSheets
    .filter((href) => !shell.includes(`<link rel="stylesheet" href="${href}"`))
    .map((href) => `<link rel="stylesheet" href="${href}"/>`)
    .join("");
  return shell.replace(`${place}</div>`, () => `${place}${content}</div>`).replace("</head>", () => `${links}</head>`);
}

/** A page of the export: its site path, its HTML, and the addresses of its style sheets, if these are not in the HTML. */
type ExportedPage = { path: string; html: string; styles?: readonly string[] };
/** A replacement for a range of a page. */
type Change = Range & { text?: string };

/**
 * Joins the articles of exported pages into the HTML of one document: ids are prefixed by page, links between the pages lead
 * to places in the document, tabs and details are open, and what only works with scripts is left out. `styles` are the addresses of
 * the style sheets that the pages use, in order. The input is React's own output.
 * @throws Error with the page that has no article with a title.
 */
export function joinPages(pages: readonly ExportedPage[]): { html: string; styles: string[] } {
  const paths = new Set(pages.map(({ path }) => path));
  const styles = pages.flatMap(({ html, styles }) => styles ?? linkedFiles(html, "stylesheet"));
  return { html: pages.map((page) => articleOf(page, paths)).join("\n"), styles: [...new Set(styles)] };
}

function articleOf(page: ExportedPage, paths: ReadonlySet<string>): string {
  const elements = elementsOf(page.html, page.html.indexOf("<article"));
  const [article] = elements;
  if (article?.attributes["aria-labelledby"] !== "Title")
    throw new Error(`The exported page "${page.path}" has no article with a title.`);
  const changes = [...structureOf(elements), ...elements.flatMap((element) => valuesOf(element, page, paths))];
  return replaceRanges(page.html.slice(0, article.end), changes).slice(article.start).replaceAll("<!-- -->", "");
}

/**
 * An article loses its own table of contents (`details` behind the header), its footer (the last one), its dialogs and its buttons. What
 * names a panel stays, hidden, and an image whose button shows it larger.
 */
function structureOf(article: readonly HtmlElement[]): Change[] {
  const header = article.find(({ name }) => name === "header");
  const footer = article.findLast(({ name }) => name === "footer");
  const figures = article.filter(({ name }) => name === "figure");
  return article.flatMap((element): Change[] => {
    const { name, start, end } = element;
    const isContents = name === "details" && start === header?.end;
    if (isContents || name === "dialog" || element === footer) return [{ start, end }];
    if (name === "button" && element.attributes.role !== "tab") return withoutButton(element, article);
    const isOpened = name === "details" && !figures.some((figure) => figure.start < start && end < figure.end);
    return isOpened ? [{ start, end: start + "<details".length, text: "<details open" }] : [];
  });
}

/** Removes a button but keeps the image in it. */
function withoutButton({ start, end }: HtmlElement, article: readonly HtmlElement[]): Change[] {
  const image = article.find((other) => other.name === "img" && other.start > start && other.end < end);
  if (!image) return [{ start, end }];
  return [
    { start, end: image.start },
    { start: image.end, end },
  ];
}

/** Attributes whose values change in the print document. */
function valuesOf({ start, attributes }: HtmlElement, page: ExportedPage, paths: ReadonlySet<string>): Change[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const text = rewrite(value, name, page.path, paths);
    if (text === value) return [];
    const place = page.html.indexOf(` ${name}="${value}"`, start) + ` ${name}="`.length;
    return [{ start: place, end: place + value.length, text }];
  });
}

const references = /^(?:id|for|headers|aria-(?:labelledby|describedby|details|controls|owns))$/;

/** The value of an attribute in the document. */
function rewrite(value: string, name: string, path: string, paths: ReadonlySet<string>): string {
  if (references.test(name)) {
    return value
      .split(" ")
      .map((id) => anchorIn(path, id))
      .join(" ");
  }
  if (name === "href") return resolveLink(value, path, paths);
  if (name === "data-selected") return "true";
  return value.replace(/url\(#([^)]*)\)/g, (_, id) => `url(#${anchorIn(path, id)})`);
}

/** A link to a page of the document becomes a link into it; all others keep their address. */
function resolveLink(href: string, path: string, paths: ReadonlySet<string>): string {
  const { path: target, hash } = splitHref(unescapeHtml(href));
  const page = target ? withoutBase(target) : path;
  if (page === undefined || !paths.has(page)) return href;
  return `#${hash ? anchorIn(page, hash) : pageAnchor(page)}`;
}
