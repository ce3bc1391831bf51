import type { Code, Nodes, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { VFile } from "vfile";
import type { Finding } from "../../types";
import { textOf } from "../blocks";
import { isClosed } from "../closing";
import { isKnownLanguage } from "../languages";
import { splitLabel } from "../remark-admonitions";
import { placeOf, walk } from "../walk";
import { dropLooks, readId } from "./attribute-lists";
import { adapt } from "./components";
import { readDocsify } from "./docsify";
import { admonitionNames, admonitionTypeOf, element } from "./elements";
import { hidesLines, withoutHiddenLines } from "./mdbook";
import { readRoles, wordsOfAddress } from "./myst-roles";
import { readQuotations } from "./quotations";
import { withoutStyles } from "./terminal";
import { withoutTwoslash } from "./twoslash";

/** Blocks that other tools know: containers, alerts in quotations, code groups, labels of fences, ids of headings, attributes. */
export function remarkForeignBlocks(findings: Finding[]) {
  return (tree: Root, file: VFile) => {
    const isBook = hidesLines(String(file));
    walk<Nodes>(tree, (node) => {
      readQuotations(node);
      readDocsify(node);
      dropLooks(node);
      readKeys(node);
      readRoles(node);
      if (node.type === "code") readCode(node, isBook);
      else if (node.type === "heading") readId(node);
      else if (node.type === "containerDirective") {
        checkClosed(node, file, findings);
        readContainer(node, findings);
      }
    });
  };
}

/** What is written as a container may run to the end of the page. A text from another file has the place where it is taken. */
function checkClosed(node: ContainerDirective, file: VFile, findings: Finding[]): void {
  const text = String(file).slice(node.position?.start.offset, node.position?.end.offset);
  if (!text.startsWith(":::") || isClosed(text)) return;
  const message = `The block "${node.name}" is never closed.`;
  const hint = "Close it on a line of its own below its text.";
  findings.push({ severity: "warning", ...placeOf(node), message, hint });
}

/** Containers become what they are called; one we do not know becomes what is in it, with a finding. */
function readContainer(node: ContainerDirective, findings: Finding[]): void {
  const { label, content } = splitLabel(node);
  const become = (made: object) => Object.assign(node, made);
  const type = admonitionTypeOf(node.name);
  if (type !== undefined) {
    node.name = type;
    return;
  }
  switch (node.name) {
    case "details":
      become(element("Details", { summary: label ? textOf(label) : "Details" }, content));
      return;
    case "code-group":
    case "tabs":
      become(element("Tabs", {}, content.map(asTab)));
      return;
    // What a grid of MyST is read as; a block that another tool calls cards is not known.
    case "grid-of-cards":
      become(element(node.children.some(isCard) ? "Cards" : "div", {}, node.children));
      return;
    default: {
      const { name, attributes } = node;
      const linked = attributes?.href ? linkedBlock(name, attributes.href, node) : undefined;
      if (linked) {
        become(linked);
        return;
      }
      become(element("div", {}, node.children));
      if (["raw", "v-pre", "steps"].includes(name)) return;
      const message = `Unknown block "${name}": its content is shown without the block.`;
      const hint = `Known: ${Object.keys(admonitionNames).join(", ")}.`;
      findings.push({ severity: "warning", ...placeOf(node), message, hint });
    }
  }
}

const isCard = (child: Nodes) => child.type === "containerDirective" && child.name === "card";

/** A card or a button of MyST, as they are read before; undefined for another block. */
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

/** A tab, named as its code is called. */
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
 * Lines that only a compiler needs are hidden: of TypeScript for Twoslash, of Rust where the fence says how to test them
 * (`rust,ignore`), as none but mdBook reads, or the page is of a book.
 */
function readCode(code: Code, isBook: boolean): void {
  if (/\btwoslash\b/.test(code.meta ?? "")) code.value = withoutTwoslash(code.value);
  if (code.lang === "ansi") code.value = withoutStyles(code.value);
  if (/^rust,/.test(code.lang ?? "") || (isBook && code.lang === "rust")) code.value = withoutHiddenLines(code.value);
  readFence(code);
}

/**
 * Options of a fence in other tools become ours: `js{1,3}:line-numbers [app.js]` → language `js`, options
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
    label === undefined ? written : `${written.replace(`[${label}]`, "")} title="${label.split("~")[0]?.trim()}"`;
  code.lang = lang.replace(/-vue$/, "");
  code.meta = meta.trim().replace(/\s+/g, " ");
}

/** A language, words behind commas that tell other tools how to test the code (`rust,ignore`), and options. */
const fenceInfo = /^([^{:[\s,]*)(?:,[^{:[\s]*)?(.*)$/;

/** `{ .py .copy title="a.py" }`, with or without the language in front: language, and options that are no classes. */
function inBraces(info: string): string[] | undefined {
  const [, before = "", inner] = /^(\w*)\s*\{:?\s*([.#][^{}]*)\}$/.exec(info) ?? [];
  if (inner === undefined) return undefined;
  const classes = /(?<!\S)\.[\w-]+/g;
  const lang = before || inner.match(classes)?.[0]?.slice(1) || "";
  return [info, lang, ` ${inner.replace(classes, "").replace(/(?<!\S)#[\w-]+/g, "")}`];
}

/** `{r setup, echo=FALSE}` of R Markdown and Quarto, whose options are for programs alone. */
function asChunk(info: string): string[] | undefined {
  const [whole, lang = ""] = /^\{([a-z]\w*)(?:[\s,][^{}]*)?\}$/i.exec(info) ?? [];
  return whole !== undefined && isKnownLanguage(lang) ? [whole, lang] : undefined;
}

const keys = /(?<![\w+])\+\+([a-z\d][\w-]*(?:\+[a-z\d][\w-]*)*)\+\+(?![\w+])/gi;

/** `++ctrl+page-down++` of MkDocs becomes keys. */
function readKeys(parent: Nodes): void {
  if (!("children" in parent)) return;
  if (!parent.children.some((child) => child.type === "text" && child.value.includes("++"))) return;
  const made = parent.children.flatMap((child: Nodes) => (child.type === "text" ? splitKeys(child.value) : [child]));
  Object.assign(parent, { children: made });
}

function splitKeys(text: string): Nodes[] {
  return text.split(keys).flatMap((part, index): Nodes[] => {
    // What stands between two parts of text is what the parentheses caught.
    if (index % 2 === 0) return part ? [{ type: "text", value: part }] : [];
    return part
      .split("+")
      .flatMap((key, place) => [...(place > 0 ? [{ type: "text" as const, value: "+" }] : []), keyOf(key)]);
  });
}

/** `page-down` → `Page Down`. */
function keyOf(name: string): Nodes {
  const label = name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  return element("kbd", {}, [{ type: "text", value: label }], true);
}
