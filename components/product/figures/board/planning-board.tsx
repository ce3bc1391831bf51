import type { ReactNode } from "react";
import { type BoardView, boardView, hasFilters } from "@/lib/product/figures/board/board-view";
import { drawFigure } from "../frame/figure";
import { ScrollRegion, Window } from "../frame/window";
import styles from "./board.module.css";
import { BoardResources, BoardTime } from "./board-grid";
import { BoardLegend } from "./board-legend";
import { BoardBottomBar, BoardToolbar, OpenTasksPanel, ResourceFiltersPanel } from "./board-panels";

/** The planning board: resources as rows, time as columns, appointments as bars. */
export const PlanningBoard = boardWith();

/**
 * The planning board as a component.
 * @param over Makes what lies over the time grid and is no part of the picture, such as links.
 */
export function boardWith(over?: (view: BoardView) => ReactNode) {
  return drawFigure("PlanningBoard", (attributes, { id, say, picture }) => {
    const { highlight } = attributes;
    const view = boardView(attributes);
    const { model, panels } = view;
    const appointments = [...new Set(model.rows.flatMap(({ bars }) => bars.map((bar) => bar.appointment)))];
    return (
      <Window title="Planning board" meta={model.scale.range} icon="rows">
        {panels.has("toolbar") ? <BoardToolbar view={view} highlight={highlight} /> : null}
        {hasFilters(view) ? (
          <ResourceFiltersPanel isTicked={panels.has("filtered")} isMarked={highlight === "resource-filters"} />
        ) : null}
        <ScrollRegion label="Planning board">
          <div className={styles.room}>
            <div className={styles.grid} {...picture(`Planning board, ${model.scale.range}`)}>
              <BoardResources view={view} highlight={highlight} />
              <BoardTime id={id} view={view} highlight={highlight} />
            </div>
            {over ? <div className={styles.over}>{over(view)}</div> : null}
          </div>
        </ScrollRegion>
        {panels.has("open-tasks") ? <OpenTasksPanel highlight={highlight} /> : null}
        {panels.has("bottom-bar") ? <BoardBottomBar isMarked={highlight === "bottom-bar"} /> : null}
        <BoardLegend appointments={appointments} hasHatch={view.hasHatch} say={say} />
      </Window>
    );
  });
}
