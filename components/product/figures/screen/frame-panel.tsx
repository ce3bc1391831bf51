import { boardModel } from "@/lib/product/figures/board/board-model";
import { percent } from "@/lib/product/figures/geometry";
import { sampleWorld } from "@/lib/product/reference/sample-world";
import { classNames } from "../class-names";
import { Marked } from "../frame/marked";
import { fillTone } from "../frame/tones";
import styles from "./screen-frame.module.css";

/** The board in small: bars without words. */
function MiniBoard() {
  const model = boardModel({
    view: "work-week",
    date: sampleWorld.week.start,
    isFiltered: false,
    hasContainer: false,
    isCalendarMode: true,
  });
  return (
    <svg className={styles.mini} width="100%" height={model.rows.length * 18} aria-hidden="true">
      {model.rows.map((row, index) => (
        <g key={row.resource.resourceNo}>
          <line className={styles.line} x2="100%" y1={index * 18 + 17.5} y2={index * 18 + 17.5} />
          {row.bars.map(({ extent, appointment }) => (
            <rect
              key={appointment.id}
              className={fillTone(appointment.category)}
              x={percent(extent.x)}
              width={percent(extent.width)}
              y={index * 18 + 4}
              height={10}
              rx={2}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Lines in place of the words of a panel. */
function Lines({ widths }: { widths: readonly number[] }) {
  return (
    <svg className={styles.mini} width="100%" height={widths.length * 14 + 4} aria-hidden="true">
      {widths.map((width, index) => (
        <rect key={index} className={styles.words} width={`${width}%`} y={index * 14 + 6} height={5} rx={2.5} />
      ))}
    </svg>
  );
}

/** A dock panel of the canvas in small. */
export function FramePanel({ title, isWide, isMarked }: { title: string; isWide: boolean; isMarked: boolean }) {
  return (
    <div className={classNames(styles.panel, isWide && styles.wide)}>
      <Marked isMarked={isMarked} isInside>
        <p>{title}</p>
        <div className={styles.content}>
          {title === "Planning board" ? <MiniBoard /> : <Lines widths={[92, 78, 85, 60]} />}
        </div>
      </Marked>
    </div>
  );
}
