import type { Nodes, TableRow } from "mdast";
import { counted } from "../issues";
import type { Report } from "./component-form";

/** Reports a table header without the delimiter row below it, and a delimiter row without the header above it. `before` is the text above. */
export function checkParagraph(text: string, before: string, report: Report): void {
  if (/^\|(?=[ \t:|]*-)[ \t:|-]*\|[ \t]*\n[ \t]*\|/.test(text) && !endsWithHeader(before))
    report({
      severity: "warning",
      message: "The table has no row with the names of its columns.",
      hint: "Write it directly above the line of hyphens, with blank lines around the table.",
    });
  if (/^\|.*\n[ \t]*\|(?=[ \t:|]*-)[ \t:|-]*\|[ \t]*(\n|$)/.test(text))
    report({
      severity: "warning",
      message: "The line of hyphens has other cells than the line of column names above it.",
      hint: "Write one cell of hyphens for each column: | --- | --- |.",
    });
  else if (/^\|(?=.*[\p{L}\p{N}]).*\|[ \t]*(\n|$)/u.test(text))
    report({
      severity: "warning",
      message: "The table has no line of hyphens.",
      hint: "Write | --- | --- | directly below the column names, with blank lines around the table.",
    });
}

/** Whether the last block of a text is a header without a delimiter row, which is reported itself. */
function endsWithHeader(before: string): boolean {
  const block =
    before
      .trimEnd()
      .split(/\n[ \t]*\n/)
      .at(-1) ?? "";
  return /^[^|\n]*\|(?=.*[\p{L}\p{N}]).*\|$(?!\n)/mu.test(block) && !/^(?=[ \t:|]*-)[ \t:|-]*$/m.test(block);
}

/** False for a row with more cells than its table has columns: the extra cells are not shown. */
export function checkRow(row: TableRow, parent: Nodes | undefined, report: Report): boolean {
  const cells = row.children.length;
  const columns = parent?.type === "table" ? (parent.children[0]?.children.length ?? 0) : cells;
  const table = `the table has ${counted(columns, "column")}`;
  if (cells < columns)
    report({
      severity: "warning",
      message: `The row has ${counted(cells, "cell")}, but ${table}: the missing cells are empty.`,
      hint: "Write | | for an empty cell, or close every cell with a bar.",
    });
  if (cells <= columns) return true;
  report({
    severity: "warning",
    message: `The row has ${cells} cells, but ${table}: the extra cells are not shown.`,
    hint: "Escape a bar inside a cell as \\|, even in code, or add a column.",
  });
  return false;
}
