import { z } from "zod";
import { figures } from "../../../texts/en/figures";
import { text, texts } from "../../reference/atoms";
import { readKept } from "../../reference/yaml-file";
import { figure, partName, pick, pickAll, type Say } from "../figure";
import { detailsFacts, detailsGroups, detailsTabs } from "./details-data";
import { formFacts, formLabels, formNames, formOf } from "./form-data";
import { gridFacts, gridNames, gridOf, gridParts } from "./grid-data";

/** The list that shows when a page names none. */
export const firstGrid = "open-tasks";
/** The screen that shows when a page names none. */
export const firstForm = "connector";

/** `<DataGrid>`. */
export const dataGrid = figure({
  purpose: "A list of the application.",
  examples: ['<DataGrid name="users" show="search" caption="…" />'],
  attributes: {
    name: { noun: "list", values: gridNames },
    highlight: {
      meaning: "a column label or the first cell of a row",
      noun: "part",
      values: ({ name = firstGrid }) => {
        const { columns, rows } = gridOf(name);
        return [...columns.map(({ label }) => label), ...rows.map(([first = ""]) => first)];
      },
    },
    show: { noun: "part", values: gridParts, isList: true },
  },
  tell: ({ name = firstGrid, show }, say) => gridFacts(gridOf(name), pickAll(gridParts, show), say),
});

/** `<DetailsPanel>`. */
export const detailsPanel = figure({
  purpose: "The details panel with one of its tabs open.",
  examples: ['<DetailsPanel tab="Job" highlight="Customer name" caption="…" />'],
  attributes: {
    tab: { values: detailsTabs },
    highlight: {
      meaning: "a label on that tab",
      noun: "part",
      values: ({ tab }) =>
        detailsGroups[pick(detailsTabs, tab)].flatMap(({ fields }) => fields.map(({ label }) => label)),
    },
  },
  tell: ({ tab }, say) => detailsFacts(pick(detailsTabs, tab), say),
});

/** `<FormScreen>`. */
export const formScreen = figure({
  purpose: "A dialog, form, or menu.",
  examples: ['<FormScreen name="connector" highlight="Name" caption="…" />'],
  attributes: {
    name: { noun: "screen", values: formNames },
    highlight: {
      meaning: "a label on that screen",
      noun: "part",
      values: ({ name = firstForm }) => formLabels(formOf(name)),
    },
  },
  tell: ({ name = firstForm }, say) => formFacts(formOf(name), say),
});

/** `<ScreenFrame>`. */
export const screenFrame = figure({
  purpose: "The application frame around the canvas.",
  examples: ['<ScreenFrame highlight="side-menu" caption="…" />'],
  attributes: { highlight: { noun: "part", values: Object.keys(figures.screen.parts) } },
  mark: (highlight, { screen }) => partName(screen.parts, highlight),
  tell: ({ highlight }, { screen }) => frameFacts(highlight, screen),
});

/** Words of the application frame. */
export const frame = readKept(
  "figures/frame.yaml",
  z.strictObject({
    menu: texts,
    administration: texts,
    bottom: texts,
    profile: text,
    brand: text,
    panels: texts,
  }),
);

/** The application frame as sentences. */
function frameFacts(highlight: string | undefined, screen: Say["screen"]): string[] {
  return [
    screen.frame,
    screen.menu(frame.menu.join(", "), frame.bottom.join(", ")),
    highlight === "side-menu" ? screen.administration(frame.administration.join(", ")) : "",
    screen.topBar(frame.profile),
    screen.canvas(frame.panels.join(", ")),
  ];
}
