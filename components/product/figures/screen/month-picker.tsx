import { chosenDays, isInMonth, isoWeek, monthDays, monthWeeks, weekdayName } from "@/lib/product/figures/dates";
import { dateOf, dayLength } from "@/lib/product/reference/sample-world-clock";
import { classNames } from "../frame/drawing";
import { MarkNumber, markedClass } from "../frame/highlight";
import styles from "./month-picker.module.css";

const weekOf = ([monday = 0]: readonly number[]) => isoWeek(monday * dayLength);
const weeks = Array.from({ length: monthWeeks }, (_, week) => monthDays.slice(week * 7, week * 7 + 7));

function Week({ days, isMarked }: { days: readonly number[]; isMarked: boolean }) {
  return (
    <tr className={isMarked ? markedClass : undefined}>
      <th scope="row">
        {isMarked ? <MarkNumber /> : null}
        {weekOf(days)}
      </th>
      {days.map((day) => {
        const isChosen = day >= chosenDays[0] && day <= chosenDays[1];
        return (
          <td key={day} className={classNames(isChosen && styles.chosen, !isInMonth(day * dayLength) && styles.other)}>
            {dateOf(day * dayLength).getUTCDate()}
          </td>
        );
      })}
    </tr>
  );
}

/** One month with ISO week numbers; the sample week is chosen. A table, because days stand in rows and columns. */
export function MonthPicker({ highlight }: { highlight?: string }) {
  return (
    <table className={styles.month}>
      <thead>
        <tr>
          <th scope="col">Week</th>
          {monthDays.slice(0, 7).map((day) => (
            <th key={day} scope="col">
              {weekdayName(day * dayLength).slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <Week key={weekOf(days)} days={days} isMarked={highlight === `Week ${weekOf(days)}`} />
        ))}
      </tbody>
    </table>
  );
}
