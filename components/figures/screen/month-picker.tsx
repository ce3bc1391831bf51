import { dateOf } from "@/lib/reference/sample-world-clock";
import { classNames } from "../class-names";
import { MarkNumber, markedClass } from "../frame/marked";
import { weekdayName } from "../words";
import styles from "./month-picker.module.css";

const firstDay = -7;
const firstWeek = 9;

const days = [0, 1, 2, 3, 4, 5, 6];

function Week({ week, isMarked }: { week: number; isMarked: boolean }) {
  return (
    <tr className={isMarked ? markedClass : undefined}>
      <th scope="row">
        {isMarked ? <MarkNumber /> : null}
        {firstWeek + week}
      </th>
      {days.map((weekday) => {
        const day = firstDay + week * 7 + weekday;
        const date = dateOf(day * 1440);
        const isChosen = day >= 0 && day <= 4;
        return (
          <td key={day} className={classNames(isChosen && styles.chosen, date.getUTCMonth() !== 2 && styles.other)}>
            {date.getUTCDate()}
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
          {days.map((day) => (
            <th key={day} scope="col">
              {weekdayName(day * 1440).slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[0, 1, 2, 3, 4, 5].map((week) => (
          <Week key={week} week={week} isMarked={highlight === `Week ${firstWeek + week}`} />
        ))}
      </tbody>
    </table>
  );
}
