import { pickAll } from "@/lib/product/figures/figure";
import { gridOf, gridParts } from "@/lib/product/figures/screen/grid-data";
import { firstGrid } from "@/lib/product/figures/screen/screen-contracts";
import controls from "../frame/controls.module.css";
import { classNames, Icon } from "../frame/drawing";
import { drawFigure } from "../frame/figure";
import { ScrollRegion, TabStrip, Window } from "../frame/window";
import styles from "./form-screen.module.css";
import { GridTable } from "./grid-table";

/** A list of the application: tabs, actions, search box and the table. */
export const DataGrid = drawFigure("DataGrid", (props) => {
  const grid = gridOf(props.name ?? firstGrid);
  const show = pickAll(gridParts, props.show);
  return (
    <Window title={grid.title} icon="rows">
      {grid.tabs.length > 0 ? <TabStrip tabs={grid.tabs} open={grid.tabs[0]} /> : null}
      {grid.actions.length > 0 || show.includes("search") ? (
        <div className={styles.tools} aria-hidden="true">
          {show.includes("search") ? (
            <span className={classNames(controls.button, controls.search)}>
              <Icon name="search" /> Search
            </span>
          ) : null}
          {grid.actions.map((action) => (
            <span key={action} className={controls.button}>
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
  );
});
