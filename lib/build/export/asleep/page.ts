import { escapeHtml } from "../../../escape-html";
import { contentOf, elementsNamed, replaceRanges } from "../../../html-elements";
import { isExecutable, isLink } from "../page-html";

/** The parts of an exported page that putting it to sleep needs. */
export type AwakePage = {
  /** Its HTML without executable scripts and style sheets; `place` is the offset where both belong. */
  html: string;
  place: number;
  /** Paths of its style sheets and scripts, each in document order. */
  styles: string[];
  scripts: string[];
  /** The framework's start statement, as JSON; the same on all pages of a build. */
  start: string;
  /** The one inline script that stays: its text, and its element. */
  boot: string;
  bootElement: string;
};

const startStatement = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
const payloadStatement = /^self\.__next_f\.push\((\[1,.*\])\)$/s;
const queueStatement = "(self.__next_f=self.__next_f||[]).push([0])";

/**
 * Splits an exported page into its parts. `payload` is the text of its payload file, which the page must repeat to the byte.
 * @throws Error that names what is missing or unexpected: a page is never stripped in part.
 */
export function parseExportedPage(html: string, payload: string): AwakePage {
  const scripts = elementsNamed(html, "script")
    .filter(isExecutable)
    .map((script) => ({ ...script, text: contentOf(html, script) }));
  const inline = scripts.filter(({ attributes }) => attributes.src === undefined);
  const modern = scripts.filter(({ attributes: { src, nomodule } }) => src !== undefined && nomodule === undefined);
  const starts = inline.filter(({ attributes }) => attributes.id === "_R_").map(({ text }) => statementOf(text));
  const pushed = inline.flatMap(({ text }) => pushedText(text));
  const queues = inline.filter(({ text }) => text === queueStatement);
  const rest = inline.filter(({ text, attributes }) => {
    return attributes.id !== "_R_" && text !== queueStatement && !payloadStatement.test(text);
  });
  const [start] = starts;
  const [boot] = rest;
  const foreign = modern.find(({ attributes }) => !attributes.src?.includes("/_next/"));
  if (foreign) throw new Error(`a script of its own, "${foreign.attributes.src}", is not known to the build`);
  if (modern.length === 0) throw new Error("no script of the framework");
  if (start === undefined || starts.length > 1)
    throw new Error(`${starts.length} start statements (id="_R_"), not one`);
  if (queues.length !== 1) throw new Error(`${queues.length} statements that open the payload's queue, not one`);
  if (pushed.join("") !== payload) throw new Error("a payload that differs from its payload file");
  if (boot === undefined || rest.length > 1)
    throw new Error(`${rest.length} inline scripts of its own, not the boot script alone`);

  const links = elementsNamed(html, "link");
  const styleSheets = links.filter((element) => isLink(element, "stylesheet"));
  const place = styleSheets[0]?.start;
  if (place === undefined) throw new Error("no style sheet");
  const preloads = links.filter((element) => isLink(element, "preload", "script", "style"));
  const removed = [...scripts, ...styleSheets, ...preloads].map(({ start, end }) => ({ start, end }));
  return {
    html: replaceRanges(html, removed),
    place: replaceRanges(html.slice(0, place), removed).length,
    styles: unique(styleSheets.map(({ attributes: { href = "" } }) => href)),
    scripts: unique(modern.map(({ attributes: { src = "" } }) => src)),
    start,
    boot: boot.text,
    bootElement: html.slice(boot.start, boot.end),
  };
}

/**
 * The HTML that readers get: one style sheet, the boot script, and the script that wakes the page. In this order: the boot script sets the
 * color mode, and must be there even if the wake script fails at once.
 */
export function putToSleep(
  page: Pick<AwakePage, "html" | "place" | "bootElement">,
  files: { style: string; wake: string; payload: string; set: number },
): string {
  const { style, wake, payload, set } = files;
  const tags =
    `<link rel="stylesheet" href="${style}"/>${page.bootElement}` +
    `<script src="${wake}" async="" data-payload="${escapeHtml(payload)}" data-set="${set}"></script>`;
  return page.html.slice(0, page.place) + tags + page.html.slice(page.place);
}

function statementOf(text: string): string {
  const start = startStatement.exec(text)?.[1];
  if (start === undefined) throw new Error(`a start statement of unknown form: ${text.slice(0, 120)}`);
  return start;
}

function pushedText(text: string): string[] {
  const match = payloadStatement.exec(text)?.[1];
  if (match === undefined) return [];
  const parts: unknown = JSON.parse(match);
  const pushed = Array.isArray(parts) && parts.length === 2 ? parts[1] : undefined;
  if (typeof pushed !== "string") throw new Error(`a payload statement of unknown form: ${text.slice(0, 120)}`);
  return [pushed];
}

const unique = (values: readonly string[]) => [...new Set(values)];
