import { isPair, isSeq, parseDocument, visit } from "yaml";
import { formatPath, formatValue } from "./messages";
import type { Path } from "./yaml-document";

/** A text that YAML does not read as it is written: where it is, what was read, the whole of it, and a message. */
type LostText = { path: Path; read: string; whole: string; message: string };

/** Without one of these, YAML reads the whole of every text. */
const cutting = /[ \t]#|[:-][ \t]+&/;

/** Texts without quotes of which YAML takes the end, after "#", for a comment, or the beginning, after "&", for a name. */
export function lostTexts(text: string): LostText[] {
  if (!cutting.test(text)) return [];
  const found: LostText[] = [];
  const document = parseDocument(text);
  const used = new Set<string>();
  visit(document, { Alias: (_, { source }) => void used.add(source) });
  visit(document, {
    Scalar: (key, node, parents) => {
      const { type, value, range } = node;
      if (key === "key" || type !== "PLAIN" || typeof value !== "string" || !range) return;
      const anchor = node.anchor && !used.has(node.anchor) ? node.anchor : undefined;
      const [, comment] = /^[ \t]+(#.*)/.exec(text.slice(range[1])) ?? [];
      if (!anchor && !comment) return;
      const path = pathOf([...parents, node]);
      const begin = anchor ? text.lastIndexOf(`&${anchor}`, range[0]) : range[0];
      const lost = anchor ? `"&${anchor}" is a name for the value` : `"${comment}" is a comment`;
      found.push({
        path,
        read: value,
        whole: `${text.slice(begin, range[1])} ${comment ?? ""}`.trim(),
        message: `"${formatPath(path)}" is read as ${formatValue(value)}: in YAML, ${lost}.`,
      });
    },
  });
  return found;
}

/** The path of the last of these nodes, each of which contains the next. */
const pathOf = (nodes: readonly unknown[]): Path =>
  nodes.flatMap((node, index): Path => {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });
