import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import { isJsx } from "../../jsx";
import { walkElements } from "../../walk";

/**
 * Adds anchors with the ids that other tools would generate for a heading, where they differ: those tools break words at all punctuation,
 * and ignore the text of components; where links of the tree have capitals, also those with the capitals of the words. Footnotes get those
 * of MkDocs and Jekyll: `fn:1`.
 */
export function rehypeOtherIds({ keepsCase = false }: { keepsCase?: boolean | undefined } = {}) {
  return (tree: Root): void => {
    const headings: Element[] = [];
    const taken = new Set<unknown>();
    walkElements(tree, (node) => {
      taken.add(node.properties.id);
      const [, footnote] = /^user-content-fn-(.+)$/.exec(String(node.properties.id)) ?? [];
      if (footnote) node.children.unshift(anchor(`fn:${footnote}`));
      if (/^h[1-6]$/.test(node.tagName)) headings.push(node);
    });
    for (const heading of headings) {
      const cased = otherId(textOf(heading));
      const id = cased.toLowerCase();
      if (letters(id) !== letters(String(heading.properties.id))) continue;
      const words = heading.children.filter((child) => !isJsx(child));
      const ofWords = otherId(words.map((word) => textOf(word)).join("")).toLowerCase();
      for (const other of [id, ofWords, ...(keepsCase ? [cased] : [])]) {
        if (!other || taken.has(other)) continue;
        taken.add(other);
        heading.children.unshift(anchor(other));
      }
    }
  };
}

const anchor = (id: string): Element => ({ type: "element", tagName: "span", properties: { id }, children: [] });

/** All ids that a heading with this text alone would have. */
export function idsOfHeading(text: string): string[] {
  const children: Element[] = [
    { type: "element", tagName: "h1", properties: {}, children: [{ type: "text", value: text }] },
  ];
  const tree: Root = { type: "root", children };
  rehypeSlug()(tree);
  rehypeOtherIds()(tree);
  const ids: string[] = [];
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === "string" && id) ids.push(id);
  });
  return ids;
}

/** An id without accents and separators. Ids an author chose differ from the text even so. */
const letters = (id: string) => withoutAccents(id).replace(/[-_]/g, "");

const withoutAccents = (text: string) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");

/** Slugs as in other tools, in the case of the text: `build.minify` → `build-minify`, with `_` before a leading digit. */
const otherId = (text: string): string =>
  withoutAccents(text)
    .replace(/[\s!-,./:-@[-^`{-~“”‘’–—_-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .replace(/^(?=\d)/, "_")
    .normalize("NFC");
