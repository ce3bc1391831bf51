/** The Markdown that assistants write, as far as it is shown: paragraphs, lists, code, bold, links. Everything else is text. */
export type Block =
  | { type: "paragraph"; text: string }
  | { type: "list"; isNumbered: boolean; items: string[] }
  | { type: "code"; text: string };
export type Inline = { text: string } & ({ type: "text" | "code" | "strong" } | { type: "link"; href: string });

const item = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;
const inline = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The blocks of a text; a fence that is still open runs to the end. */
export function parseBlocks(text: string): Block[] {
  return text.split(/^```.*$/m).flatMap((piece, index): Block[] => {
    if (index % 2 === 1) return [{ type: "code", text: piece.replace(/^\n|\n$/g, "") }];
    return piece
      .split(/\n{2,}/)
      .filter((block) => block.trim() !== "")
      .flatMap((block) => parseLines(block.trim().split("\n")));
  });
}

function parseLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const [matched, number, content = ""] = item.exec(line) ?? [];
    if (matched === undefined) {
      const text = line.replace(/^#+\s+/, "").trim();
      if (last?.type === "paragraph") last.text += ` ${text}`;
      else blocks.push({ type: "paragraph", text });
    } else if (last?.type === "list" && last.isNumbered === (number !== undefined)) last.items.push(content);
    else blocks.push({ type: "list", isNumbered: number !== undefined, items: [content] });
  }
  return blocks;
}

/** The pieces of a line. A link leads to the web or within the site; other addresses stay text. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, code, strong, label, href] = match;
    if (match.index > end) parts.push({ type: "text", text: text.slice(end, match.index) });
    if (code !== undefined) parts.push({ type: "code", text: code });
    else if (strong !== undefined) parts.push({ type: "strong", text: strong });
    else if (label !== undefined && isSafe(href)) parts.push({ type: "link", text: label, href });
    else parts.push({ type: "text", text: label ?? whole });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ type: "text", text: text.slice(end) });
  return parts;
}

const isSafe = (href: string | undefined): href is string =>
  href !== undefined && /^(?:https?:\/\/|\/(?![/\\])|#)/.test(href);
