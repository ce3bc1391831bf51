import type { Contract } from "../../../authoring/contract";
import { caption, drawFigure } from "../figure";
import { pick, pickAll } from "../pick";
import { sayIn } from "../say";
import { gridParts } from "./data-grid-values";
import { detailsGroups, detailsTabs } from "./details-data";
import { detailsFacts } from "./details-facts";
import { formLabels, formNames, formOf } from "./form-data";
import { formFacts } from "./form-facts";
import { frameFacts } from "./frame-facts";
import { frameParts } from "./frame-values";
import { gridNames, gridOf } from "./grid-data";
import { gridFacts } from "./grid-facts";

/** The list that shows when a page names none. */
export const firstGrid = "open-tasks";
/** The screen that shows when a page names none. */
export const firstForm = "connector";

/** `<DataGrid>`. */
export const dataGrid = {
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
    caption,
  },
  draw: ({ name = firstGrid, show, highlight, caption: words }, wording) =>
    drawFigure(words, gridFacts(gridOf(name), pickAll(gridParts, show), highlight, sayIn(wording))),
} as const satisfies Contract;

/** `<DetailsPanel>`. */
export const detailsPanel = {
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
    caption,
  },
  draw: ({ tab, highlight, caption: words }, wording) =>
    drawFigure(words, detailsFacts(pick(detailsTabs, tab), highlight, sayIn(wording))),
} as const satisfies Contract;

/** `<FormScreen>`. */
export const formScreen = {
  purpose: "A dialog, form or menu.",
  examples: ['<FormScreen name="connector" highlight="Name" caption="…" />'],
  attributes: {
    name: { noun: "screen", values: formNames },
    highlight: {
      meaning: "a label on that screen",
      noun: "part",
      values: ({ name = firstForm }) => formLabels(formOf(name)),
    },
    caption,
  },
  draw: ({ name = firstForm, highlight, caption: words }, wording) =>
    drawFigure(words, formFacts(formOf(name), highlight, sayIn(wording))),
} as const satisfies Contract;

/** `<ScreenFrame>`. */
export const screenFrame = {
  purpose: "The application frame around the canvas.",
  examples: ['<ScreenFrame highlight="side-menu" caption="…" />'],
  attributes: { highlight: { noun: "part", values: frameParts }, caption },
  draw: ({ highlight, caption: words }, wording) => drawFigure(words, frameFacts(highlight, sayIn(wording))),
} as const satisfies Contract;
