import type { ReactNode } from "react";
import type { Wording } from "@/lib/authoring/wording";
import { type BoardView, boardView } from "@/lib/product/figures/board/board-view";
import { Figure } from "../frame/figure";
import { ScrollRegion, Window } from "../frame/window";
import { type FigureProps, openFigure } from "../open-figure";
import styles from "./board.module.css";
import { BoardLegend } from "./board-legend";
import { OpenTasksPanel, ResourceFiltersPanel } from "./board-panels";
import { BoardResources } from "./board-resources";
import { BoardTime } from "./board-time";
import { BoardBottomBar, BoardToolbar } from "./board-toolbar";

type Attributes = FigureProps<"PlanningBoard">;
type Props = {
  attributes: Attributes;
  wording: Wording;
  /** What lies over the time grid, with its size. */
  over?: (view: BoardView) => ReactNode;
};

/** The planning board: resources as rows, time as columns, appointments as bars. */
export function PlanningBoard(attributes: Attributes, wording: Wording = "edition") {
  return <BoardFigure attributes={attributes} wording={wording} />;
}

/** The planning board with something over its time grid that is no part of the picture, such as links. */
export function BoardFigure({ attributes, wording, over }: Props) {
  const figure = openFigure("PlanningBoard", attributes, wording);
  const { id, say } = figure;
  const { highlight, selected } = attributes;
  const view = boardView(attributes);
  const { model, facts } = view;
  const label = `Planning board, ${model.scale.range}`;
  const appointments = [...new Set(model.rows.flatMap(({ bars }) => bars.map((bar) => bar.appointment)))];
  return (
    <Figure {...figure}>
      <Window title="Planning board" meta={model.scale.range} icon="rows">
        {facts.toolbar ? <BoardToolbar state={facts.toolbar} highlight={highlight} /> : null}
        {facts.filters === "none" ? null : (
          <ResourceFiltersPanel isTicked={facts.filters === "ticked"} isMarked={highlight === "resource-filters"} />
        )}
        <ScrollRegion label={label}>
          <div className={styles.room}>
            <div className={styles.grid} {...figure.picture(label)}>
              <BoardResources view={view} highlight={highlight} />
              <BoardTime id={id} view={view} highlight={highlight} selected={selected} />
            </div>
            {over ? <div className={styles.over}>{over(view)}</div> : null}
          </div>
        </ScrollRegion>
        {facts.hasOpenTasks ? <OpenTasksPanel highlight={highlight} /> : null}
        {facts.hasBottomBar ? <BoardBottomBar isMarked={highlight === "bottom-bar"} /> : null}
        <BoardLegend appointments={appointments} hasHatch={view.hasHatch} say={say} />
      </Window>
    </Figure>
  );
}
