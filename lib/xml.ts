import { escapeHtml } from "./escape-html";
import { withBase } from "./nav/edition";

/** Characters that XML 1.0 cannot contain, escaped or not (its production `Char`), as in the output of a terminal. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text made safe for an element or a quoted attribute of an XML document. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(forbidden, ""));

/** An element of an XML document that holds text; `attributes` come with a space before them. */
export const element = (name: string, text: string, attributes = ""): string =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

/**
 * The first lines of every feed. Readers who follow a link to it see the file in their browser: with the style sheet
 * (`lib/metadata/feed-style.ts`) as a list, without it as one paragraph of markup (w3.org/TR/xml-stylesheet). It is that of the same edition, at
 * whichever host.
 */
export const feedBeginning = (): readonly string[] => [
  '<?xml version="1.0" encoding="UTF-8"?>',
  `<?xml-stylesheet type="text/css" href="${withBase("/blog/feed.css")}"?>`,
];
