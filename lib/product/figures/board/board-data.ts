import { z } from "zod";
import { listBy, requireKnown } from "../../../input/validate";
import { figures } from "../../../texts/en/figures";
import { pairsOf, text, texts } from "../../reference/atoms";
import { type Resource, sampleWorld } from "../../reference/sample-world";
import { dateOf, dayLength } from "../../reference/sample-world-clock";
import { readKept } from "../../reference/yaml-file";
import { iconPaths, isIconName } from "../icon-paths";

/** Views of the board; the first is the default. */
export const boardViews = ["work-week", "day", "week"] as const;
/** What `show` can put around and over the rows. */
export const boardPanels = [
  "toolbar",
  "open-tasks",
  "container",
  "context-menu",
  "bottom-bar",
  "tooltip",
  "resource-filters",
  "filtered",
] as const;

/** Parts of a board that can be highlighted. */
export const boardParts = Object.keys(figures.board.parts);

/** Numbers of the resources. */
export const resourceNos = sampleWorld.resources.map(({ resourceNo }) => resourceNo);
/** Ids of the appointments. */
export const appointmentIds = sampleWorld.appointments.map(({ id }) => id);

/** Dates of the sample week, Monday to Sunday. */
export const sampleDates = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  dateOf(day * dayLength)
    .toISOString()
    .slice(0, 10),
);

const icon = text.transform((name, context) => {
  if (isIconName(name)) return name;
  requireKnown(context, [], name, Object.keys(iconPaths), "icon");
  return z.NEVER;
});

const tool = z.strictObject({
  part: text,
  label: text,
  icon: icon.optional(),
  type: z.enum(["button", "text", "value", "box", "switch"]).default("button"),
});

/** The form of what is around the rows of the board; keys and submenus are of entries of the context menu. */
export const boardSchema = z
  .strictObject({
    toolbar: listBy(tool, "part"),
    contextMenu: z.array(z.strictObject({ group: text, entries: texts })),
    keys: pairsOf("entry", "key"),
    submenus: texts,
    bottomBar: z.array(z.strictObject({ label: text, value: text })),
  })
  .superRefine(({ contextMenu, keys, submenus }, context) => {
    const entries = contextMenu.flatMap((group) => group.entries);
    for (const [index, entry] of [...keys.keys()].entries())
      requireKnown(context, ["keys", index, "entry"], entry, entries, "entry of the context menu");
    for (const [index, entry] of submenus.entries())
      requireKnown(context, ["submenus", index], entry, entries, "entry of the context menu");
  });

/** Toolbar, context menu and bottom bar of the planning board, read once. */
export const boardData = readKept("figures/board.yaml", boardSchema);

/** An item of the toolbar. */
export type Tool = (typeof boardData.toolbar)[number];

/** Filter groups with the values that are ticked in a figure; nothing is ticked unless `isTicked`. */
export function filterGroups(isTicked: boolean) {
  const { filters } = sampleWorld.figures;
  return sampleWorld.filterGroups.map(({ name, values }) => ({
    name,
    values,
    ticked: isTicked ? values.filter((value) => filters.includes(value)) : [],
  }));
}

/** True when a resource passes the filters: any value within a group, all groups combined. */
export function passesFilters({ skills, region }: Resource): boolean {
  const own = [...skills, region];
  return filterGroups(true).every(({ ticked }) => ticked.length === 0 || ticked.some((value) => own.includes(value)));
}
