import { dayRange, isoWeek } from "@/lib/product/figures/dates";
import { percent } from "@/lib/product/figures/geometry";
import {
  cellText,
  headHeight,
  type Load,
  loadPercent,
  markOf,
  type PivotRow,
  pivotView,
  rowHeight,
  type Value,
  type View,
  valueNames,
} from "@/lib/product/figures/pivot/pivot";
import { dayLength } from "@/lib/product/reference/sample-world-clock";
import { classNames, Icon } from "../frame/drawing";
import { drawFigure } from "../frame/figure";
import { Callout, Marked, Ring } from "../frame/highlight";
import plan from "../frame/plan.module.css";
import { ScrollRegion, Window } from "../frame/window";
import styles from "./pivot.module.css";

function Configurator({ columns, value, isMarked }: { columns: string; value: Value; isMarked: boolean }) {
  const wells = [
    ["Rows", "Resource"],
    ["Columns", columns === "day" ? "Day" : "Week"],
    ["Values", valueNames[value]],
  ];
  return (
    <Marked isMarked={isMarked} isInside>
      <div className={styles.configurator} aria-hidden="true">
        {wells.map(([well, field]) => (
          <span key={well}>
            {well}
            <b>
              <Icon name="drag" size={10} /> {field}
            </b>
          </span>
        ))}
      </div>
    </Marked>
  );
}

/** A cell: the value, and below it a bar as long as the load. */
function Cell({ load, value, x, width, y }: { load: Load; value: Value; x: number; width: number; y: number }) {
  const part = Math.min(loadPercent(load), 100);
  return (
    <svg x={percent(x)} width={percent(width)} y={y} height={rowHeight} aria-hidden="true">
      <text className={classNames(styles.value, load.label === "Week" && styles.strong)} x="50%" y={20}>
        {cellText(load, value)}
      </text>
      <rect className={styles.track} x="14%" y={28} width="72%" height={6} rx={3} />
      {part > 0 ? (
        <rect
          className={part === 100 ? styles.full : styles.load}
          x="14%"
          y={28}
          width={percent(part * 0.0072)}
          height={6}
          rx={3}
        />
      ) : null}
    </svg>
  );
}

function Names({ rows, height }: { rows: readonly PivotRow[]; height: number }) {
  return (
    <svg className={styles.names} width="100%" height={height} aria-hidden="true">
      <text className={plan.detail} x={10} y={19}>
        Resource
      </text>
      {rows.map(({ resource }, index) => (
        <g key={resource.resourceNo} transform={`translate(10 ${headHeight + index * rowHeight})`}>
          <line className={plan.line} x1={-10} x2={140} />
          <text className={plan.name} y={19}>
            {resource.displayName}
          </text>
          <text className={plan.detail} y={34}>
            {resource.resourceNo}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Cells({ view, height }: { view: View; height: number }) {
  const labels = view.rows[0]?.cells.map(({ label }) => label) ?? [];
  const mark = markOf(view, labels);
  const width = 1 / labels.length;
  return (
    <svg width="100%" height={height} aria-hidden="true">
      {labels.includes("Mon") ? (
        <rect className={styles.total} x={percent(1 - width)} width={percent(width)} height={height} />
      ) : null}
      {labels.map((label, index) => (
        <text key={label} className={styles.column} x={percent((index + 0.5) * width)} y={19}>
          {label}
        </text>
      ))}
      {mark ? <Ring place={mark} isOutline /> : null}
      {view.rows.map(({ resource, cells }, row) => (
        <g key={resource.resourceNo}>
          <line className={plan.line} x2="100%" y1={headHeight + row * rowHeight} y2={headHeight + row * rowHeight} />
          {cells.map((load, index) => (
            <Cell
              key={load.label}
              load={load}
              value={view.value}
              x={index * width}
              width={width}
              y={headHeight + row * rowHeight}
            />
          ))}
        </g>
      ))}
      {mark ? <Callout place={mark} /> : null}
    </svg>
  );
}

/** The pivot: planned hours against capacity, by resource and day or week. */
export const PivotGrid = drawFigure("PivotGrid", (props, figure) => {
  const view = pivotView(props);
  const { rows, columns } = view;
  const height = headHeight + rows.length * rowHeight;
  const range = `Week ${isoWeek(0)}, ${dayRange(0, 4 * dayLength)}`;
  return (
    <Window title="Pivot" meta={range} icon="pivot">
      <Configurator columns={columns} value={view.value} isMarked={props.highlight === "configurator"} />
      <ScrollRegion label="Pivot">
        <div className={styles.grid} {...figure.picture(`Pivot, ${range}`)}>
          <Names rows={rows} height={height} />
          <Cells view={view} height={height} />
        </div>
      </ScrollRegion>
      <p className={styles.note} aria-hidden="true">
        {figure.say.pivot.note}
      </p>
    </Window>
  );
});
