import type { Wording } from "@/lib/authoring/wording";
import { pickAll } from "@/lib/product/figures/pick";
import { gridOf, gridParts } from "@/lib/product/figures/screen/grid-data";
import { firstGrid } from "@/lib/product/figures/screen/screen-contracts";
import { Figure } from "../frame/figure";
import { ScrollRegion, Window } from "../frame/window";
import { Icon } from "../icons";
import { type FigureProps, openFigure } from "../open-figure";
import { GridTable } from "./grid-table";
import styles from "./screen.module.css";
import { TabStrip } from "./tab-strip";

/** A list of the application: tabs, actions, search box and the table. */
export function DataGrid(props: FigureProps<"DataGrid">, wording: Wording = "edition") {
  const figure = openFigure("DataGrid", props, wording);
  const grid = gridOf(props.name ?? firstGrid);
  const show = pickAll(gridParts, props.show);
  return (
    <Figure {...figure}>
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
