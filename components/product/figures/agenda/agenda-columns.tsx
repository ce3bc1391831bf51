import {
  type AgendaColumn,
  type AgendaItem,
  dayEnd,
  dayStart,
  type Laned,
} from "@/lib/product/figures/agenda/agenda-model";
import { time } from "@/lib/product/figures/dates";
import { boxOf, type Place, percent } from "@/lib/product/figures/geometry";
import { descriptionOf, numberOf } from "@/lib/product/reference/sample-world";
import { At, classNames, fillTone } from "../frame/drawing";
import { Callout, Ring, ScrollTarget } from "../frame/highlight";
import plan from "../frame/plan.module.css";
import styles from "./agenda.module.css";

/** Width of all columns in the narrowest drawing; two columns fit a phone without scrolling. */
const narrowestOf = (columns: number) => (columns > 2 ? 580 : 280);
const headHeight = 34;
const hourHeight = 28;
const lineHeight = 12.5;
/** Classes that end the words after one line, two lines, and so on. */
const clamps = [styles.line1, styles.line2, styles.line3, styles.line4, styles.line5, styles.line6] as const;
const height = headHeight + ((dayEnd - dayStart) / 60) * hourHeight;

const yOf = (minute: number) => headHeight + ((minute - dayStart) / 60) * hourHeight;
const hours = Array.from({ length: (dayEnd - dayStart) / 60 }, (_, index) => dayStart + index * 60);

/** The empty corner before the heads, where the number of their highlight covers nothing. */
const cornerOfHours: Place = { x: 0, dx: 34, pixels: 0, y: headHeight / 2 + 5, height: 0 };

/** Place of an item: its column, and in it its lane. */
function placeOf({ item, lane, lanes }: Laned<AgendaItem>, column: number, columns: number): Place & { width: number } {
  const room = 0.96 / columns;
  const x = column / columns + 0.035 / columns + (lane * room) / lanes;
  return {
    x,
    width: room / lanes - 0.01 / columns,
    y: yOf(item.start) + 1,
    height: yOf(item.end) - yOf(item.start) - 2,
  };
}

/** Words of an item: start, then number and description; a narrow lane leaves the number out. */
function wordsOf({ appointment }: AgendaItem, isNarrow: boolean): string {
  return [isNarrow ? undefined : numberOf(appointment), descriptionOf(appointment)].filter(Boolean).join(" ");
}

type ItemProps = { laned: Laned<AgendaItem>; place: Place & { width: number }; narrowest: number };

/** Words are HTML, so that they use the width the item has on the reader's screen. */
function Words({ laned, place, narrowest }: ItemProps) {
  const width = place.width * narrowest;
  const lines = Math.max(1, Math.floor((place.height - 2) / lineHeight));
  const isShort = lines < 2;
  return (
    <foreignObject x={7} width="100%" height={place.height}>
      <p className={classNames(styles.words, clamps[Math.min(lines, clamps.length) - 1])}>
        <b>{time(laned.item.appointment.start)}</b>
        {isShort ? " " : <br />}
        {isShort && width < 60 ? null : wordsOf(laned.item, width < 60)}
      </p>
    </foreignObject>
  );
}

function Item({ laned, place, narrowest }: ItemProps) {
  const { category, timeMarker } = laned.item.appointment;
  return (
    <svg {...boxOf(place)} aria-hidden="true">
      <rect className={fillTone(category)} width="100%" height={place.height} rx={4} />
      {timeMarker ? (
        <line
          className={classNames(styles.marker, styles[timeMarker.toLowerCase()])}
          x1={3}
          x2={3}
          y1={3}
          y2={place.height - 3}
        />
      ) : null}
      <Words laned={laned} place={place} narrowest={narrowest} />
    </svg>
  );
}

function Ground({ columns }: { columns: readonly AgendaColumn[] }) {
  return (
    <>
      {hours.map((hour) => (
        <line key={hour} className={plan.line} x2="100%" y1={yOf(hour)} y2={yOf(hour)} />
      ))}
      {columns.map(({ key, label }, index) => (
        <g key={key}>
          <line
            className={styles.strong}
            x1={percent(index / columns.length)}
            x2={percent(index / columns.length)}
            y2={height}
          />
          <At x={index / columns.length}>
            <text className={plan.name} x={8} y={21}>
              {label}
            </text>
          </At>
        </g>
      ))}
    </>
  );
}

/** Hours as rows, days or resources as columns. */
export function AgendaColumns({ columns, highlight }: { columns: readonly AgendaColumn[]; highlight?: string }) {
  const items = columns.flatMap((column, index) =>
    column.items.map((laned) => ({
      laned,
      key: `${column.key}-${laned.item.appointment.id}`,
      place: placeOf(laned, index, columns.length),
    })),
  );
  const marks: Place[] =
    highlight === "columns"
      ? [{ x: 0.004, width: 0.992, y: 4, height: headHeight - 8 }]
      : items.filter(({ laned }) => laned.item.appointment.id === highlight).map(({ place }) => place);
  return (
    <div className={classNames(styles.grid, columns.length <= 2 && styles.few)}>
      <svg className={styles.hours} width="100%" height={height} aria-hidden="true">
        {hours.slice(1).map((hour) => (
          <text key={hour} x={38} y={yOf(hour) + 4}>
            {time(hour)}
          </text>
        ))}
        {highlight === "columns" ? <Callout place={cornerOfHours} /> : null}
      </svg>
      <div className={plan.time}>
        <svg width="100%" height={height} aria-hidden="true">
          <Ground columns={columns} />
          {marks.map((place) => (
            <Ring key={place.x} place={place} isOutline={highlight === "columns"} />
          ))}
          {items.map(({ laned, key, place }) => (
            <Item key={key} laned={laned} place={place} narrowest={narrowestOf(columns.length)} />
          ))}
          {marks[0] && highlight !== "columns" ? <Callout place={{ ...marks[0], y: marks[0].y - 4 }} /> : null}
        </svg>
        {marks[0] ? <ScrollTarget x={marks[0].x} before={0.2} /> : null}
      </div>
    </div>
  );
}
