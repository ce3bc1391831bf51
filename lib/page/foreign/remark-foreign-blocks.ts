import type { Code, Nodes, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { VFile } from "vfile";
import type { Finding } from "../../types";
import { textOf } from "../blocks";
import { isClosed } from "../closing";
import { isKnownLanguage } from "../languages";
import { labelWith, splitLabel } from "../remark-admonitions";
import { walk, warningAt } from "../walk";
import { readDocsify } from "./blocks/docsify";
import { readQuotations } from "./blocks/quotations";
import { tableOfLists } from "./blocks/table-of-lists";
import { withOwnMarks } from "./code/shiki-marks";
import { readTermynal, withoutStyles } from "./code/terminal";
import { withoutTwoslash } from "./code/twoslash";
import { adapt } from "./components/components";
import { readRoles, wordsOfAddress } from "./directives/myst-roles";
import { admonitionNames, admonitionTypeOf, element, titleOfKind } from "./html/elements";
import { dropLooks, readId } from "./inline/attribute-lists";
import { readEmojiNames } from "./inline/emoji-names";
import { readInlineMarks, readScripts } from "./inline/inline-marks";
import { readKeys } from "./inline/keys";
import { hidesLines, withoutHiddenLines } from "./parts/mdbook";

/**
 * Converts block syntax of other tools: containers, blockquote alerts, code groups, fence labels, heading ids, attribute lists, marked
 * text, and keys.
 */
export function remarkForeignBlocks({ findings, isBook }: { findings: Finding[]; isBook?: boolean | undefined }) {
  return (tree: Root, file: VFile) => {
    const hides = isBook || hidesLines(String(file));
    walk<Nodes>(tree, (node) => {
      readQuotations(node);
      readDocsify(node);
      dropLooks(node);
      readEmojiNames(node);
      readInlineMarks(node);
      readScripts(node);
      readKeys(node);
      if ("children" in node) readTermynal(node);
      readRoles(node);
      if (node.type === "code") readCode(node, hides);
      // The language of code in a line, which is not highlighted: `#!python a` of MkDocs.
      else if (node.type === "inlineCode") node.value = node.value.replace(/^#!\w+ +(?=\S)/, "");
      else if (node.type === "heading") readId(node);
      else if (node.type === "containerDirective") {
        checkClosed(node, file, findings);
        readContainer(node, findings);
      }
    });
  };
}

/** Reports a container that is never closed, which runs to the end of the page. Content of included files is skipped. */
function checkClosed(node: ContainerDirective, file: VFile, findings: Finding[]): void {
  const text = String(file).slice(node.position?.start.offset, node.position?.end.offset);
  if (!text.startsWith(":::") || isClosed(text)) return;
  const message = `The block "${node.name}" is never closed.`;
  findings.push(warningAt(node, message, "Close it on a line of its own below its text."));
}

/** Converts a container by its name; an unknown one is replaced by its content, with a finding. */
function readContainer(node: ContainerDirective, findings: Finding[]): void {
  const { label, content } = splitLabel(node);
  const become = (made: object) => Object.assign(node, made);
  const type = admonitionTypeOf(node.name);
  if (type !== undefined) {
    const title = label ? undefined : titleOfKind(node.name);
    node.name = type;
    if (title) node.children.unshift(labelWith(title));
    return;
  }
  switch (node.name) {
    case "details":
      become(element("Details", { summary: label ? textOf(label) : "Details" }, content));
      return;
    case "code-group":
    case "tabs":
      become(element(content.length > 0 ? "Tabs" : "div", {}, content.map(asTab)));
      return;
    // The name that `readDirectives` gives a MyST grid, so as not to match a `cards` block of another tool.
    case "grid-of-cards":
      become(element(node.children.some(isCard) ? "Cards" : "div", {}, node.children));
      return;
    default: {
      const { name, attributes } = node;
      const linked =
        name === "table" ? tableOfLists(node.children) : attributes?.href && linkedBlock(name, attributes.href, node);
      if (linked) {
        become(linked);
        return;
      }
      become(element("div", name === "v-pre" ? { "v-pre": "" } : {}, node.children));
      if (["raw", "v-pre", "steps"].includes(name)) return;
      const message = `Unknown block "${name}": its content is shown without the block.`;
      findings.push(warningAt(node, message, `Known: ${Object.keys(admonitionNames).join(", ")}.`));
    }
  }
}

const isCard = (child: Nodes) => child.type === "containerDirective" && child.name === "card";

/** Converts a linked card or button of MyST, as `readDirectives` outputs them; undefined for other blocks. */
function linkedBlock(name: string, href: string, node: ContainerDirective): object | undefined {
  const { label, content } = splitLabel(node);
  if (name === "card") {
    if (label) readRoles(label);
    const title = label ? textOf(label).trim() : wordsOfAddress(href);
    return adapt({ name: "Card", attributes: { title, href }, children: content, isInline: false }).nodes[0];
  }
  if (name !== "button") return undefined;
  const [first, ...others] = content;
  const [words, rest] =
    first?.type === "paragraph"
      ? [first.children, others]
      : [[{ type: "text" as const, value: wordsOfAddress(href) }], content];
  const link: Paragraph = { type: "paragraph", children: [{ type: "link", url: href, children: words }] };
  return rest.length > 0 ? element("div", {}, [link, ...rest]) : link;
}

/** Turns a node into a tab, labeled by its own label, or by title or language of its code, or by its number. */
export function asTab(child: Nodes, index: number): object {
  if (child.type === "containerDirective" && child.name === "tab") {
    const { label, content } = splitLabel(child);
    return element("Tab", { label: label ? textOf(label) : String(index + 1) }, content);
  }
  if (child.type !== "code") return element("Tab", { label: String(index + 1) }, [child]);
  readFence(child);
  const title = /\s*\btitle="([^"]*)"/.exec(child.meta ?? "");
  child.meta = child.meta?.replace(title?.[0] ?? "", "");
  return element("Tab", { label: title?.[1] ?? (child.lang || String(index + 1)) }, [child]);
}

