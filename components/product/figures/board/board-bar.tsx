import { type Bar, barHeight } from "@/lib/product/figures/board/board-model";
import { labelSize } from "@/lib/product/figures/board/label-places";
import { percent } from "@/lib/product/figures/geometry";
import { textWidth } from "@/lib/product/figures/text";
import { classNames } from "../class-names";
import { At } from "../frame/at";
import { fillTone, strokeTone } from "../frame/tones";
import { Icon } from "../icons";
import styles from "./board.module.css";

const notificationMarks = { info: "infoMark", warning: "warningMark", error: "cross" } as const;

/** Bar at the left edge: whole when confirmed, three pieces when tentative, dots when parts are missing. */
function TimeMarker({ name }: { name: string }) {
  return (
    <>
      <rect className={styles.markerGround} width={6} height={barHeight} />
      <line className={classNames(styles.marker, strokeTone(name))} x1={2.25} x2={2.25} y1={0} y2={barHeight} />
    </>
  );
}

function Hatches({ bar, patternId }: { bar: Bar; patternId: string }) {
  const { x, width } = bar.extent;
  return bar.hatches.map((hatch) => (
    <rect
      key={hatch.x}
      x={percent((hatch.x - x) / width)}
      width={percent(hatch.width / width)}
      height={barHeight}
      fill={`url(#${patternId})`}
    />
  ));
}

function Signs({ bar }: { bar: Bar }) {
  const start = bar.appointment.timeMarker ? 6.5 : 2;
  return bar.icons.map(({ name, isWideOnly }, index) => (
    <Icon
      key={name}
      name={name}
      x={start + index * 12.5}
      y={(barHeight - 11) / 2 + (bar.appointment.notification ? 1.5 : 0)}
      size={11}
      className={isWideOnly ? styles.wideOnly : undefined}
    />
  ));
}

/** Hides the hatching behind words inside a bar, in the color of the bar. */
function WordsGround({ bar }: { bar: Bar }) {
  const { label, textStart, name, rest, appointment, hatches } = bar;
  if (hatches.length === 0 || label.type !== "inside") return null;
  const texts = rest && label.rest !== "never" ? [name, `${name} · ${rest}`] : [name];
  return texts.map((text, index) => (
    <rect
      key={text}
      className={classNames(fillTone(appointment.category), index > 0 && label.rest === "wide" && styles.wideOnly)}
      x={textStart - 3}
      width={textWidth(text, labelSize) + 6}
      height={barHeight}
    />
  ));
}

/** Job number and, where there is room, the description; `rest` may need the wide drawing. */
function Words({ bar, x, y }: { bar: Bar; x: number; y: number }) {
  const { label, name, rest } = bar;
  const shown = label.type === "none" ? "never" : label.rest;
  return (
    <text x={x} y={y}>
      <tspan className={styles.name}>{name}</tspan>
      {rest && shown !== "never" ? (
        <tspan className={shown === "wide" ? styles.wideOnly : undefined}> · {rest}</tspan>
      ) : null}
    </text>
  );
}

/** An appointment: fill, hatched non-working time, time marker, notification stripe, signs and words. */
export function BoardBar({ bar, y, patternId }: { bar: Bar; y: number; patternId: string }) {
  const { appointment, extent, label, textStart } = bar;
  const { notification, category, timeMarker } = appointment;
  return (
    <>
      <svg
        x={percent(extent.x)}
        y={y}
        width={percent(extent.width)}
        height={barHeight}
        className={styles.bar}
        aria-hidden="true"
      >
        <rect className={fillTone(category)} width="100%" height={barHeight} rx={4} />
        <Hatches bar={bar} patternId={patternId} />
        <WordsGround bar={bar} />
        {timeMarker ? <TimeMarker name={timeMarker} /> : null}
        {notification ? (
          <>
            <rect className={styles.stripeGround} width="100%" height={5} />
            <rect className={fillTone(notification.type)} width="100%" height={4} rx={1} />
          </>
        ) : null}
        <Signs bar={bar} />
        {label.type === "inside" ? <Words bar={bar} x={textStart} y={notification ? 18.5 : 17} /> : null}
      </svg>
      {label.type === "below" ? (
        <At x={extent.x} className={styles.below}>
          <g className={styles.shift} transform={bar.labelShift ? `translate(${bar.labelShift} 0)` : undefined}>
            <Words bar={bar} x={0} y={y + barHeight + 13.5} />
          </g>
        </At>
      ) : null}
    </>
  );
}

/** What stands out of a bar: dashed or selected outline, and the symbol of a notification. */
export function BarOutline({ bar, y, isSelected }: { bar: Bar; y: number; isSelected: boolean }) {
  const { extent, appointment } = bar;
  const rect = { x: percent(extent.x), y, width: percent(extent.width), height: barHeight, rx: 4 };
  const { notification, undelivered } = appointment;
  return (
    <>
      {undelivered ? <rect {...rect} className={styles.dashed} /> : null}
      {isSelected ? <rect {...rect} className={styles.selected} /> : null}
      {notification ? (
        <At x={extent.x + extent.width}>
          <g className={classNames(styles.sign, fillTone(notification.type))} transform={`translate(-7 ${y + 1})`}>
            <circle r={6.5} />
            <Icon name={notificationMarks[notification.type]} x={-4} y={-4} size={8} />
          </g>
        </At>
      ) : null}
    </>
  );
}
