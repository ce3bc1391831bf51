import { distance } from "fastest-levenshtein";

/** True for the same letters in another order, or one letter more, less, or other; a name that goes on is another name. */
export function isMisspelled(text: string, name: string): boolean {
  const sorted = (word: string) => [...word.toLowerCase()].sort().join("");
  return sorted(text) === sorted(name) || (distance(text, name) === 1 && !text.startsWith(name));
}
