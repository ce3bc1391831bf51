/** A part of a text from a reference document; `start` is its index in the text. */
export type InlinePart = { start: number; text: string } & (
  | { type: "text" | "code" | "strong" }
  | { type: "link"; href: string; label: InlinePart[]; title?: string }
);

/** Lengths are bounded, since a run of brackets would otherwise be read to its end from each of them. */
const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]{1,500})\]\(([^)\s]{1,2000})(?: "([^"]*)")?\)/g;

/** Parses text with `code`, **bold**, and [links](/route "hint") into parts. Everything else is plain text. */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ type: "text", start: end, text: text.slice(end, match.index) });
    parts.push(toPart(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ type: "text", start: end, text: text.slice(end) });
  return parts;
}

function toPart({
  index: start,
  0: whole,
  1: code,
  2: strong,
  3: name,
  4: href,
  5: title,
}: RegExpExecArray): InlinePart {
  if (code !== undefined) return { type: "code", start, text: code };
  if (strong !== undefined) return { type: "strong", start, text: strong };
  if (name === undefined || href === undefined) return { type: "text", start, text: whole };
  const label = parseInline(name);
  return { type: "link", start, text: textOf(label), href, label, ...(title !== undefined && { title }) };
}

/** The text without its markup, for search and titles. */
export function plainText(text: string): string {
  return textOf(parseInline(text));
}

const textOf = (parts: readonly InlinePart[]) => parts.map((part) => part.text).join("");
