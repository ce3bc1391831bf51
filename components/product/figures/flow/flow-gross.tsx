import { time } from "@/lib/product/figures/dates";
import type { Say } from "@/lib/product/figures/figure";
import { calendar, gross, grossBlocks, hours } from "@/lib/product/figures/flow/flow";
import { nonWorkingSpans, without } from "@/lib/product/figures/geometry";
import { dayLength } from "@/lib/product/reference/sample-world-clock";
import { Hatch } from "../frame/drawing";
import styles from "./flow.module.css";

const { start, work, left, right } = gross;
const x = (minute: number) => 8 + ((minute - left) / (right - left)) * 344;

/** Days, gray zones and midnight. */
function Ground({ say: { weekdayName } }: { say: Say }) {
  const zones = calendar ? nonWorkingSpans(calendar, { start: left, end: right }) : [];
  return (
    <>
      <text className={styles.strongStart} x={8} y={16}>
        {weekdayName(left)}
      </text>
      <text className={styles.strongStart} x={x(dayLength)} y={16}>
        {weekdayName(dayLength)}
      </text>
      {zones.map(({ start: from, end: to }) => (
        <rect key={from} className={styles.zone} x={x(from)} y={24} width={x(to) - x(from)} height={74} />
      ))}
      <line className={styles.midnight} x1={x(dayLength)} x2={x(dayLength)} y1={24} y2={98} />
      <rect className={styles.frame} x={8} y={24} width={344} height={74} />
    </>
  );
}

/** An appointment that stretches over the night. */
export function FlowGross({ id, say }: { id: string; say: Say }) {
  const blocks = grossBlocks();
  const end = blocks.at(-1)?.end ?? start;
  const gaps = without({ start, end }, blocks);
  return (
    <>
      <Hatch id={`${id}-hatch`} />
      <Ground say={say} />
      <rect className={styles.bar} x={x(start)} y={42} width={x(end) - x(start)} height={30} rx={4} />
      {gaps.map(({ start: from, end: to }) => (
        <rect key={from} fill={`url(#${id}-hatch)`} x={x(from)} y={42} width={x(to) - x(from)} height={30} />
      ))}
      {blocks.map((block) => (
        <text key={block.start} className={styles.onBarCentered} x={(x(block.start) + x(block.end)) / 2} y={61.5}>
          {say.number((block.end - block.start) / 60)}
        </text>
      ))}
      {blocks
        .flatMap((block) => [block.start, block.end])
        .map((tick) => (
          <text key={tick} className={styles.muted} x={x(tick)} y={112}>
            {time(tick)}
          </text>
        ))}
      <path className={styles.bracket} d={`M${x(start)} 122v6H${x(end)}v-6`} />
      <text className={styles.text} x={(x(start) + x(end)) / 2} y={143}>
        {say.flow.bracket(hours(end - start, say), hours(work, say))}
      </text>
    </>
  );
}