/**
 * Removes lines meant only for a compiler: of Twoslash, and hidden lines of Rust, if the page is of an mdBook, or the fence has test
 * attributes (`rust,ignore`), which only mdBook supports. Removes ANSI styles as well.
 */
function readCode(code: Code, isBook: boolean): void {
  if (/\btwoslash\b/.test(code.meta ?? "")) code.value = withoutTwoslash(code.value);
  if (code.lang === "ansi") code.value = withoutStyles(code.value);
  if (/^rust,/.test(code.lang ?? "") || (isBook && code.lang === "rust")) code.value = withoutHiddenLines(code.value);
  code.value = withOwnMarks(code.value);
  readFence(code);
}

/**
 * Converts fence options of other tools to ours: `js{1,3}:line-numbers [app.js]` → language `js`, options
 * `{1,3} showLineNumbers title="app.js"`; `{ .py .copy hl_lines="2 3-4" linenums="5" }` → `py`, `{2,3-4} showLineNumbers=5`.
 */
function readFence(code: Code): void {
  const info = `${code.lang ?? ""} ${code.meta ?? ""}`.trim();
  const startsWithOption = /^[\w-]+=/.test(info);
  const [, lang = "", options = ""] =
    inBraces(info) ?? asChunk(info) ?? (startsWithOption ? ["", "", info] : fenceInfo.exec(info)) ?? [];
  const written = options
    .replace(/:(no-)?line-numbers(=\d+)?/g, (_, no?: string, start = "") => (no ? "" : ` showLineNumbers${start}`))
    .replace(/\blinenums="(\d+)[^"]*"/g, "showLineNumbers=$1")
    .replace(/\bhl_lines="([\d\s-]+)"/g, (_, lines: string) => `{${lines.trim().replace(/\s+/g, ",")}}`)
    .replace(/\bhighlight=(?=\{)/g, "")
    .replace(/^\s*([\w./-]+\.\w+)(?=\s|$)/, ' title="$1"')
    .replace(/\bfile(?:name)?=/g, "title=")
    .replace(/\btitle='([^']*)'/g, 'title="$1"');
  const label = /(?:^|\s)\[([^\]]+)\]/.exec(written)?.[1];
  const meta =
    label === undefined
      ? written
      : `${written.replace(`[${label}]`, "")} title="${label.replace(/(?<=\S)\s*~.*$/, "").trim()}"`;
  code.lang = lang.replace(/^\.(?=\w)|-vue$/g, "");
  code.lang = languageNames.get(code.lang.toLowerCase()) ?? code.lang;
  code.meta = meta.trim().replace(/\s+/g, " ");
}

/** Names of languages that other highlighters know. */
const languageNames = new Map([
  ["plain", "text"],
  ["none", "text"],
  ["output", "text"],
  ["golang", "go"],
  ["dotnetcli", "shell"],
  ["shell-session", "shell"],
]);

/** The language, comma-separated test attributes (`rust,ignore`), and options. */
const fenceInfo = /^([^{:[\s,]*)(?:,[^{:[\s]*)?(.*)$/;

/** Parses `{ .py .copy title="a.py" }`, with or without a language before it: the language, and the options without classes and id. */
function inBraces(info: string): string[] | undefined {
  const [, before = "", inner] = /^(\w*)\s*\{:?\s*([.#][^{}]*)\}$/.exec(info) ?? [];
  if (inner === undefined) return undefined;
  const classes = /(?<!\S)\.[\w-]+/g;
  const lang = before || inner.match(classes)?.[0]?.slice(1) || "";
  return [info, lang, ` ${inner.replace(classes, "").replace(/(?<!\S)#[\w-]+/g, "")}`];
}

/** Parses `{r setup, echo=FALSE}` of R Markdown and Quarto: the language. The options only affect execution and are dropped. */
function asChunk(info: string): string[] | undefined {
  const [whole, lang = ""] = /^\{([a-z]\w*)(?:[\s,][^{}]*)?\}$/i.exec(info) ?? [];
  return whole !== undefined && isKnownLanguage(lang) ? [whole, lang] : undefined;
}
