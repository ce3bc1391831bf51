import { appointmentsOf } from "@/lib/product/figures/agenda/agenda-model";
import { categoryName } from "@/lib/product/figures/board/appointment-facts";
import type { Grid } from "@/lib/product/figures/screen/grid-data";
import { dayAndMonth, time, weekdayName } from "@/lib/product/figures/words";
import { resourceOf, subjectOf } from "@/lib/product/reference/sample-world";
import { GridTable } from "../screen/grid-table";

const columns = ["Date", "Time", "Resource", "Subject", "Category"];

/** The agenda as a list: one row an appointment and resource, in order of time. */
function agendaGrid(resources: readonly string[]): Grid {
  const rows = appointmentsOf(resources).flatMap((item) => {
    const lasts = Math.floor(item.start / 1440) !== Math.floor((item.end - 1) / 1440);
    const end = lasts ? `${weekdayName(item.end).slice(0, 3)} ${time(item.end)}` : time(item.end);
    const names = item.resources.filter((no) => resources.includes(no)).map((no) => resourceOf(no).displayName);
    return [
      [
        `${weekdayName(item.start).slice(0, 3)} ${dayAndMonth(item.start)}`,
        `${time(item.start)}–${end}`,
        names.join(", "),
        subjectOf(item),
        categoryName(item),
      ],
    ];
  });
  return {
    name: "agenda",
    title: "Agenda",
    tabs: [],
    actions: [],
    columns: columns.map((label) => ({ label, isNumber: false })),
    group: "Date",
    rows,
  };
}

/** Draws the list; a highlighted appointment is found by its subject. */
export function AgendaList({ resources, highlight }: { resources: readonly string[]; highlight?: string }) {
  const index = appointmentsOf(resources).findIndex(({ id }) => id === highlight);
  return (
    <GridTable
      grid={agendaGrid(resources)}
      markedRow={index < 0 ? undefined : index}
      areHeadsMarked={highlight === "columns"}
    />
  );
}
