import type { Flow } from "@/lib/product/figures/flow/flow";
import { wrap } from "@/lib/product/figures/text-width";
import styles from "./flow.module.css";

const pairHeight = 48;
const barHeight = 56;
const railHeight = 74;
const width = 360;

/** One or two lines in the middle of a box. */
function BoxWords({ text, x, room }: { text: string; x: number; room: number }) {
  return wrap(text, 12.5, room, 2).map((line, row, lines) => (
    <text key={line} className={styles.text} x={x} y={24.5 - (lines.length - 1) * 7.5 + row * 15}>
      {line}
    </text>
  ));
}

/** Cause on the left, effect on the right. */
export function FlowPairs({ flow }: { flow: Flow }) {
  return flow.pairs.map(({ kind, cause, effects }, index) => (
    <g key={cause} transform={`translate(0 ${8 + index * pairHeight})`}>
      <rect className={styles.node} x={4} width={148} height={40} rx={7} />
      <BoxWords text={cause} x={78} room={136} />
      <path className={styles.arrow} d="M152 20H206M200 15l7 5-7 5" />
      <text className={styles.muted} x={178} y={12}>
        {kind}
      </text>
      <rect className={styles.main} x={210} width={146} height={40} rx={7} />
      <BoxWords text={effects} x={283} room={134} />
    </g>
  ));
}

/** Amounts against a limit, in one or several columns. */
export function FlowBars({ flow }: { flow: Flow }) {
  const columns = Math.max(flow.columns.length, 1);
  const room = (width - 16 - (columns - 1) * 12) / columns;
  const top = flow.columns.length > 0 ? 28 : 4;
  return (
    <>
      {flow.columns.map((column, index) => (
        <text key={column} className={styles.strongStart} x={8 + index * (room + 12)} y={16}>
          {column}
        </text>
      ))}
      {flow.bars.map(({ label, parts, result }, row) => (
        <g key={label} transform={`translate(8 ${top + row * barHeight})`}>
          <text className={styles.strongStart} y={14}>
            {label}
          </text>
          <text className={styles.end} x={width - 16} y={14}>
            {result}
          </text>
          {parts.map((part, column) => (
            <g key={column} transform={`translate(${column * (room + 12)} 21)`}>
              <rect className={styles.track} width={room} height={18} rx={4} />
              {part > 0 ? <rect className={styles.bar} width={(room * part) / flow.limit} height={18} rx={4} /> : null}
              <text className={part > 0 ? styles.onBar : styles.onTrack} x={8} y={13.5}>
                {part} {flow.unit}
              </text>
            </g>
          ))}
        </g>
      ))}
    </>
  );
}

/** Points in time on lines, one line a stage. */
export function FlowRail({ flow }: { flow: Flow }) {
  return flow.rails.map(({ label, points }, row) => {
    const step = (width - 16) / Math.max(points.length, 1);
    return (
      <g key={label} transform={`translate(8 ${row * railHeight + 4})`}>
        <text className={styles.strongStart} y={14}>
          {label}
        </text>
        <line className={styles.rail} x1={step / 2} x2={(points.length - 0.5) * step} y1={34} y2={34} />
        {points.map((point, index) => (
          <g key={point} transform={`translate(${(index + 0.5) * step} 34)`}>
            <circle className={styles.point} r={6} />
            <text className={styles.text} y={23}>
              {point}
            </text>
          </g>
        ))}
      </g>
    );
  });
}

/** Height of a flow that is a list. */
export function listHeight({ type, pairs, bars, rails, columns }: Flow): number {
  if (type === "pairs") return pairs.length * pairHeight + 8;
  if (type === "bars") return bars.length * barHeight + (columns.length > 0 ? 24 : 0);
  return rails.length * railHeight;
}
