import { type AgendaItem, type Cell, dayStart, monthCells } from "@/lib/product/figures/agenda/agenda-model";
import { endingOf } from "@/lib/product/figures/board/label-places";
import { isInMonth, monthWeeks, time, weekdayName } from "@/lib/product/figures/dates";
import { boxOf, type Place } from "@/lib/product/figures/geometry";
import { fit, textWidth } from "@/lib/product/figures/text-width";
import { descriptionOf, numberOf } from "@/lib/product/reference/sample-world";
import { dateOf, dayLength } from "@/lib/product/reference/sample-world-clock";
import { At, classNames, fillTone } from "../frame/drawing";
import { Callout, Ring, ScrollTarget } from "../frame/highlight";
import plan from "../frame/plan.module.css";
import styles from "./agenda.module.css";

const cellWidth = 624 / 7;
const headHeight = 26;
const rowHeight = 84;
const lineSize = 10.25;

/** Start and name of an appointment; of a number that has no room, its last part. */
function lineOf(start: string, name: string): string {
  const room = cellWidth - 4;
  const whole = `${start} ${name}`;
  return textWidth(whole, lineSize) <= room ? whole : fit(`${start} ${endingOf(name) ?? name}`, lineSize, room);
}

function Line({ item, y }: { item: AgendaItem; y: number }) {
  const { appointment } = item;
  const isContinued = item.start === dayStart && appointment.start % dayLength !== dayStart;
  const start = isContinued ? "…" : time(item.start);
  return (
    <>
      <rect className={fillTone(appointment.category)} x={3} y={y - 9} width={3} height={11} rx={1} />
      <text className={styles.entry} x={8} y={y}>
        {lineOf(start, numberOf(appointment) ?? descriptionOf(appointment))}
      </text>
    </>
  );
}

function Day({ cell }: { cell: Cell }) {
  const date = dateOf(cell.day * dayLength);
  const { rest } = cell;
  const box = { x: cell.column / 7, width: 1 / 7, y: headHeight + cell.row * rowHeight, height: rowHeight };
  return (
    <svg {...boxOf(box)} aria-hidden="true">
      {cell.column > 4 ? <rect className={styles.zone} width="100%" height={rowHeight} /> : null}
      <path className={plan.line} d={`M.5 ${rowHeight}V0`} />
      <line className={plan.line} x2="100%" y1={0.5} y2={0.5} />
      <text className={classNames(plan.name, !isInMonth(cell.day * dayLength) && styles.other)} x={5} y={15}>
        {date.getUTCDate()}
      </text>
      {cell.lines.map((item, index) => (
        <Line key={item.appointment.id} item={item} y={30 + index * 14} />
      ))}
      {rest > 0 ? (
        <text className={styles.more} x={10} y={74}>
          +{rest} more
        </text>
      ) : null}
    </svg>
  );
}

function marksOf(cells: readonly Cell[], highlight: string | undefined): Place[] {
  if (highlight === "more") {
    const cell = cells.find(({ rest }) => rest > 0);
    return cell
      ? [{ x: cell.column / 7, dx: 5, pixels: 49, y: headHeight + cell.row * rowHeight + 65, height: 12.5 }]
      : [];
  }
  if (highlight === "columns") return [{ x: 0.004, width: 0.992, y: 3, height: headHeight - 6 }];
  return cells.flatMap(({ lines, column, row }) => {
    const index = lines.findIndex(({ appointment }) => appointment.id === highlight);
    return index < 0
      ? []
      : [
          {
            x: column / 7,
            dx: 3,
            pixels: cellWidth - 6,
            y: headHeight + row * rowHeight + 19 + index * 14,
            height: 14,
          },
        ];
  });
}

/** Weeks as rows, three lines a day, then "+n more". */
export function AgendaMonth({ resources, highlight }: { resources: readonly string[]; highlight?: string }) {
  const cells = monthCells(resources);
  const marks = marksOf(cells, highlight);
  return (
    <div className={styles.month}>
      <svg width="100%" height={headHeight + monthWeeks * rowHeight} aria-hidden="true">
        {cells.slice(0, 7).map(({ day, column }) => (
          <At key={day} x={column / 7}>
            <text className={plan.name} x={5} y={17}>
              {weekdayName(day * dayLength).slice(0, 3)}
            </text>
          </At>
        ))}
        {cells.map((cell) => (
          <Day key={cell.day} cell={cell} />
        ))}
        {marks.map((place) => (
          <Ring key={`${place.x} ${place.y}`} place={place} isOutline />
        ))}
        {marks[0] ? <Callout place={marks[0]} corner={highlight === "more" ? "end" : "start"} /> : null}
      </svg>
      {marks[0] ? <ScrollTarget x={marks[0].x} before={0.2} /> : null}
    </div>
  );
}
