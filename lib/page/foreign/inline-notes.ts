import type { FootnoteDefinition, Nodes, PhrasingContent, Root } from "mdast";
import { walk } from "../walk";

/** Notes that are written where they belong, as in `Text^[A note.]`, become footnotes at the end of the page. */
export function readInlineNotes(tree: Root): void {
  const notes: FootnoteDefinition[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type !== "paragraph" && node.type !== "tableCell") return;
    const made: PhrasingContent[] = [];
    for (let note = noteIn(node.children); note; note = noteIn(node.children)) {
      const label = `inline-${notes.length + 1}`;
      const { position } = node;
      const text: FootnoteDefinition["children"] = [{ type: "paragraph", children: note.text, position }];
      notes.push({ type: "footnoteDefinition", identifier: label, label, children: text, position });
      made.push(...note.before, { type: "footnoteReference", identifier: label, label, position });
      node.children = note.after;
    }
    node.children = [...made, ...node.children];
  });
  tree.children.push(...notes);
}

type Note = { before: PhrasingContent[]; text: PhrasingContent[]; after: PhrasingContent[] };

/** The first note among words, with what is around it. */
function noteIn(words: readonly PhrasingContent[]): Note | undefined {
  const [before, behind] = splitAt(words, "^[") ?? [];
  const [text, after] = (behind && splitAt(behind, "]")) ?? [];
  return before && text && after && { before, text, after };
}

/** What is before and behind a sign in the text of words. */
function splitAt(words: readonly PhrasingContent[], sign: string): [PhrasingContent[], PhrasingContent[]] | undefined {
  const index = words.findIndex((word) => word.type === "text" && word.value.includes(sign));
  const word = words[index];
  if (word?.type !== "text") return undefined;
  const at = word.value.indexOf(sign);
  const part = (value: string): PhrasingContent[] => (value ? [{ ...word, value }] : []);
  return [
    [...words.slice(0, index), ...part(word.value.slice(0, at))],
    [...part(word.value.slice(at + sign.length)), ...words.slice(index + 1)],
  ];
}
