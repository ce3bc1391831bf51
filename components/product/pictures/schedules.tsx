import { dayEnd, dayStart } from "@/lib/product/figures/agenda/agenda-model";
import { boardModel } from "@/lib/product/figures/board/board-model";
import { ganttAxis } from "@/lib/product/figures/gantt/gantt";
import { extentOf } from "@/lib/product/figures/geometry";
import { sampleWorld } from "@/lib/product/reference/sample-world";
import { dayLength, dayOf } from "@/lib/product/reference/sample-world-clock";
import { fillTone } from "../figures/frame/drawing";
import styles from "./picture.module.css";
import { height, short, width } from "./size";

const left = 26;
const room = width - left;

function Rows({ count, step }: { count: number; step: number }) {
  return (
    <>
      <path
        className={styles.line}
        d={Array.from({ length: count - 1 }, (_, row) => `M0 ${short((row + 1) * step)}H${width}`).join("")}
      />
      <path
        className={styles.names}
        d={Array.from({ length: count }, (_, row) => `M6 ${short((row + 0.5) * step)}h${row % 2 ? 11 : 14}`).join("")}
      />
    </>
  );
}

/** Resources as rows, the week as columns, every appointment in the color of its category. */
export function BoardPicture() {
  const { rows } = boardModel({ view: "work-week", date: sampleWorld.week.start });
  const step = height / rows.length;
  const days = [1, 2, 3, 4].map((day) => `M${short(left + (day * room) / 5)} 0V${height}`);
  return (
    <>
      <Rows count={rows.length} step={step} />
      <path className={styles.line} d={`M${left} 0V${height}${days.join("")}`} />
      {rows.flatMap(({ bars }, row) =>
        bars.map(({ appointment, extent }) => (
          <rect
            key={`${row}-${appointment.id}`}
            className={fillTone(appointment.category)}
            x={short(left + extent.x * room)}
            y={short((row + 0.22) * step)}
            width={short(extent.width * room)}
            height={short(step * 0.56)}
            rx={1.5}
          />
        )),
      )}
    </>
  );
}

/** The tasks of the project as steps. */
export function GanttPicture() {
  const { tasks } = sampleWorld.project;
  const step = height / tasks.length;
  return (
    <>
      <Rows count={tasks.length} step={step} />
      {tasks.flatMap((task, row) => {
        const extent = extentOf({ ...ganttAxis, days: 5 }, task);
        const isSummary = task.kind === "summary";
        if (!extent) return [];
        return (
          <rect
            key={task.taskNo}
            className={isSummary ? styles.strong : fillTone("PROJECT")}
            x={short(left + extent.x * room)}
            y={short((row + (isSummary ? 0.4 : 0.25)) * step)}
            width={short(extent.width * room)}
            height={short(step * (isSummary ? 0.2 : 0.5))}
            rx={1.5}
          />
        );
      })}
    </>
  );
}

/** Five days as columns, with what a technician does at which hour. */
export function AgendaPicture() {
  const column = width / 5;
  const y = (minute: number) => short((((minute % dayLength) - dayStart) / (dayEnd - dayStart)) * height);
  const own = sampleWorld.appointments.filter(({ start, end }) => dayOf(start) === dayOf(end) && start < 5 * dayLength);
  return (
    <>
      <path className={styles.line} d={[1, 2, 3, 4].map((day) => `M${day * column} 0V${height}`).join("")} />
      <path className={styles.line} d={[1, 2, 3, 4].map((part) => `M0 ${part * 20}H${width}`).join("")} />
      {own.map(({ id, start, end, category, resources }) => {
        const half = column / 2 - 3;
        const isSecond = !resources.includes("R0100");
        return (
          <rect
            key={id}
            className={fillTone(category)}
            x={short(dayOf(start) * column + 2 + (isSecond ? half + 2 : 0))}
            y={y(start)}
            width={short(half)}
            height={short(y(end) - y(start))}
            rx={1.5}
          />
        );
      })}
    </>
  );
}
