import type { Heading, Nodes, Root } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import type { VFile } from "vfile";
import { nearest } from "../issues";
import type { Finding, Outline } from "../types";
import { isJsx, type JsxElement, stringAttributes } from "./jsx";
import { admonitionTypes } from "./remark-admonitions";
import { walk } from "./walk";

type Options = { findings: Finding[]; outline: Outline };
type Report = (finding: Pick<Finding, "severity" | "message" | "hint">, at?: number) => void;

/**
 * Reports what reads as Markdown, but as something else than was meant: blocks that are never closed, marks left over in the
 * text, headings of other levels, steps and tabs without their form. What is cut off marks the outline as a part only.
 */
export function remarkStructureCheck({ findings, outline }: Options) {
  return (tree: Root, file: VFile) => {
    const source = String(file);
    walk<Nodes>(tree, (node, _, parent) => {
      // What a plugin has put there is no author's.
      if (!node.position) return;
      const { start, end } = node.position;
      const report: Report = (finding, at = 0) => {
        const written = source.slice(start.offset, (start.offset ?? 0) + at).split("\n");
        const line = start.line + written.length - 1;
        const column = (written.length > 1 ? 1 : start.column) + (written.at(-1)?.length ?? 0);
        findings.push({ ...finding, line, column });
      };
      const text = source.slice(start.offset, end.offset);
      if (!checkEnd(node, text, report)) outline.isCut = true;
      else if (node.type === "heading") checkHeading(node, report);
      else if (node.type === "leafDirective") checkLeaf(node, report);
      else if (node.type === "text") checkText(text, report);
      else if (isJsx(node)) checkForm(node, parent, report);
    });
  };
}

/** False for a fence or an admonition that runs to the end of what it stands in. */
function checkEnd(node: Nodes, text: string, report: Report): boolean {
  if (node.type === "code") return checkFence(text, report);
  return node.type !== "containerDirective" || checkContainer(node, text, report);
}

/** The last line of a block of several, without the marks of quotations. */
const lastLine = (text: string) => (text.split("\n").slice(1).at(-1) ?? "").replace(/^[\s>]+/, "").trim();

function checkFence(text: string, report: Report): boolean {
  const [, fence] = /^(`{3,}|~{3,})/.exec(text) ?? [];
  const last = lastLine(text);
  if (!fence || (last.startsWith(fence) && /^(`+|~+)$/.test(last))) return true;
  report({
    severity: "error",
    message: "The code fence is never closed.",
    hint: `Write ${fence} on a line of its own below the code.`,
  });
  return false;
}

function checkContainer({ name }: ContainerDirective, text: string, report: Report): boolean {
  if (/^:{3,}$/.test(lastLine(text))) return true;
  report({
    severity: "error",
    message: `":::${name}" is never closed.`,
    hint: "Write ::: on a line of its own below its text.",
  });
  return false;
}

function checkHeading({ depth }: Heading, report: Report): void {
  if (depth === 2 || depth === 3) return;
  const message = depth === 1 ? 'A heading "#" in the text.' : `A heading "${"#".repeat(depth)}".`;
  const hint = depth === 1 ? "The title stands in the front matter; write ##." : "Headings are ## and ###.";
  report({ severity: "warning", message, hint });
}

function checkLeaf({ name }: LeafDirective, report: Report): void {
  const meant = nearest(name, admonitionTypes);
  if (!meant) return;
  report({
    severity: "error",
    message: `"::${name}" has two colons.`,
    hint: `Write :::${meant}, and ::: below its text.`,
  });
}

/** Marks that a text still has are marks that found no partner; escaped ones are meant. */
const leftovers: [mark: RegExp, message: (found: string) => string, hint: string][] = [
  [
    /(?<!\\)\[\^[^\]\s]+\]/,
    (found) => `There is no footnote "${found}".`,
    "Write its text on a line of its own: [^name]: …",
  ],
  [
    /(?<!\\)\[[^\][\n]+\]\[[^\]\n]*\]/,
    (found) => `There is no address for "${found}".`,
    "Write [text](/address), or the address on a line of its own: [name]: /address.",
  ],
  [/(?<!\\)\]\(/, () => 'A link that is never closed: "](".', "Write [text](/address), with %20 for blanks."],
  [
    /(?<![\\*])\*\*(?!\*)/,
    () => '"**" without its partner.',
    "Close bold text with ** right behind its last letter, or write \\*\\*.",
  ],
  [
    /^ {0,3}:::\s*\w/m,
    () => 'An admonition that is none: ":::".',
    "Write :::note without a blank, on a line of its own.",
  ],
];

function checkText(text: string, report: Report): void {
  for (const [mark, message, hint] of leftovers) {
    const found = mark.exec(text);
    if (found) report({ severity: "warning", message: message(found[0]), hint }, found.index);
  }
}

/** Components whose children have one form. */
function checkForm(node: JsxElement, parent: Nodes | undefined, report: Report): void {
  if (node.name === "Steps" && !node.children.some((child) => child.type === "list" && child.ordered)) {
    report({
      severity: "error",
      message: "<Steps> has no numbered list.",
      hint: "Write its steps as 1. 2. 3., with a blank line above and below.",
    });
  }
  if (node.name === "Tab" && !(parent && isJsx(parent) && parent.name === "Tabs")) {
    report({
      severity: "error",
      message: "<Tab> stands outside of <Tabs>.",
      hint: "Put <Tabs> around the tabs that belong together.",
    });
  }
  if (node.name !== "Tabs") return;
  const labels = node.children.flatMap((child) => (isJsx(child) ? [stringAttributes(child).label ?? ""] : []));
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice)
    report({
      severity: "error",
      message: `Two tabs have the label "${twice}".`,
      hint: "Give each tab of a set its own label.",
    });
  if (labels.length === 0)
    report({
      severity: "error",
      message: "<Tabs> has no <Tab>.",
      hint: 'Write <Tab label="…"> around each alternative.',
    });
}
