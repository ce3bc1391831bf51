import type { Heading, Link, Nodes, Root } from "mdast";
import type { LeafDirective } from "mdast-util-directive";
import type { VFile } from "vfile";
import { isMergeMark, unfinishedMerge } from "../input/merge-marks";
import { nearest } from "../issues";
import type { Finding, Outline } from "../types";
import { checkEnd, lastLine } from "./closing";
import { checkForm, type Report } from "./component-form";
import { definitionMistakes } from "./definition-mistakes";
import { excerptMark, isExcerptMark } from "./excerpt-mark";
import { findInvisible } from "./invisible";
import { isJsx } from "./jsx";
import { findLeftovers, findLoneEnd } from "./leftovers";
import { admonitionTypes } from "./remark-admonitions";
import { checkParagraph, checkRow } from "./table-form";
import { walk } from "./walk";

type Options = { findings: Finding[]; outline: Outline };

/**
 * Reports what reads as Markdown, but as something else than was meant: blocks that are never closed, marks left over in the
 * text, headings of other levels, or of the third without one above, links without text or address, footnotes nobody refers to, steps
 * and tabs without their form, characters that nobody sees. What is cut off marks the outline as a part only.
 */
export function remarkStructureCheck({ findings, outline }: Options) {
  return (tree: Root, file: VFile) => {
    const source = String(file);
    // An unescaped bar splits marks across cells, so leftover marks in these cells are only a consequence.
    const torn = new Set<Nodes | undefined>();
    let first: Heading | undefined;
    const loneEnds: (() => void)[] = [];
    let forms: { end: number; check: () => void }[] = [];
    walk<Nodes>(tree, (node, _, parent) => {
      // Nodes without a position were inserted by a plugin, not written by the author.
      if (!node.position) return;
      const { start, end } = node.position;
      const report: Report = (finding, at = 0) => {
        const written = source.slice(start.offset, (start.offset ?? 0) + at).split("\n");
        const line = start.line + written.length - 1;
        const column = (written.length > 1 ? 1 : start.column) + (written.at(-1)?.length ?? 0);
        findings.push({ ...finding, line, column });
      };
      const text = source.slice(start.offset, end.offset);
      // What follows an end that is missing is read as something else, and so are its own ends.
      if (!outline.isCut && !checkEnd(node, parent, text, report)) {
        outline.isCut = true;
        // Nor does a component around it have the form that was meant.
        const cut = end.offset ?? 0;
        forms = forms.filter((form) => form.end < cut);
      } else if (node.type === "heading") {
        first ??= node;
        if (isWritten(text, report)) checkHeading(node, node === first, report);
      } else if (node.type === "leafDirective") checkLeaf(node, report);
      else if (node.type === "link") checkLink(node, text, report);
      else if (node.type === "text" && !torn.has(parent))
        checkText(text, linesFrom(parent, source, start.offset, text), report);
      else if (node.type === "inlineCode" || node.type === "code") checkInvisible(text, true, report);
      else if (node.type !== "root" && isExcerptMark(text)) report({ severity: "warning", ...excerptMark });
      else if (node.type === "paragraph") {
        checkParagraph(text, source.slice(0, start.offset), report);
        const lone = findLoneEnd(text);
        if (lone)
          loneEnds.push(() => report({ severity: "warning", message: lone.message, hint: lone.hint }, lone.index));
      }
      // The other marks are malformed MDX, or make a heading.
      else if (node.type === "blockquote" && isMergeMark(text.split("\n", 1)[0] ?? ""))
        report({ severity: "error", ...unfinishedMerge });
      else if (node.type === "tableRow" && !checkRow(node, parent, report))
        for (const cell of node.children) torn.add(cell);
      else if (isJsx(node)) forms.push({ end: end.offset ?? 0, check: () => checkForm(node, parent, report) });
      if (!torn.has(node)) checkCutTexts(node, source, report);
    });
    for (const { check } of forms) check();
    // What should have begun an admonition is reported, and leaves its end alone.
    if (!outline.isCut && !findings.some(({ message }) => message.includes('"::'))) for (const tell of loneEnds) tell();
    if (!outline.isCut) findings.push(...definitionMistakes(tree, source));
  };
}

