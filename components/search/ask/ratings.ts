import { browserStorage } from "@/lib/browser-storage";

export type Vote = "like" | "dislike";
type Rating = { question: string; sources: string[]; vote: Vote; date: string };

/** Local storage key of the ratings; they never leave the browser. */
const ratingsKey = "search-ratings";
const limit = 50;

/** Keeps a rating, the latest first. */
export function keepRating(rating: Rating): void {
  browserStorage.set(ratingsKey, JSON.stringify([rating, ...readRatings()].slice(0, limit)));
}

function readRatings(): Rating[] {
  try {
    const value: unknown = JSON.parse(browserStorage.get(ratingsKey) ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    // Somebody else's data under this key: as good as none.
    return [];
  }
}
