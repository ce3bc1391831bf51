import { keepWhole } from "@/components/ui/inline-code";
import { TableHead } from "@/components/ui/table-head";
import type { Drawn, DrawnRow } from "@/lib/authoring/contract";
import { site } from "@/lib/site";
import styles from "./drawn-table.module.css";
import { InlineMarkdown, WithDetails } from "./inline-markdown";

type Table = Extract<Drawn, { type: "table" }>;

const locale = site.locales.items.find(({ code }) => code === site.locales.default);
/** Language and direction of texts that an edition has not translated: those of the original. */
const original = { lang: locale?.code, dir: locale?.direction };

/** A table of facts. On narrow viewports every row becomes a block in which each cell is labeled with its column. */
export function DrawnTable({ label, language, ...table }: Omit<Table, "type"> & { language: string }) {
  const { head, rows, main } = foldFacts(table);
  const paired = head.length === 2 && !rows.every(isDeclared) ? styles.paired : "";
  return (
    <table className={`${styles.table} ${styles.stacked} ${paired}`} aria-label={label}>
      <TableHead columns={head} />
      {groupsOf(rows).map(({ name, members }) => (
        <tbody key={name ?? ""}>
          {name !== undefined && (
            <tr className={styles.group}>
              <th colSpan={head.length} scope="rowgroup">
                {name}
              </th>
            </tr>
          )}
          {members.map((row) => (
            <Row key={row.cells.join("\n")} row={row} head={head} main={main} language={language} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Moves the columns between name and meaning below the name, so that the meaning gets their width. */
function foldFacts({
  head,
  rows,
  main,
  hasFacts,
}: Omit<Table, "type" | "label">): Pick<Table, "head" | "rows" | "main"> {
  if (!hasFacts) return { head, rows, main };
  const ends = (cells: readonly string[]) => [cells[0] ?? "", cells.at(-1) ?? ""] as const;
  return {
    head: ends(head),
    main: 1,
    rows: rows.map((row) => {
      const [name, meaning] = ends(row.cells);
      const facts = row.cells.slice(1, -1).flatMap((cell, index) => (cell ? [`${head[index + 1]}: ${cell}`] : []));
      const isUnworded = row.unworded?.includes(row.cells.length - 1);
      return { ...row, cells: [[name, ...facts].join("\n"), meaning], unworded: isUnworded ? [1] : [] };
    }),
  };
}

function Row({
  row: { cells, id, unworded = [] },
  head,
  main,
  language,
}: {
  row: DrawnRow;
  head: readonly string[];
  main: number;
  language: string;
}) {
  const [name = "", ...rest] = cells;
  return (
    <tr id={id}>
      <th scope="row">
        {id === undefined ? (
          <WithDetails text={name} language={language} />
        ) : (
          <LinkedName name={name} id={id} language={language} />
        )}
      </th>
      {rest.map((cell, index) => {
        const column = head[index + 1] ?? "";
        const isUnworded = unworded.includes(index + 1);
        const text = <WithDetails text={cell} language={isUnworded ? site.locales.default : language} />;
        // The label of the cell is in the language of the page.
        return (
          <td key={column} data-label={index + 1 === main ? undefined : column}>
            {isUnworded ? <span {...original}>{text}</span> : text}
          </td>
        );
      })}
    </tr>
  );
}

/** A name that links to its own row, so that readers can copy the URL. */
function LinkedName({ name, id, language }: { name: string; id: string; language: string }) {
  const [main = "", ...details] = name.split("\n");
  return (
    <>
      <a className={isCode(main) ? `${styles.anchor} ${styles.code}` : styles.anchor} href={`#${id}`}>
        {isCode(main) ? keepWhole(main.slice(1, -1)) : <InlineMarkdown text={main} language={language} />}
      </a>
      {details.length > 0 && (
        <small>
          <InlineMarkdown text={details.join("\n")} language={language} />
        </small>
      )}
    </>
  );
}

/** True for a single code span and nothing else; the link itself is then styled as code. */
const isCode = (text: string) => /^`[^`]+`$/.test(text);

/** True for a row whose second cell is a declaration, which is long and needs the width. */
const isDeclared = ({ cells: [, declaration = ""] }: DrawnRow) => isCode(declaration.split("\n", 1)[0] ?? "");

function groupsOf(rows: readonly DrawnRow[]): { name?: string; members: DrawnRow[] }[] {
  const groups: { name?: string; members: DrawnRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last.name === row.group) last.members.push(row);
    else groups.push({ name: row.group, members: [row] });
  }
  return groups;
}
