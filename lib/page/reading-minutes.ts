/** Words of running text that an adult reads per minute; on the slow side, for text that names fields and codes. */
const wordsPerMinute = 200;

/** Reading time in minutes of a number of words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
