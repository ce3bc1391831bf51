import { boardFacts, markName } from "@/lib/product/figures/board/board-facts";
import { boardView } from "@/lib/product/figures/board/board-view";
import { type FigureProps, requireFigure } from "../check";
import { descriptionId, Figure } from "../frame/figure";
import { ScrollRegion, Window } from "../frame/window";
import { figureId } from "../ids";
import styles from "./board.module.css";
import { BoardLegend } from "./board-legend";
import { OpenTasksPanel, ResourceFiltersPanel } from "./board-panels";
import { BoardResources } from "./board-resources";
import { BoardTime } from "./board-time";
import { BoardBottomBar, BoardToolbar } from "./board-toolbar";

/** The planning board: resources as rows, time as columns, appointments as bars. */
export function PlanningBoard(props: FigureProps<"PlanningBoard">) {
  requireFigure("PlanningBoard", props);
  const { highlight } = props;
  const id = figureId("PlanningBoard", props);
  const view = boardView(props);
  const { model, facts } = view;
  const appointments = [...new Set(model.rows.flatMap(({ bars }) => bars.map((bar) => bar.appointment)))];
  return (
    <Figure id={id} caption={props.caption} facts={boardFacts(model, facts)} mark={markName(highlight)}>
      <Window title="Planning board" meta={model.scale.range} icon="rows">
        {facts.toolbar ? <BoardToolbar state={facts.toolbar} highlight={highlight} /> : null}
        {facts.filters === "none" ? null : (
          <ResourceFiltersPanel isTicked={facts.filters === "ticked"} isMarked={highlight === "resource-filters"} />
        )}
        <ScrollRegion label={`Planning board, ${model.scale.range}`}>
          <div
            className={styles.grid}
            role="img"
            aria-label={`Planning board, ${model.scale.range}`}
            aria-describedby={descriptionId(id)}
          >
            <BoardResources model={model} height={view.height} highlight={highlight} />
            <BoardTime id={id} view={view} highlight={highlight} selected={props.selected} />
          </div>
        </ScrollRegion>
        {facts.hasOpenTasks ? <OpenTasksPanel highlight={highlight} /> : null}
        {facts.hasBottomBar ? <BoardBottomBar isMarked={highlight === "bottom-bar"} /> : null}
        <BoardLegend appointments={appointments} hasHatch={view.hasHatch} />
      </Window>
    </Figure>
  );
}
