import type { Heading, Nodes, Root, TableRow } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import type { VFile } from "vfile";
import { nearest } from "../issues";
import type { Finding, Outline } from "../types";
import { isJsx, type JsxElement, stringAttributes } from "./jsx";
import { findLeftovers } from "./leftovers";
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
    // A bar too many tears marks apart: what is left over in these cells follows from it.
    const torn = new Set<Nodes | undefined>();
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
      if (!checkEnd(node, parent, text, report)) outline.isCut = true;
      else if (node.type === "heading") checkHeading(node, report);
      else if (node.type === "leafDirective") checkLeaf(node, report);
      else if (node.type === "text" && !torn.has(parent)) checkText(text, report);
      else if (node.type === "paragraph") checkParagraph(text, report);
      else if (node.type === "tableRow" && !checkRow(node, parent, report))
        for (const cell of node.children) torn.add(cell);
      else if (isJsx(node)) checkForm(node, parent, report);
    });
  };
}

/** False for a fence or an admonition that runs to the end of what it stands in. */
function checkEnd(node: Nodes, parent: Nodes | undefined, text: string, report: Report): boolean {
  if (node.type === "code") return checkFence(text, report);
  return node.type !== "containerDirective" || checkContainer(node, parent, text, report);
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

function checkContainer(
  { name }: ContainerDirective,
  parent: Nodes | undefined,
  text: string,
  report: Report,
): boolean {
  const [colons = ""] = /^:+/.exec(text) ?? [];
  const last = lastLine(text);
  if (last.startsWith(colons) && /^:+$/.test(last)) return true;
  // The first line of colons closes the outer one, unless that has more of them.
  const hint =
    parent?.type === "containerDirective"
      ? `Write ${colons} on a line of its own below its text, and one colon more above and below what it stands in.`
      : `Write ${colons} on a line of its own below its text.`;
  report({ severity: "error", message: `"${colons}${name}" is never closed.`, hint });
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

function checkText(text: string, report: Report): void {
  for (const { index, ...mistake } of findLeftovers(text)) report({ severity: "warning", ...mistake }, index);
}

/** A head without the line of hyphens below it makes no table. */
function checkParagraph(text: string, report: Report): void {
  if (!/^\|(?=.*[\p{L}\p{N}]).*\|[ \t]*(\n|$)/u.test(text)) return;
  report({
    severity: "warning",
    message: "A table without a line of hyphens.",
    hint: "Write | --- | --- | right below the names of its columns, with blank lines around the table.",
  });
}

/** False for a row with more cells than its table has columns: those beyond them are not shown. */
function checkRow(row: TableRow, parent: Nodes | undefined, report: Report): boolean {
  const columns = parent?.type === "table" ? (parent.children[0]?.children.length ?? 0) : row.children.length;
  if (row.children.length <= columns) return true;
  report({
    severity: "warning",
    message: `A row has ${row.children.length} cells, and its table ${columns} columns: the last are not shown.`,
    hint: "Write a bar inside of a cell as \\|, also in code, or add a column.",
  });
  return false;
}

/** Components whose children have one form. */
function checkForm(node: JsxElement, parent: Nodes | undefined, report: Report): void {
  if (node.name === "Steps") checkSteps(node, report);
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

function checkSteps({ children }: JsxElement, report: Report): void {
  const lists = children.filter((child) => child.type === "list" && child.ordered);
  if (lists.length === 0)
    report({
      severity: "error",
      message: "<Steps> has no numbered list.",
      hint: "Write its steps as 1. 2. 3., with a blank line above and below.",
    });
  if (lists.length > 1)
    report({
      severity: "error",
      message: `<Steps> has ${lists.length} numbered lists.`,
      hint: "Indent what stands between the steps below one of them by three blanks, or write <Steps> around each list.",
    });
}