/** A link needs text and a target. */
function checkLink({ url }: Link, text: string, report: Report): void {
  if (!url || url === "#")
    report({
      severity: "warning",
      message: `The link "${text}" has no address.`,
      hint: "Write [text](/address), or just the text.",
    });
  if (/^\[\s*\]/.test(text))
    report({
      severity: "warning",
      message: `The link "${text}" has no text.`,
      hint: "Between the brackets, say where it leads.",
    });
}

/** False for a setext heading made by a line below a text. */
function isWritten(text: string, report: Report): boolean {
  if (text.startsWith("#")) return true;
  report({
    severity: "warning",
    message: `A line "${lastLine(text).slice(0, 3)}" makes a heading of the text above it.`,
    hint: "Write ## in front of a heading, or a blank line above the line.",
  });
  return false;
}

function checkHeading({ depth, children }: Heading, isFirst: boolean, report: Report): void {
  if (children.length === 0) {
    const hint = "Write the text after it, or remove the line.";
    report({ severity: "warning", message: `The heading "${"#".repeat(depth)}" has no text.`, hint });
    return;
  }
  if (isFirst && depth === 3)
    report({
      severity: "warning",
      message: 'A heading "###" without a heading "##" above it.',
      hint: "Write ##, or a heading ## above it.",
    });
  if (depth === 2 || depth === 3) return;
  const message =
    depth === 1 ? 'The text has a heading with "#".' : `The text has a heading with "${"#".repeat(depth)}".`;
  const hint = depth === 1 ? "The title comes from the front matter; use ## for sections." : "Use only ## and ###.";
  report({ severity: "warning", message, hint });
}

function checkLeaf({ name }: LeafDirective, report: Report): void {
  const meant = nearest(name, admonitionTypes);
  if (!meant) return;
  report({
    severity: "error",
    message: `"::${name}" has only two colons.`,
    hint: `Write :::${meant}, and ::: below its text.`,
  });
}

/** The index from which the lines of a text are lines of a paragraph; undefined in cells, headings and links. */
function linesFrom(parent: Nodes | undefined, source: string, start = 0, text = ""): number | undefined {
  if (parent?.type !== "paragraph") return undefined;
  if (start === parent.position?.start.offset || source[start - 1] === "\n") return 0;
  return text.includes("\n") ? text.indexOf("\n") : undefined;
}

function checkText(text: string, lines: number | undefined, report: Report): void {
  for (const { index, ...mistake } of findLeftovers(text, lines)) report({ severity: "warning", ...mistake }, index);
  checkInvisible(text, false, report);
}

/** Length of the marks around bold, italic and struck text. */
const markLengths: Partial<Record<Nodes["type"], number>> = { strong: 2, emphasis: 1, delete: 2 };

/** Checks texts without a position, which the parser has split around an email address. */
function checkCutTexts(parent: Nodes, source: string, report: Report): void {
  if (!("children" in parent) || !parent.children.some(({ type, position }) => type === "text" && !position)) return;
  const { start, end } = parent.position ?? {};
  const first = start?.offset ?? 0;
  const marks = markLengths[parent.type] ?? 0;
  let from = first + marks;
  for (const next of [...parent.children.flatMap(({ position }) => position ?? []), undefined]) {
    const text = source.slice(from, next ? next.start.offset : (end?.offset ?? 0) - marks);
    const before = from - first;
    checkText(text, linesFrom(parent, source, from, text), (finding, at = 0) => report(finding, before + at));
    from = next?.end.offset ?? from;
  }
}

function checkInvisible(text: string, isCode: boolean, report: Report): void {
  const found = findInvisible(text, isCode);
  if (!found) return;
  const { index, ...mistake } = found;
  report({ severity: "warning", ...mistake }, index);
}
