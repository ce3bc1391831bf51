import { expect, test } from "vitest";
import { appointmentOf } from "../../reference/sample-world";
import { narrowest } from "./board-axis";
import { appointmentIds, boardData, boardViews, sampleDates } from "./board-data";
import { boardView } from "./board-view";
import { isGray } from "./overlay";

test("keeps the context menu and tooltip of every bar inside the narrowest drawing", () => {
  const cut = boardViews.flatMap((view) =>
    sampleDates.flatMap((date) =>
      appointmentIds.flatMap((selected) =>
        boardView({ view, date, selected, appointments: selected, show: "context-menu, tooltip" })
          .overlays.map(({ type, x, dx, width }) => ({ type, start: x * narrowest + dx, width }))
          .filter(({ start, width }) => start < 0 || start + width > narrowest)
          .map(({ type }) => `${type} of ${selected}, ${view} ${date}`),
      ),
    ),
  );
  expect(cut).toEqual([]);
});

test("entries of the context menu that cannot work on an appointment are gray", () => {
  const grayOf = (id: string) => {
    const entries = boardData.contextMenu.flatMap((group) => group.entries);
    return entries.filter((entry) => isGray(entry, appointmentOf(id)));
  };
  const neither = ["Links", "Action URIs"];
  expect(grayOf("4021")).toEqual(["Open in Gantt", "Disconnect assignment", ...neither]);
  expect(grayOf("4025")).toEqual(["Disconnect assignment", "Remove from container", ...neither]);
  expect(grayOf("4027")).toEqual(["Show on map", "Open in Gantt", "Repeat", "Remove from container", ...neither]);
});
