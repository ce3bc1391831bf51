import {
  type AgendaQuery,
  agendaColumns,
  agendaQuery,
  agendaRange,
  appointmentsOf,
  shownIn,
} from "@/lib/product/figures/agenda/agenda-model";
import { categoryName } from "@/lib/product/figures/board/appointment-facts";
import { dayAndMonth, time, weekdayName } from "@/lib/product/figures/dates";
import type { Grid } from "@/lib/product/figures/screen/grid-data";
import { type Appointment, resourceOf, sampleWorld, subjectOf } from "@/lib/product/reference/sample-world";
import { dayOf } from "@/lib/product/reference/sample-world-clock";
import controls from "../frame/controls.module.css";
import { classNames, Swatch } from "../frame/drawing";
import { drawFigure } from "../frame/figure";
import { Marked } from "../frame/highlight";
import { Legend, ScrollRegion, Window } from "../frame/window";
import { GridTable } from "../screen/grid-table";
import styles from "./agenda.module.css";
import { AgendaColumns } from "./agenda-columns";
import { AgendaMonth } from "./agenda-month";

const views = ["Day", "Week", "Month", "List"];

function Filters({ query, isMarked }: { query: AgendaQuery; isMarked: boolean }) {
  const names = query.resources.map((no) => resourceOf(no).displayName);
  const resource =
    names.length === sampleWorld.resources.length
      ? "All"
      : names.length > 2
        ? `${names.length} chosen`
        : names.join(", ");
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.views}>
        {views.map((view) => (
          <span key={view} className={classNames(controls.control, view.toLowerCase() === query.view && styles.open)}>
            {view}
          </span>
        ))}
      </span>
      <Marked isMarked={isMarked}>
        <span className={styles.filters}>
          {[
            ["Resource", resource],
            ["Department", "All"],
            ["Category", "All"],
          ].map(([label, value]) => (
            <span key={label} className={controls.control}>
              {label} <b>{value}</b>
            </span>
          ))}
        </span>
      </Marked>
      {query.view === "list" ? <span className={controls.control}>Export</span> : null}
    </div>
  );
}

function Categories({ appointments }: { appointments: readonly Appointment[] }) {
  return sampleWorld.categories
    .filter(({ name }) => appointments.some(({ category }) => category === name))
    .map(({ name, displayName }) => (
      <li key={name}>
        <Swatch tone={name} />
        {displayName}
      </li>
    ));
}

/** The agenda as a list: one row an appointment, in order of time. */
function gridOf(appointments: readonly Appointment[], resources: readonly string[]): Grid {
  const shortWeekday = (minute: number) => weekdayName(minute).slice(0, 3);
  const rows = appointments.map((item) => {
    const lasts = dayOf(item.start) !== dayOf(item.end - 1);
    const names = item.resources.filter((no) => resources.includes(no)).map((no) => resourceOf(no).displayName);
    return [
      `${shortWeekday(item.start)} ${dayAndMonth(item.start)}`,
      `${time(item.start)}–${lasts ? `${shortWeekday(item.end)} ` : ""}${time(item.end)}`,
      names.join(", "),
      subjectOf(item),
      categoryName(item),
    ];
  });
  const columns = ["Date", "Time", "Resource", "Subject", "Category"].map((label) => ({ label, isNumber: false }));
  return { name: "agenda", title: "Agenda", tabs: [], actions: [], columns, group: "Date", rows };
}

function View({ query, highlight }: { query: AgendaQuery; highlight?: string }) {
  switch (query.view) {
    case "month":
      return <AgendaMonth resources={query.resources} highlight={highlight} />;
    case "list": {
      const appointments = appointmentsOf(query.resources);
      return (
        <GridTable
          grid={gridOf(appointments, query.resources)}
          markedRow={appointments.findIndex(({ id }) => id === highlight)}
          areHeadsMarked={highlight === "columns"}
        />
      );
    }
    default:
      return <AgendaColumns columns={agendaColumns(query)} highlight={highlight} />;
  }
}

/** The agenda: a read-only day, week, month or list. */
export const Agenda = drawFigure("Agenda", (props, figure) => {
  const query = agendaQuery(props);
  const range = agendaRange(query);
  return (
    <Window title="Agenda" meta={range} icon="calendar">
      <Filters query={query} isMarked={props.highlight === "filters"} />
      <ScrollRegion label="Agenda">
        <div {...(query.view !== "list" && figure.picture(`Agenda, ${range}`))}>
          <View query={query} highlight={props.highlight} />
        </div>
      </ScrollRegion>
      {query.view === "list" ? null : (
        <Legend>
          <ul>
            <Categories appointments={shownIn(query)} />
          </ul>
        </Legend>
      )}
    </Window>
  );
});
