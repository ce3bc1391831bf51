import { Fragment } from "react";
import { columnMenu, type Grid } from "@/lib/product/figures/screen/grid-data";
import { groupsOf, totalsOf } from "@/lib/product/figures/screen/grid-facts";
import { warningMark } from "@/lib/product/figures/screen/grid-world";
import { classNames } from "../class-names";
import { MarkNumber, markedClass } from "../frame/marked";
import { Swatch } from "../frame/swatch";
import { Icon } from "../icons";
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

/** A color of an indicator with its swatch; the token of its name draws it, so that both color modes read. */
function Color({ text, name }: { text: string; name: string }) {
  return (
    <span className={styles.warned}>
      <Swatch tone={name} width={12} />
      {text}
    </span>
  );
}

function Cell({ text, name }: { text: string; name: string }) {
  if (text.startsWith("#")) return <Color text={text} name={name} />;
  if (!text.startsWith(warningMark)) return text;
  return (
    <span className={styles.warned}>
      <Icon name="warning" size={13} />
      {text.slice(warningMark.length)}
    </span>
  );
}

/** Numbers, dates and codes stay on one line; only words wrap. */
const isShort = (text = "") => /\d/.test(text) && text.length <= 17;

/** Sentences and subjects get room, so that they do not stand in a column of single words. */
const isLong = (text = "") => text.includes(" ") && text.length > 20;

type RowProps = { row: readonly string[]; grid: Grid; highlight?: string; markedRow?: number };

function Row({ row, grid, highlight, markedRow }: RowProps) {
  const isMarked =
    row === (markedRow === undefined ? grid.rows.find(([first]) => first === highlight) : grid.rows[markedRow]);
  return (
    <tr className={isMarked ? classNames(styles.markedRow, markedClass) : undefined}>
      {grid.columns.map(({ label, isNumber }, index) => (
        <td
          key={label}
          className={classNames(
            isNumber && styles.number,
            isShort(row[index]) && styles.short,
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

function Groups({ grid, highlight }: { grid: Grid; highlight?: string }) {
  return [...groupsOf(grid)].map(([value, rows]) => (
    <Fragment key={value}>
      <tr className={styles.group}>
        <td colSpan={grid.columns.length}>
          <Icon name="down" size={10} /> {grid.group}: {value || "–"} ({rows.length})
        </td>
      </tr>
      {rows.map((row) => (
        <Row key={row.join()} row={row} grid={grid} highlight={highlight} />
      ))}
    </Fragment>
  ));
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
              {label}
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
  return (
    <table className={classNames(styles.table, hasMenu && grid.rows.length < 6 && styles.withMenu)}>
      <Head {...props} />
      <tbody>
        {isGrouped ? (
          <Groups grid={grid} highlight={highlight} />
        ) : (
          grid.rows.map((row) => (
            <Row key={row.join()} row={row} grid={grid} highlight={highlight} markedRow={markedRow} />
          ))
        )}
      </tbody>
      {hasTotals ? <Totals grid={grid} /> : null}
    </table>
  );
}
