import { chosenDays, firstDay, monthWeeks } from "@/lib/product/figures/screen/month-days";
import { isInMonth, isoWeek, weekdayName } from "@/lib/product/figures/words";
import { dateOf } from "@/lib/product/reference/sample-world-clock";
import { classNames } from "../class-names";
import { MarkNumber, markedClass } from "../frame/marked";
import styles from "./month-picker.module.css";

const days = [0, 1, 2, 3, 4, 5, 6];

function Week({ week, isMarked }: { week: number; isMarked: boolean }) {
  return (
    <tr className={isMarked ? markedClass : undefined}>
      <th scope="row">
        {isMarked ? <MarkNumber /> : null}
        {isoWeek((firstDay + week * 7) * 1440)}
      </th>
      {days.map((weekday) => {
        const day = firstDay + week * 7 + weekday;
        const date = dateOf(day * 1440);
        const isChosen = day >= chosenDays[0] && day <= chosenDays[1];
        return (
          <td key={day} className={classNames(isChosen && styles.chosen, !isInMonth(day * 1440) && styles.other)}>
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
        {Array.from({ length: monthWeeks }, (_, week) => (
          <Week key={week} week={week} isMarked={highlight === `Week ${isoWeek((firstDay + week * 7) * 1440)}`} />
        ))}
      </tbody>
    </table>
  );
}
