import { TableHead } from "@/components/ui/table-head";
import styles from "./grid-table.module.css";

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
