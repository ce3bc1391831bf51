import type { ReactNode } from "react";
import { TableHead } from "@/components/ui/table-head";
import styles from "./reference-table.module.css";

/** One row: its first cell heads the row. */
export type TableRow = { key: string; id?: string; cells: readonly ReactNode[] };
/** Rows under one heading; a group without a name has no heading row. */
export type TableGroup = { name?: string; rows: readonly TableRow[] };

type Props = {
  /** Says what the table lists, for readers who cannot see it. */
  label: string;
  columns: readonly string[];
  groups: readonly TableGroup[];
  /** Column that needs no label on narrow screens; the last one unless another is named. */
  mainColumn?: string;
};

/** A table of facts. On narrow screens every row becomes a block in which each cell names its column. */
export function ReferenceTable({ label, columns, groups, mainColumn = columns.at(-1) }: Props) {
  return (
    <table className={`${styles.table} ${styles.stacked}`} aria-label={label}>
      <TableHead columns={columns} />
      {groups.map((group) => (
        <tbody key={group.name ?? ""}>
          {group.name !== undefined && (
            <tr className={styles.group}>
              <th colSpan={columns.length} scope="rowgroup">
                {group.name}
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} mainColumn={mainColumn} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type RowProps = { row: TableRow; columns: readonly string[]; mainColumn?: string };

function Row({ row, columns, mainColumn }: RowProps) {
  const [head, ...cells] = row.cells;
  return (
    <tr id={row.id}>
      <th scope="row">{head}</th>
      {cells.map((cell, index) => {
        const column = columns[index + 1];
        return (
          <td key={column} data-label={column === mainColumn ? undefined : column}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
}

/** The first cell of a field or option: its name, which links to its own row when it has an id, and its type below. */
export function NameCell({ name, anchor, children }: { name: string; anchor?: string; children?: ReactNode }) {
  const [first, last] = name.split(" … ");
  const names =
    last === undefined ? (
      <code>{name}</code>
    ) : (
      <>
        <code>{first}</code> … <code>{last}</code>
      </>
    );
  return (
    <>
      {anchor === undefined ? (
        names
      ) : (
        <a className={styles.anchor} href={`#${anchor}`}>
          {names}
        </a>
      )}
      {children}
    </>
  );
}

/** Puts neighbors of one group together, in the order they come. */
export function groupRows<T>(
  rows: readonly T[],
  groupOf: (row: T) => string | undefined,
): { name?: string; rows: T[] }[] {
  const groups = new Map<string | undefined, T[]>();
  for (const row of rows) {
    const name = groupOf(row);
    const members = groups.get(name);
    if (members) members.push(row);
    else groups.set(name, [row]);
  }
  return [...groups].map(([name, members]) => ({ ...(name !== undefined && { name }), rows: members }));
}
