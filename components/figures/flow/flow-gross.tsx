import { sampleWorld } from "@/lib/reference/sample-world";
import type { Span } from "@/lib/reference/sample-world-types";
import { nonWorkingSpans, without } from "../geometry";
import { time, weekdayName } from "../words";
import styles from "./flow.module.css";

/** Six hours of work, dropped on Monday at 14:00, on the default calendar. */
const start = 14 * 60;
const work = 6 * 60;
const left = 12 * 60;
const right = 1440 + 14 * 60;

const calendar = sampleWorld.calendars.find(({ isDefault }) => isDefault);
const x = (minute: number) => 8 + ((minute - left) / (right - left)) * 344;

/** Working blocks of the appointment until its hours are used up. */
export function grossBlocks(): Span[] {
  if (!calendar) return [];
  const range = { start, end: right };
  let rest = work;
  return without(range, nonWorkingSpans(calendar, range)).flatMap((block) => {
    const length = Math.min(block.end - block.start, rest);
    rest -= length;
    return length > 0 ? [{ start: block.start, end: block.start + length }] : [];
  });
}

const hours = (minutes: number) => `${minutes / 60} h`;

/** Facts of the drawing. */
export function grossFacts(): string[] {
  const blocks = grossBlocks();
  const end = blocks.at(-1)?.end ?? start;
  return [
    ...blocks.map(
      (block) =>
        `${weekdayName(block.start)} ${time(block.start)}–${time(block.end)}: ${hours(block.end - block.start)} of work.`,
    ),
    `Working time ${hours(work)}; gross duration ${hours(end - start)}, from ${weekdayName(start)} ${time(start)} to ${weekdayName(end)} ${time(end)}.`,
  ];
}

function Bracket({ from, to, y, label }: { from: number; to: number; y: number; label: string }) {
  return (
    <>
      <path className={styles.bracket} d={`M${x(from)} ${y}v6H${x(to)}v-6`} />
      <text className={styles.text} x={(x(from) + x(to)) / 2} y={y + 21}>
        {label}
      </text>
    </>
  );
}

/** Days, gray zones and midnight. */
function Ground() {
  const zones = calendar ? nonWorkingSpans(calendar, { start: left, end: right }) : [];
  return (
    <>
      <text className={styles.strongStart} x={8} y={16}>
        {weekdayName(left)}
      </text>
      <text className={styles.strongStart} x={x(1440)} y={16}>
        {weekdayName(1440)}
      </text>
      {zones.map(({ start: from, end: to }) => (
        <rect key={from} className={styles.zone} x={x(from)} y={24} width={x(to) - x(from)} height={74} />
      ))}
      <line className={styles.midnight} x1={x(1440)} x2={x(1440)} y1={24} y2={98} />
      <rect className={styles.frame} x={8} y={24} width={344} height={74} />
    </>
  );
}

/** An appointment that stretches over the night. */
export function FlowGross({ id }: { id: string }) {
  const blocks = grossBlocks();
  const end = blocks.at(-1)?.end ?? start;
  const gaps = without({ start, end }, blocks);
  return (
    <>
      <defs>
        <pattern id={`${id}-hatch`} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2={6} x1={1} x2={1} className={styles.hatch} />
        </pattern>
      </defs>
      <Ground />
      <rect className={styles.bar} x={x(start)} y={42} width={x(end) - x(start)} height={30} rx={4} />
      {gaps.map(({ start: from, end: to }) => (
        <rect key={from} fill={`url(#${id}-hatch)`} x={x(from)} y={42} width={x(to) - x(from)} height={30} />
      ))}
      {blocks.map((block) => (
        <text key={block.start} className={styles.onBarCentered} x={(x(block.start) + x(block.end)) / 2} y={61.5}>
          {(block.end - block.start) / 60}
        </text>
      ))}
      {blocks
        .flatMap((block) => [block.start, block.end])
        .map((tick) => (
          <text key={tick} className={styles.tick} x={x(tick)} y={112}>
            {time(tick)}
          </text>
        ))}
      <Bracket
        from={start}
        to={end}
        y={122}
        label={`${hours(end - start)} gross duration: ${hours(work)} of work and the night`}
      />
    </>
  );
}
