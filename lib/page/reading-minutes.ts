/** Words of running text an adult reads in a minute; on the slow side, for text that names fields and codes. */
const wordsPerMinute = 200;

/** Minutes to read a text of so many words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
