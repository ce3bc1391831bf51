import type { Finding, Issue, Mistake } from "../types";
import type { CheckedSite } from "./types";

/** Width in pixels available to a drawing inside its frame, in the text column. */
const columnWidth = 702;

/**
 * Requires an up-to-date drawing of every diagram, so that readers need not load the renderer, and that it fits the column. Diagrams with
 * other findings are skipped, since they cannot be drawn yet.
 */
export function checkDrawings({ pages, drawings }: CheckedSite): Issue[] {
  return pages.flatMap(({ source: { file }, outline, findings }) =>
    outline.fences
      .filter(({ lang, code, line }) => lang === "mermaid" && !hasMistake(findings, line, code.split("\n").length))
      .flatMap(({ code, line, column }) => {
        const found = findingOf(drawings.find(code));
        return found ? [{ file, line, column, severity: "warning" as const, ...found }] : [];
      }),
  );
}

/** Whether there is a finding within a fence, including its opening and closing lines. */
function hasMistake(findings: readonly Finding[], from: number, length: number): boolean {
  return findings.some(({ line }) => line !== undefined && line >= from && line <= from + length + 1);
}

function findingOf(drawing: string | undefined): Mistake | undefined {
  if (drawing === undefined) {
    return {
      message: "The diagram has no drawing, or its drawing is out of date.",
      hint: "Run: npm run diagrams. Until then, readers download the code that draws it.",
    };
  }
  const width = Number(/ width="(\d+)"/.exec(drawing)?.[1]);
  if (width <= columnWidth) return undefined;
  return {
    message: `The diagram is ${width} pixels wide; the column has room for ${columnWidth}.`,
    hint: "Draw it from top to bottom, shorten its labels, or split it.",
  };
}
