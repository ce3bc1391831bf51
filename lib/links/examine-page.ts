import { suggest } from "../issues";
import { analyzePage } from "../mdx/analyze";
import { isKnownLanguage, knownLanguages } from "../mdx/highlight";
import { figureNames } from "../mdx/vocabulary";
import { drawnAnchors } from "../reference/anchors";
import { checkReference } from "../reference/check";
import { unknownCodes } from "../reference/code-mentions";
import { loadReference } from "../reference/reference";
import type { DocSource, Issue, Outline } from "../types";
import type { FigureCheck, PageFindings } from "./analyzed-page";

/** Reads one page: its outline, with the ids its reference components draw, and what is wrong in it by itself. */
export async function examinePage(source: DocSource, checkFigure: FigureCheck = () => []): Promise<PageFindings> {
  const { outline, issues } = await analyzePage(source);
  const drawn = outline.components.flatMap(({ name, attributes }) => drawnAnchors(name, attributes));
  return {
    outline: { ...outline, anchors: [...outline.anchors, ...drawn] },
    issues: [
      ...issues,
      ...checkNames(source, outline, checkFigure).filter((issue) => !isKnown(issues, issue)),
      ...checkLanguages(source, outline),
      ...unknownCodes(source.body, loadReference().errors).map((code) => ({
        severity: "error" as const,
        file: source.file,
        ...code,
      })),
    ],
  };
}

/** True when reading the page has found the same mistake: it knows which attributes a component has. */
function isKnown(issues: readonly Issue[], { line, message }: Issue): boolean {
  return issues.some((known) => known.line === line && message.startsWith(known.message));
}

const isFigure = (name: string) => figureNames.some((figure) => figure === name);

function checkNames(source: DocSource, outline: Outline, checkFigure: FigureCheck): Issue[] {
  return outline.components.flatMap(({ name, attributes, line, column }) =>
    [...checkReference(name, attributes), ...(isFigure(name) ? checkFigure(name, attributes) : [])].map((message) => ({
      severity: "error" as const,
      file: source.file,
      line,
      column,
      message,
    })),
  );
}

function checkLanguages(source: DocSource, outline: Outline): Issue[] {
  return outline.fences.flatMap(({ lang, line, column }) => {
    if (lang && isKnownLanguage(lang)) return [];
    const message = lang
      ? `Unknown code language "${lang}": it is shown as plain text.`
      : "A code fence names no language.";
    const hint = lang
      ? suggest(lang, knownLanguages(), "Use text for plain text.")
      : "Write it behind the backticks; text for plain text.";
    return [{ severity: "warning" as const, file: source.file, line, column, message, hint }];
  });
}
