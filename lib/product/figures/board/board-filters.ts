import { type Resource, sampleWorld } from "../../reference/sample-world";
import type { Say } from "../figure";

/** Filter groups with the values that are ticked in a figure; nothing is ticked unless `isTicked`. */
export function filterGroups(isTicked: boolean) {
  const { filters } = sampleWorld.figures;
  return sampleWorld.filterGroups.map(({ name, values }) => ({
    name,
    values,
    ticked: isTicked ? values.filter((value) => filters.includes(value)) : [],
  }));
}

/** Tells whether a resource stays on the board: any value within a group, all groups together. */
export function passesFilters({ skills, region }: Resource): boolean {
  const own = [...skills, region];
  return filterGroups(true).every(({ ticked }) => ticked.length === 0 || ticked.some((value) => own.includes(value)));
}

/** The panel as a sentence. */
export function filtersFact(isTicked: boolean, { board }: Say): string {
  const groups = filterGroups(isTicked);
  const texts = groups.flatMap(({ name, ticked }) => (ticked.length > 0 ? [`${name} ${ticked.join(", ")}`] : []));
  return texts.length > 0 ? board.filtered(texts) : board.unfiltered(groups.map(({ name }) => name));
}
