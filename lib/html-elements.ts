import { Parser } from "htmlparser2";

/** A part of a text, by index. */
export type Range = { start: number; end: number };

/** An HTML element: its range in the text, and that of its content. */
export type HtmlElement = Range & {
  name: string;
  /** Values by name in small letters, as they are written: escaped. */
  attributes: Readonly<Record<string, string>>;
  contentStart: number;
  contentEnd: number;
};

const asWritten = { decodeEntities: false };

/**
 * The elements of a page, in the order of their start tags; with `from`, the index of a start tag, that element and those within it.
 * One without an end tag ends where another tag closes it.
 */
export function elementsOf(html: string, from?: number): HtmlElement[] {
  const offset = from ?? 0;
  const elements: HtmlElement[] = [];
  const open: HtmlElement[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const start = offset + parser.startIndex;
        const contentStart = offset + parser.endIndex + 1;
        const element = { name, attributes, start, contentStart, contentEnd: contentStart, end: contentStart };
        elements.push(element);
        open.push(element);
      },
      onclosetag: (_, isImplied) => {
        const element = open.pop();
        if (!element) return;
        element.contentEnd = Math.max(element.contentStart, offset + parser.startIndex);
        element.end = isImplied ? element.contentEnd : offset + parser.endIndex + 1;
        if (from !== undefined && open.length === 0) parser.pause();
      },
    },
    asWritten,
  );
  parser.end(html.slice(offset));
  return elements;
}

/**
 * The outermost elements with this name. They are found by the text of their start tags, which occurs nowhere else in React's output.
 */
export function elementsNamed(html: string, name: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  let start = html.indexOf(`<${name}`);
  while (start >= 0) {
    const [element] = elementsOf(html, start);
    if (element?.name === name) found.push(element);
    start = html.indexOf(`<${name}`, element?.end ?? html.length);
  }
  return found;
}

/** The values of an attribute in a page, each once. */
export function attributeValues(html: string, attribute: string): Set<string> {
  const values = new Set<string>();
  const onattribute = (name: string, value: string) => name === attribute && values.add(value);
  new Parser({ onattribute }, asWritten).end(html);
  return values;
}

/** What an element holds, as it is written. */
export const contentOf = (html: string, { contentStart, contentEnd }: HtmlElement) =>
  html.slice(contentStart, contentEnd);

/** Replaces ranges of a text; a range that begins within another is dropped with it. */
export function replaceRanges(text: string, ranges: readonly (Range & { text?: string })[]): string {
  let replaced = "";
  let from = 0;
  for (const { start, end, text: other = "" } of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from) continue;
    replaced += text.slice(from, start) + other;
    from = end;
  }
  return replaced + text.slice(from);
}
