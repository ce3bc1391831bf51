import { barY } from "@/lib/product/figures/board/board-mark";
import { type BoardView, timeMarks } from "@/lib/product/figures/board/board-view";
import { Hatch } from "../frame/drawing";
import { Callout, Ring, ScrollTarget, SignRing } from "../frame/highlight";
import plan from "../frame/plan.module.css";
import { BarOutline, BoardBar } from "./board-bar";
import { BoardGround, BoardHead } from "./board-grid";
import { BoardContainer, BoardOverlay } from "./board-overlay";

type BoardTimeProps = { id: string; view: BoardView; highlight?: string; selected?: string };

/** Highlights that stand among others in a bar. */
const inBar: readonly string[] = ["importance", "lock", "recurring", "multi-assignment"];

/** Highlights smaller or larger than a bar: an outline over the drawing shows them better than a ring below. */
const outlined: readonly string[] = ["time-marker", "notification", "handle", "container", "non-working", "time-grid"];

/** The time grid: scale, ground, container, bars, highlight, menu. */
export function BoardTime({ id, view, highlight, selected }: BoardTimeProps) {
  const { model, overlays, height, facts, hasHatch } = view;
  const marks = timeMarks(view, highlight, selected);
  const patternId = `${id}-hatch`;
  const bars = model.rows.flatMap((row) =>
    row.bars.map((bar) => ({ bar, y: barY(row), key: `${bar.appointment.id}-${row.resource.resourceNo}` })),
  );
  const isInBar = inBar.includes(highlight ?? "");
  const isOnTop = isInBar || outlined.includes(highlight ?? "");
  const rings = marks.map((place) =>
    isInBar ? <SignRing key={place.y} place={place} /> : <Ring key={place.y} place={place} isOutline={isOnTop} />,
  );
  return (
    <div className={plan.time}>
      <svg width="100%" height={height} aria-hidden="true">
        {hasHatch ? <Hatch id={patternId} /> : null}
        <BoardGround model={model} height={height} />
        <BoardHead scale={model.scale} />
        {facts.hasContainer ? <BoardContainer model={model} /> : null}
        {isOnTop || overlays.length > 0 ? null : rings}
        {bars.map(({ bar, y, key }) => (
          <BoardBar key={key} bar={bar} y={y} patternId={patternId} />
        ))}
        {bars.map(({ bar, y, key }) => (
          <BarOutline key={key} bar={bar} y={y} isSelected={bar.appointment.id === selected} />
        ))}
        {isOnTop || overlays.length > 0 ? rings : null}
        {overlays.map((overlay) => (
          <BoardOverlay key={overlay.type} overlay={overlay} />
        ))}
        {/* Above a bar stand the words of the row before. */}
        {marks.map((place) => (
          <Callout key={place.y} place={place} corner={place.width === undefined ? "start" : "before"} />
        ))}
      </svg>
      {marks[0] ? <ScrollTarget x={marks[0].x} before={0.3} /> : null}
    </div>
  );
}
