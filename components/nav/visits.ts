import { browserStorage, readStoredList } from "@/lib/browser-storage";
import { base } from "@/lib/nav/edition";
import { isSitePath } from "@/lib/paths";

/** A page the reader has opened: its path in this edition, and its title. */
export type Visit = { path: string; title: string };

/** Local storage key of the pages that were visited last in this edition, newest first. */
export const visitsKey = `visited:${base}`;

/** How many are kept: as many as fit on one or two lines. */
const limit = 5;

/** The pages visited last, newest first; none where the browser keeps nothing. */
export const readVisits = (): Visit[] => readStoredList(visitsKey, isVisit).slice(0, limit);

/** Adds a page to the front of the list. */
export function addVisit(visit: Visit): void {
  const others = readVisits().filter(({ path }) => path !== visit.path);
  browserStorage.set(visitsKey, JSON.stringify([visit, ...others].slice(0, limit)));
}

/** Clears the list. */
export const clearVisits = (): void => void browserStorage.remove(visitsKey);

function isVisit(value: unknown): value is Visit {
  if (typeof value !== "object" || value === null) return false;
  const { path, title } = value as Partial<Visit>;
  return typeof path === "string" && isSitePath(path) && typeof title === "string" && title !== "";
}
