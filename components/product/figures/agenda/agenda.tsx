import type { Wording } from "@/lib/authoring/wording";
import {
  type AgendaQuery,
  agendaColumns,
  agendaQuery,
  agendaRange,
  shownIn,
} from "@/lib/product/figures/agenda/agenda-model";
import { resourceOf, sampleWorld } from "@/lib/product/reference/sample-world";
import type { Appointment } from "@/lib/product/reference/sample-world-types";
import legend from "../board/board-legend.module.css";
import { Figure } from "../frame/figure";
import { Marked } from "../frame/marked";
import { Swatch } from "../frame/swatch";
import { ScrollRegion, Window } from "../frame/window";
import { type FigureProps, openFigure } from "../open-figure";
import styles from "./agenda.module.css";
import { AgendaColumns } from "./agenda-columns";
import { AgendaList } from "./agenda-list";
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
          <span key={view} className={view.toLowerCase() === query.view ? styles.open : undefined}>
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
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </span>
      </Marked>
      {query.view === "list" ? <span className={styles.export}>Export</span> : null}
    </div>
  );
}

function Legend({ appointments }: { appointments: readonly Appointment[] }) {
  return (
    <div className={legend.legend} aria-hidden="true">
      <ul>
        {sampleWorld.categories
          .filter(({ name }) => appointments.some(({ category }) => category === name))
          .map(({ name, displayName }) => (
            <li key={name}>
              <Swatch tone={name} />
              {displayName}
            </li>
          ))}
      </ul>
    </div>
  );
}

function View({ query, highlight }: { query: AgendaQuery; highlight?: string }) {
  switch (query.view) {
    case "month":
      return <AgendaMonth resources={query.resources} highlight={highlight} />;
    case "list":
      return <AgendaList resources={query.resources} highlight={highlight} />;
    default:
      return <AgendaColumns columns={agendaColumns(query)} highlight={highlight} />;
  }
}

/** The agenda: a read-only day, week, month or list. */
export function Agenda(props: FigureProps<"Agenda">, wording: Wording = "edition") {
  const figure = openFigure("Agenda", props, wording);
  const query = agendaQuery(props);
  const label = `Agenda, ${agendaRange(query)}`;
  return (
    <Figure {...figure}>
      <Window title="Agenda" meta={agendaRange(query)} icon="calendar">
        <Filters query={query} isMarked={props.highlight === "filters"} />
        <ScrollRegion label={label}>
          <div {...(query.view !== "list" && figure.picture(label))}>
            <View query={query} highlight={props.highlight} />
          </div>
        </ScrollRegion>
        {query.view === "list" ? null : <Legend appointments={shownIn(query)} />}
      </Window>
    </Figure>
  );
}
