import { type BoardScale, headHeight } from "@/lib/product/figures/board/board-axis";
import { barY } from "@/lib/product/figures/board/board-mark";
import type { BoardModel } from "@/lib/product/figures/board/board-model";
import { type BoardView, resourceMark, timeMarks } from "@/lib/product/figures/board/board-view";
import { axisLength, type Place, percent, xOf } from "@/lib/product/figures/geometry";
import { At, Hatch } from "../frame/drawing";
import { Callout, Ring, ScrollTarget, SignRing } from "../frame/highlight";
import plan from "../frame/plan.module.css";
import styles from "./board.module.css";
import { BarOutline, BoardBar } from "./board-bar";
import { BoardContainer, BoardOverlay } from "./board-overlay";

/** Minutes of the visible axis at which a line stands. */
function lines(scale: BoardScale, step: number): number[] {
  const length = axisLength(scale.axis);
  return Array.from({ length: Math.max(Math.ceil(length / step) - 1, 0) }, (_, index) => (index + 1) * step);
}

const verticals = (xs: readonly number[], from: number, to: number) => xs.map((x) => `M${x} ${from}V${to}`).join("");

/** Ground of the time grid: rows, gray zones, hour and day lines. Stretched to the width; one unit is one minute. */
function BoardGround({ model, height }: { model: BoardModel; height: number }) {
  const { scale, rows } = model;
  const length = axisLength(scale.axis);
  const boxes = rows.flatMap((row) =>
    row.zones.map(
      ({ x, width }) =>
        `M${Math.round(x * length)} ${row.top + headHeight}h${Math.round(width * length)}v${row.height}h${-Math.round(width * length)}z`,
    ),
  );
  const bands = rows.filter((_, index) => index % 2 === 1);
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 ${length} ${height}`}
      preserveAspectRatio="none"
      className={styles.ground}
      aria-hidden="true"
    >
      <path
        className={styles.band}
        d={bands.map((row) => `M0 ${row.top + headHeight}h${length}v${row.height}h${-length}z`).join("")}
      />
      <path className={styles.zone} d={boxes.join("")} />
      <path className={plan.line} d={verticals(lines(scale, scale.column), headHeight, height)} />
      <path className={styles.dayLine} d={verticals(lines(scale, length / scale.axis.days), 0, height)} />
      <path
        className={plan.line}
        d={`${rows.map((row) => `M0 ${row.top + row.height + headHeight}h${length}`).join("")}M0 ${headHeight}h${length}`}
      />
    </svg>
  );
}

/** Day headings and hour labels. */
function BoardHead({ scale }: { scale: BoardScale }) {
  return (
    <>
      {scale.days.map(({ minute, label }) => (
        <At key={minute} x={xOf(scale.axis, minute + scale.axis.dayStart)}>
          <text x={8} y={18} className={plan.name}>
            {label}
          </text>
        </At>
      ))}
      {scale.hours.map(({ minute, label }) => (
        <text key={minute} x={percent(xOf(scale.axis, minute))} y={37} className={styles.hour}>
          {label}
        </text>
      ))}
    </>
  );
}

/** The resource grid, the left part of the board; it stays in view while the time grid scrolls. */
export function BoardResources({ view, highlight }: { view: BoardView; highlight?: string }) {
  const { model, height } = view;
  const place = resourceMark(view, highlight);
  return (
    <svg className={styles.resources} width="100%" height={height} aria-hidden="true">
      <line className={plan.line} x2="100%" y1={headHeight} y2={headHeight} />
      <text x={12} y={28} className={plan.detail}>
        Resource
      </text>
      <path className={plan.line} d={model.rows.map((row) => `M0 ${row.top + row.height + headHeight}h122`).join("")} />
      {place ? <Ring place={place} isOutline /> : null}
      {model.rows.map(({ resource, top, height: own }) => (
        <g key={resource.resourceNo} transform={`translate(12 ${headHeight + top + own / 2})`}>
          <text y={-3} className={plan.name}>
            {resource.displayName}
          </text>
          <text y={12} className={plan.detail}>
            {resource.resourceNo} · {resource.department}
          </text>
        </g>
      ))}
      {place ? <Callout place={place} /> : null}
    </svg>
  );
}

type BoardTimeProps = { id: string; view: BoardView; highlight?: string };

/** Highlights that stand among others in a bar. */
const inBar: readonly string[] = ["importance", "lock", "recurring", "multi-assignment"];

/** Highlights smaller or larger than a bar: an outline over the drawing shows them better than a ring below. */
const outlined: readonly string[] = ["time-marker", "notification", "handle", "container", "non-working", "time-grid"];

/**
 * Where the number covers no words. Above a bar stand those of the row before, before a gray zone those of a bar that runs through it,
 * and around the handle the hours and the bars of its container.
 */
function cornerOf(highlight: string | undefined, { width }: Place) {
  if (highlight === "handle") return "on";
  return width === undefined || highlight === "non-working" ? "start" : "before";
}

/** The time grid: scale, ground, container, bars, highlight, menu. */
export function BoardTime({ id, view, highlight }: BoardTimeProps) {
  const { model, panels, overlays, height, selected, hasHatch } = view;
  const marks = timeMarks(view, highlight);
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
        {panels.has("container") ? <BoardContainer model={model} /> : null}
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
        {marks.map((place) => (
          <Callout key={place.y} place={place} corner={cornerOf(highlight, place)} />
        ))}
      </svg>
      {marks[0] ? <ScrollTarget x={marks[0].x} before={0.3} /> : null}
    </div>
  );
}
