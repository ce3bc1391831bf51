import { browserStorage, readStoredList } from "@/lib/browser-storage";
import { isRecord } from "@/lib/input/is-record";

/** What a reader thinks of an answer. */
export type Vote = "like" | "dislike";
type Rating = { question: string; sources: string[]; vote: Vote; date: string };

/** Local storage key of the ratings; they never leave the browser. */
const ratingsKey = "search-ratings";
const limit = 50;

/** Keeps a rating, the latest first. */
export function keepRating(rating: Rating): void {
  browserStorage.set(ratingsKey, JSON.stringify([rating, ...readStoredList(ratingsKey, isRating)].slice(0, limit)));
}

function isRating(value: unknown): value is Rating {
  if (!isRecord(value)) return false;
  const { question, sources, vote, date } = value;
  const areTexts = [question, date].every((text) => typeof text === "string");
  return areTexts && Array.isArray(sources) && (vote === "like" || vote === "dislike");
}
