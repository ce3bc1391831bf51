import { words as language } from "#texts/words";

/** A word with its inner marks: `sourceApp`, `PL-4005`, `data-driven`, `appointment.updated`. */
const wordPattern = /[\p{L}\p{N}]+(?:[-._'’][\p{L}\p{N}]+)*/gu;
const innerMark = /[-._]/;
/** Between a lowercase letter or digit and an uppercase letter: source|App. */
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** Names that punctuation would break. */
const namedLanguages: readonly [RegExp, string][] = [
  [/\bc#/gi, "csharp"],
  [/(?<![\p{L}\p{N}])\.net\b/giu, "dotnet"],
];

/** A cheap test that spares most texts the slower patterns. */
const mayNameLanguage = /#|\.net/i;

/** Words without a topic, which are removed from a query unless it has no others. */
export const stopWords: ReadonlySet<string> = new Set(language.stop.split(" "));

/** Terms by word, so that a text of 100,000 words needs only lookups. Lives as long as the page or worker. */
const known = new Map<string, readonly string[]>();

/** Splits a text into words as written. */
export function splitWords(text: string): string[] {
  const named = mayNameLanguage.test(text)
    ? namedLanguages.reduce((result, [pattern, name]) => result.replace(pattern, name), text)
    : text;
  return named.match(wordPattern) ?? [];
}

/** One of those names, or a word; without the `i` flag, which would slow down every word. */
const placed = new RegExp(`\\b[Cc]#|(?<![\\p{L}\\p{N}])\\.[Nn][Ee][Tt]\\b|${wordPattern.source}`, "gu");

/** The words of a text with their positions. */
export const placesOfWords = (text: string): { word: string; start: number; end: number }[] =>
  [...text.matchAll(placed)].map(({ 0: found, index: start }) => {
    const [word = found] = /^\.|#$/.test(found) ? splitWords(found) : [];
    return { word, start, end: start + found.length };
  });

/** The terms of a word: all its parts joined, then each part: `sourceApp` → sourceapp, source, app. */
export function termsOf(word: string): readonly string[] {
  const found = known.get(word);
  if (found) return found;
  const parts = word
    .replace(/['’]s$|['’]/g, "")
    .split(innerMark)
    .flatMap((part) => part.split(camelBoundary))
    .flatMap(language.divide);
  const whole = normalize(parts.join(""));
  const terms = parts.length > 1 ? [...new Set([whole, ...parts.map(normalize)])] : [whole];
  known.set(word, terms);
  return terms;
}

/** Lowercases, removes accents, and stems a word. */
function normalize(word: string): string {
  return language.stem(word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
}

/** All terms of a text, for the index. A loop takes half the time of `flatMap` for millions of words. */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  for (const word of splitWords(text)) for (const term of termsOf(word)) terms.push(term);
  return terms;
}

/** Prefix of a term for two neighboring words, which only matches as a whole. */
const pairMark = "=";

/** The term for two neighboring words, or for one that may be their compound: "timesheets" finds "Time sheets". */
export function pairTerm(first: string, second = ""): string {
  return `${pairMark}${first}${second}`;
}

/** Whether a term stands for a pair of neighbors. */
export const isPairTerm = (term: string) => term.startsWith(pairMark);

/** Like `tokenize`, with the term of each pair of neighbors; for titles and headings. */
export function tokenizeTitle(text: string): string[] {
  const wholes = splitWords(text).map((word) => termsOf(word)[0] ?? "");
  const pairs = wholes.slice(1).map((word, index) => pairTerm(wholes[index] ?? "", word));
  return [...tokenize(text), ...pairs];
}

/** A normalized key of a text, equal for all spellings: "API keys", "apikeys", "Api-Key". */
export function keyOf(text: string): string {
  return splitWords(text)
    .map((word) => termsOf(word)[0])
    .join("");
}

/** Whether a word has no topic, perhaps in a contraction: "do", "don't". */
export function isStopWord(word: string): boolean {
  const plain = word.toLowerCase();
  return stopWords.has(plain) || stopWords.has(plain.replace(language.contraction, ""));
}

/** The topic words of a query, or all words if there are none. */
export function topicWords(query: string): string[] {
  const words = splitWords(query);
  const topics = words.filter((word) => !isStopWord(word));
  return topics.length > 0 ? topics : words;
}

/** The key of a text's topic words: "Delete a user" has that of "delete user". */
export function topicKeyOf(text: string): string {
  return keyOf(topicWords(text).join(" "));
}
