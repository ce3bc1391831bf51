import { browserStorage, readStoredList } from "@/lib/browser-storage";
import { base } from "@/lib/nav/edition";
import { isSitePath } from "@/lib/paths";

/** A visited page: its path in this edition, its title, and the language of the title where it is not the edition's. */
export type Visit = { path: string; title: string; language?: string };

/** Local storage key of the pages visited last in this edition, newest first. */
export const visitsKey = `visited:${base}`;

/** Maximum number of visits, which fit on one or two lines. */
const limit = 5;

/** The pages visited last, newest first; empty where storage is unavailable. */
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
  const { path, title, language = "" } = value as Partial<Visit>;
  const isNamed = typeof title === "string" && title !== "" && typeof language === "string";
  return isNamed && typeof path === "string" && isSitePath(path);
}
