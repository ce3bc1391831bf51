import { isInMonth, monthAndYear, monthDays, time, weekdayDate, weekdayName } from "@/lib/product/figures/dates";
import { innerWidth, type PhoneScreen } from "@/lib/product/figures/phone/phone-model";
import { ownVisits } from "@/lib/product/figures/phone/phone-screens";
import { fit } from "@/lib/product/figures/text-width";
import { descriptionOf, siteOfAppointment } from "@/lib/product/reference/sample-world";
import { dateOf, dayLength, dayOf } from "@/lib/product/reference/sample-world-clock";
import { classNames, fillTone } from "../frame/drawing";
import { PinSign } from "../map/map-layers";
import styles from "./phone.module.css";

const hourHeight = 42;
const firstHour = 8;

function Hour({ y, x, label }: { y: number; x: number; label: string }) {
  return (
    <g>
      <line className={styles.line} x1={x} x2={innerWidth} y1={y} y2={y} />
      <text className={styles.muted} y={y + 4}>
        {label}
      </text>
    </g>
  );
}

function DayDrawing() {
  const hours = Array.from({ length: 9 }, (_, index) => firstHour + index);
  const y = (minute: number) => 34 + (minute / 60 - firstHour) * hourHeight;
  return (
    <>
      <text className={styles.strong} y={14}>
        {weekdayDate(0)}
      </text>
      {hours.map((hour) => (
        <Hour key={hour} y={y(hour * 60)} x={44} label={time(hour * 60)} />
      ))}
      {ownVisits
        .filter(({ start }) => start < dayLength)
        .map((visit) => {
          const height = y(visit.end) - y(visit.start) - 2;
          return (
            <g key={visit.id} transform={`translate(44 ${y(visit.start) + 1})`} className={styles.visit}>
              <rect className={fillTone(visit.category)} width={innerWidth - 44} height={height} rx={6} />
              <text className={styles.visitTitle} x={10} y={19}>
                {fit(descriptionOf(visit), 12, innerWidth - 62)}
              </text>
              <text x={10} y={36}>
                {time(visit.start)}–{time(visit.end)}
              </text>
              <text x={10} y={52}>
                {siteOfAppointment(visit)?.place ?? ""}
              </text>
            </g>
          );
        })}
    </>
  );
}

const weekHours = [8, 10, 12, 14, 16];

function WeekDrawing() {
  const column = (innerWidth - 30) / 5;
  const y = (minute: number) => 44 + ((minute % dayLength) / 60 - firstHour) * 38;
  return (
    <>
      {weekHours.map((hour) => (
        <Hour key={hour} y={y(hour * 60)} x={26} label={String(hour).padStart(2, "0")} />
      ))}
      {[0, 1, 2, 3, 4].map((day) => (
        <text key={day} className={styles.centered} x={30 + (day + 0.5) * column} y={18}>
          {weekdayName(day * dayLength).slice(0, 3)} {dateOf(day * dayLength).getUTCDate()}
        </text>
      ))}
      {ownVisits.map((visit) => {
        const x = 30 + dayOf(visit.start) * column + 2;
        return (
          <g key={visit.id} transform={`translate(${x} ${y(visit.start)})`} className={styles.visit}>
            <rect
              className={fillTone(visit.category)}
              width={column - 4}
              height={y(visit.end) - y(visit.start) - 2}
              rx={5}
            />
            <text className={styles.centered} x={(column - 4) / 2} y={16}>
              {time(visit.start)}
            </text>
          </g>
        );
      })}
    </>
  );
}

function MonthDrawing() {
  const column = innerWidth / 7;
  return (
    <>
      <text className={styles.strong} y={14}>
        {monthAndYear(0)}
      </text>
      {monthDays.slice(0, 7).map((day, index) => (
        <text key={day} className={styles.mutedCentered} x={(index + 0.5) * column} y={40}>
          {weekdayName(day * dayLength).slice(0, 2)}
        </text>
      ))}
      {monthDays.map((day, index) => {
        const own = ownVisits.filter(({ start }) => dayOf(start) === day);
        const date = dateOf(day * dayLength);
        return (
          <g key={day} transform={`translate(${((index % 7) + 0.5) * column} ${66 + Math.floor(index / 7) * 50})`}>
            {day === 0 ? <circle className={styles.primary} cy={-4} r={13} /> : null}
            <text
              className={classNames(
                isInMonth(day * dayLength) ? styles.centered : styles.mutedCentered,
                day === 0 && styles.onPrimary,
              )}
            >
              {date.getUTCDate()}
            </text>
            {own.map((visit, dot) => (
              <circle
                key={visit.id}
                className={fillTone(visit.category)}
                cx={(dot - (own.length - 1) / 2) * 9}
                cy={16}
                r={3.5}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

/** A small abstract map with the pin of the site. */
function MapDrawing() {
  return (
    <g>
      <rect className={styles.land} width={innerWidth} height={250} rx={10} />
      <svg width={innerWidth} height={250} aria-hidden="true">
        <path className={styles.water} d={`M0 70C60 90 90 150 150 160S220 185 ${innerWidth} 228`} />
        <path className={styles.road} d={`M0 200 90 140 ${innerWidth} 60M110 0 140 120 120 250M190 0 160 110`} />
      </svg>
      <g transform="translate(128 132)">
        <PinSign pin={{ type: "job", tone: "north", sign: "N" }} />
      </g>
    </g>
  );
}

/** A drawing of a schedule or of the site. */
export function Drawing({ type }: { type: NonNullable<PhoneScreen["drawing"]> }) {
  switch (type) {
    case "day":
      return <DayDrawing />;
    case "week":
      return <WeekDrawing />;
    case "month":
      return <MonthDrawing />;
    case "map":
      return <MapDrawing />;
  }
}
