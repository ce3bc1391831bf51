import { requireFigure } from "../check";
import { Figure } from "../frame/figure";
import { ScrollRegion, Window } from "../frame/window";
import { Icon } from "../icons";
import { figureId } from "../ids";
import { pickAll } from "../rules";
import { gridParts } from "./data-grid-rules";
import { columnMenu, type Grid, gridOf } from "./grid-data";
import { GridTable, groupsOf, totalsOf } from "./grid-table";
import { warningMark } from "./grid-world";
import styles from "./screen.module.css";
import { TabStrip } from "./tab-strip";

/** Attributes of `<DataGrid>`; all are texts. */
export type DataGridProps = { caption: string; name?: string; highlight?: string; show?: string };

type Part = (typeof gridParts)[number];

function rowFact({ columns }: Grid, row: readonly string[]): string {
  const cells = columns.map(({ label }, index) => {
    const text = row[index] ?? "";
    return text && `${label}: ${text.replace(warningMark, "owns shared content, ")}`;
  });
  return `${cells.filter(Boolean).join("; ")}.`;
}

function facts(grid: Grid, show: readonly Part[], highlight: string | undefined): string[] {
  return [
    `${grid.title}, a list of ${grid.rows.length} ${grid.rows.length === 1 ? "row" : "rows"} with the columns ${grid.columns.map(({ label }) => label).join(", ")}.`,
    highlight ? `Marked with 1: ${highlight}.` : "",
    grid.tabs.length > 0 ? `Tabs: ${grid.tabs.join(", ")}; ${grid.tabs[0] ?? ""} is open.` : "",
    show.includes("search") ? "A search box stands above the list." : "",
    show.includes("column-menu") ? `The open column menu offers ${columnMenu.join(", ")}.` : "",
    show.includes("group")
      ? `Grouped by ${grid.group}: ${[...groupsOf(grid)].map(([value, rows]) => `${value || "–"} ${rows.length}`).join(", ")}.`
      : "",
    ...grid.rows.map((row) => rowFact(grid, row)),
    show.includes("totals") ? `Totals: ${totalsOf(grid).filter(Boolean).join(", ")}.` : "",
  ].filter(Boolean);
}

/** A list of the application: tabs, actions, search box and the table. */
export function DataGrid(props: DataGridProps) {
  requireFigure("DataGrid", props);
  const grid = gridOf(props.name ?? "open-tasks");
  const show = pickAll(gridParts, props.show);
  return (
    <Figure
      id={figureId("DataGrid", props)}
      caption={props.caption}
      facts={facts(grid, show, props.highlight)}
      mark={props.highlight}
    >
      <Window title={grid.title} icon="rows">
        {grid.tabs.length > 0 ? <TabStrip tabs={grid.tabs} open={grid.tabs[0]} /> : null}
        {grid.actions.length > 0 || show.includes("search") ? (
          <div className={styles.actions} aria-hidden="true">
            {show.includes("search") ? (
              <span className={styles.search}>
                <Icon name="search" /> Search
              </span>
            ) : null}
            {grid.actions.map((action) => (
              <span key={action} className={styles.button}>
                {action}
              </span>
            ))}
          </div>
        ) : null}
        <ScrollRegion label={grid.title}>
          <GridTable
            grid={grid}
            highlight={props.highlight}
            hasMenu={show.includes("column-menu")}
            isGrouped={show.includes("group")}
            hasTotals={show.includes("totals")}
          />
        </ScrollRegion>
      </Window>
    </Figure>
  );
}
