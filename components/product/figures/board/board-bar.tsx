import { type Bar, barHeight } from "@/lib/product/figures/board/board-model";
import { type LabelBelow, labelSize } from "@/lib/product/figures/board/label-places";
import { boxOf, percent } from "@/lib/product/figures/geometry";
import { textWidth } from "@/lib/product/figures/text-width";
import { At, classNames, fillTone, Icon, strokeTone } from "../frame/drawing";
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
  return bar.icons.map(({ name, at, x, size, isWideOnly }) => {
    const y = (barHeight - size) / 2 + (bar.appointment.notification ? 1.5 : 0);
    const icon = <Icon key={name} {...{ name, x, y, size }} className={isWideOnly ? styles.wideOnly : undefined} />;
    return at === 0 ? (
      icon
    ) : (
      <At key={name} x={at}>
        {icon}
      </At>
    );
  });
}

/** Hides the hatching behind a number that runs over it, in the color of the bar. */
function WordsGround({ bar }: { bar: Bar }) {
  const { label, textStart, name, appointment, hatches } = bar;
  if (hatches.length === 0 || label.type !== "inside") return null;
  return (
    <rect
      className={fillTone(appointment.category)}
      x={textStart - 3}
      width={textWidth(name, labelSize) + 6}
      height={barHeight}
    />
  );
}

/** Words in a bar: job number and, where there is room, the description; it may need the wide drawing. */
function WordsInside({ bar, y }: { bar: Bar; y: number }) {
  const { label, name, rest, textStart } = bar;
  if (label.type !== "inside") return null;
  return (
    <text x={textStart} y={y}>
      <tspan className={styles.name}>{name}</tspan>
      {rest && label.rest !== "never" ? (
        <tspan className={label.rest === "wide" ? styles.wideOnly : undefined}> · {rest}</tspan>
      ) : null}
    </text>
  );
}

/** One drawing of the words below a bar, at its start or its end. */
function Below({ bar, label, y, className }: { bar: Bar; label: LabelBelow; y: number; className?: string }) {
  const { x, width } = bar.extent;
  const isStart = label.anchor === "start";
  return (
    <text
      x={percent(isStart ? x : x + width)}
      y={y}
      textAnchor={isStart ? undefined : "end"}
      className={classNames(styles.below, className)}
    >
      <tspan className={styles.name}>{label.name}</tspan>
      {label.rest ? ` · ${label.rest}` : null}
    </text>
  );
}

function WordsBelow({ bar, y }: { bar: Bar; y: number }) {
  if (bar.label.type !== "below") return null;
  const { narrow, wide } = bar.label;
  const isSame = narrow?.anchor === wide?.anchor && narrow?.name === wide?.name && narrow?.rest === wide?.rest;
  if (narrow && isSame) return <Below bar={bar} label={narrow} y={y} />;
  return (
    <>
      {narrow ? <Below bar={bar} label={narrow} y={y} className={styles.narrowOnly} /> : null}
      {wide ? <Below bar={bar} label={wide} y={y} className={styles.wideOnly} /> : null}
    </>
  );
}

/** An appointment: fill, hatched non-working time, time marker, notification stripe, signs and words. */
export function BoardBar({ bar, y, patternId }: { bar: Bar; y: number; patternId: string }) {
  const { appointment, extent } = bar;
  const { notification, category, timeMarker } = appointment;
  return (
    <>
      <svg {...boxOf({ ...extent, y, height: barHeight })} className={styles.bar} aria-hidden="true">
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
        <WordsInside bar={bar} y={notification ? 18.5 : 17} />
      </svg>
      <WordsBelow bar={bar} y={y + barHeight + 13.5} />
    </>
  );
}

/** What stands out of a bar: dashed or selected outline, and the symbol of a notification. */
export function BarOutline({ bar, y, isSelected }: { bar: Bar; y: number; isSelected: boolean }) {
  const { extent, appointment } = bar;
  const rect = { ...boxOf({ ...extent, y, height: barHeight }), rx: 4 };
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
