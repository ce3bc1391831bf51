import { decode, isExternal } from "../../paths";

/** An entry of the navigation that a tree has in a file of another tool. */
export type NavEntry = {
  /** Without one it is called as its page is. */
  label?: string | undefined;
  /** File of its page from the top of the tree, without extension: `guide/setup`. */
  name?: string | undefined;
  /** The folder whose pages it lists, as the folder has them; that of the tree is the empty text. */
  folder?: string;
  /** Whether what is in it shows at once, where the file says. */
  isOpen?: boolean | undefined;
  items: NavEntry[];
};

/** An entry in the making, with how deep it stands. */
type Open = { indent: number; entry: NavEntry };

/**
 * Reads `SUMMARY.md` of mdBook and GitBook and `_sidebar.md` of docsify: lists of links, below headings that name parts. The first
 * heading at the top is that of the file.
 */
export function readSummary(text: string): NavEntry[] {
  const top: NavEntry[] = [];
  let part: NavEntry | undefined;
  let open: Open[] = [];
  for (const [index, line] of text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim())
    .entries()) {
    const [, title] = /^#{1,6}[ \t]+(.+)$/.exec(line) ?? [];
    const [, before = "", words] = /^([ \t]*)(?:[-*+]|\d+[.)])[ \t]+(.+)$/.exec(line) ?? [];
    if (title !== undefined) {
      part = index === 0 ? undefined : { label: plain(title), items: [] };
      if (part) top.push(part);
      open = [];
    } else if (isRule(line)) part = undefined;
    else if (words !== undefined) {
      const indent = before.replaceAll("\t", "    ").length;
      open = open.filter((around) => around.indent < indent);
      const entry = entryOf(words);
      (open.at(-1)?.entry.items ?? part?.items ?? top).push(entry);
      open.push({ indent, entry });
    } else if (link.test(line)) top.push(entryOf(line));
  }
  return top;
}

const isRule = (line: string) => /^[ \t]*([-*_])[ \t]*(?:\1[ \t]*){2,}$/.test(line);
const link = /^\s*\[((?:[^[\]\\]|\\.|\[[^\]]*\])*)\]\((?:<([^>]*)>|([^)\s]*))[^)]*\)/;

function entryOf(words: string): NavEntry {
  const [whole, label, pointed, bare = ""] = link.exec(words) ?? [];
  if (whole === undefined) return { label: plain(words), items: [] };
  return { label: plain(label ?? "") || undefined, name: nameOfPage(pointed ?? bare), items: [] };
}

const plain = (markdown: string) =>
  markdown
    .replace(/(`[^`]*`)|<\/?a(?:\s[^<>]*)?>/g, "$1")
    .replace(/\\(?=[^\w\s])/g, "")
    .replace(/[*`]/g, "")
    .trim();

/** `./guide/set%20up.md#first` → `guide/set up`; a folder, with a slash at its end, is named by its own page. */
export function nameOfPage(href: string): string | undefined {
  if (href === "" || href.startsWith("#") || isExternal(href)) return undefined;
  const [path = ""] = decode(href).split(/[?#]/, 1);
  return path
    .replace(/^(?:\.?\/)+/, "")
    .replace(/(?<=^|\/)$/, "index")
    .replace(/\.(?:mdx?|html)$/, "");
}
