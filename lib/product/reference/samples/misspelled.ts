import { distance } from "fastest-levenshtein";

/** True for the same letters in another order, or one letter added, dropped, or replaced, but not appended: that is another name. */
export function isMisspelled(text: string, name: string): boolean {
  const sorted = (word: string) => [...word.toLowerCase()].sort().join("");
  return sorted(text) === sorted(name) || (distance(text, name) === 1 && !text.startsWith(name));
}
