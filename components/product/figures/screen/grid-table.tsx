import { keepWhole } from "@/components/ui/inline-code";
import { TableHead } from "@/components/ui/table-head";
import { columnMenu, type Grid, groupsOf, totalsOf } from "@/lib/product/figures/screen/grid-data";
import { warningMark } from "@/lib/product/figures/screen/grid-world";
import { classNames, Icon, Swatch } from "../frame/drawing";
import { MarkNumber, markedClass } from "../frame/highlight";
import styles from "./grid-table.module.css";

type GridTableProps = {
  grid: Grid;
  highlight?: string;
  hasMenu?: boolean;
  isGrouped?: boolean;
  hasTotals?: boolean;
  /** Row to highlight, where its first cell does not tell it from others. */
  markedRow?: number;
  /** Highlights all column headings. */
  areHeadsMarked?: boolean;
};

/** Entries of an open column menu. */
function ColumnMenu() {
  return (
    <ul className={styles.menu}>
      {columnMenu.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}

/** A text; a color of an indicator with its swatch, drawn by the token of its name so that both color modes read; or a warning. */
function Cell({ text, name }: { text: string; name: string }) {
  const isColor = text.startsWith("#");
  if (!isColor && !text.startsWith(warningMark)) return isShort(text) ? keepDay(text) : keepWhole(keepDay(text));
  return (
    <span className={styles.warned}>
      {isColor ? <Swatch tone={name} width={12} /> : <Icon name="warning" size={13} />}
      {isColor ? text : text.slice(warningMark.length)}
    </span>
  );
}

/** Numbers, dates and codes stay on one line; only words wrap. */
const isShort = (text = "") => text.length <= 17 && (/\d/.test(text) || !text.includes(" "));

/** A day stands on one line: "2 Mar 08:00". */
const keepDay = (text: string) => text.replace(/^(\d{1,2}) (?=\p{Lu})/u, "$1\u00a0");
const isDated = (text = "") => keepDay(text) !== text;

/** From so many columns on a list does not fit beside a table of contents with each date on one line. */
const manyColumns = 9;

/** Sentences and subjects get room, so that they do not stand in a column of single words. */
const isLong = (text = "") => text.includes(" ") && text.length > 20;

type RowProps = { row: readonly string[]; grid: Grid; highlight?: string; isMarked: boolean };

function Row({ row, grid, highlight, isMarked }: RowProps) {
  return (
    <tr className={isMarked ? classNames(styles.markedRow, markedClass) : undefined}>
      {grid.columns.map(({ label, isNumber }, index) => (
        <td
          key={label}
          className={classNames(
            isNumber && styles.number,
            isShort(row[index]) && styles.short,
            isDated(row[index]) && styles.dated,
            isLong(row[index]) && styles.long,
            label === highlight && styles.markedColumn,
          )}
        >
          {isMarked && index === 0 ? <MarkNumber /> : null}
          <Cell text={row[index] || "–"} name={row[0] ?? ""} />
        </td>
      ))}
    </tr>
  );
}

function GroupHead({ grid, value, count }: { grid: Grid; value: string; count: number }) {
  return (
    <tr className={styles.group}>
      <td colSpan={grid.columns.length}>
        <Icon name="down" size={10} /> {grid.group}: {value || "–"} ({count})
      </td>
    </tr>
  );
}

type HeadProps = Pick<GridTableProps, "grid" | "highlight" | "hasMenu" | "areHeadsMarked">;

function Head({ grid, highlight, hasMenu, areHeadsMarked }: HeadProps) {
  const isColumn = grid.columns.some(({ label }) => label === highlight);
  const menuColumn = isColumn ? highlight : grid.columns.at(2)?.label;
  return (
    <thead className={areHeadsMarked ? markedClass : undefined}>
      <tr>
        {grid.columns.map(({ label, isNumber }, index) => {
          const isMarked = label === highlight;
          return (
            <th
              key={label}
              scope="col"
              className={classNames(isNumber && styles.number, isMarked && markedClass, isMarked && styles.target)}
            >
              {isMarked || (areHeadsMarked && index === 0) ? <MarkNumber /> : null}
              {label.replace(" /", "\u00a0/")}
              {hasMenu && label === menuColumn ? <ColumnMenu /> : null}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Totals({ grid }: { grid: Grid }) {
  return (
    <tfoot>
      <tr>
        {totalsOf(grid).map((text, index) => (
          <td key={grid.columns[index]?.label} className={grid.columns[index]?.isNumber ? styles.number : undefined}>
            {text}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** The list itself. A table rather than a drawing: its text wraps, is read cell by cell, and needs no scaling. */
export function GridTable(props: GridTableProps) {
  const { grid, highlight, hasMenu, isGrouped, hasTotals, markedRow } = props;
  const marked = grid.rows[markedRow ?? grid.rows.findIndex(([first]) => first === highlight)];
  const drawRow = (row: readonly string[]) => (
    <Row key={row.join()} row={row} grid={grid} highlight={highlight} isMarked={row === marked} />
  );
  return (
    <table
      className={classNames(
        styles.table,
        grid.columns.length >= manyColumns && styles.dense,
        hasMenu && grid.rows.length < 6 && styles.withMenu,
      )}
    >
      <Head {...props} />
      <tbody>
        {isGrouped
          ? [...groupsOf(grid)].map(([value, rows]) => [
              <GroupHead key={value} grid={grid} value={value} count={rows.length} />,
              ...rows.map(drawRow),
            ])
          : grid.rows.map(drawRow)}
      </tbody>
      {hasTotals ? <Totals grid={grid} /> : null}
    </table>
  );
}

/** A table inside a screen, drawn like the lists of the application. */
export function SmallTable({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className={styles.table}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {columns.map((column, index) => (
              <td key={column}>{row[index] || "–"}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
