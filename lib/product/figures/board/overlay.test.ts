import { expect, test } from "vitest";
import { narrowest } from "./board-axis";
import { appointmentIds, boardViews, sampleDates } from "./board-data";
import { boardView } from "./board-view";

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
